// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

package main

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"os"
	"strings"
	"syscall"

	"github.com/asaskevich/govalidator"
	"github.com/go-playground/validator/v10"
)

type call struct {
	library, topic, source string
	accepts                func(string) bool
}

func now() int64 {
	var usage syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	return usage.Utime.Nano() + usage.Stime.Nano()
}

func main() {
	validate := validator.New()
	var calls []call
	for _, pair := range [][2]string{
		{"url", "url"}, {"uri", "uri"}, {"email", "email"}, {"domain", "fqdn"}, {"hostname", "hostname_rfc1123"},
		{"ipv4", "ipv4"}, {"ipv6", "ipv6"}, {"mac", "mac"}, {"date", "datetime=2006-01-02"}, {"uuid", "uuid_rfc4122"},
		{"isbn", "isbn"}, {"base64", "base64"},
	} {
		tag := pair[1]
		calls = append(calls, call{"go-playground", pair[0], tag, func(text string) bool {
			return validate.Var(text, tag) == nil
		}})
	}
	calls = append(calls,
		call{"govalidator", "card", "IsCreditCard", govalidator.IsCreditCard},
		call{"govalidator", "url", "IsURL", govalidator.IsURL},
		call{"govalidator", "email", "IsEmail", govalidator.IsEmail},
		call{"govalidator", "domain", "IsDNSName", govalidator.IsDNSName},
		call{"govalidator", "ipv4", "IsIPv4", govalidator.IsIPv4},
		call{"govalidator", "ipv6", "IsIPv6", govalidator.IsIPv6},
		call{"govalidator", "mac", "IsMAC", govalidator.IsMAC},
		call{"govalidator", "datetime", "IsRFC3339", govalidator.IsRFC3339},
		call{"govalidator", "uuid", "IsUUID", govalidator.IsUUID},
		call{"govalidator", "isbn", "IsISBN10 or IsISBN13", func(text string) bool {
			return govalidator.IsISBN10(text) || govalidator.IsISBN13(text)
		}},
		call{"govalidator", "semver", "IsSemver", govalidator.IsSemver},
		call{"govalidator", "base64", "IsBase64", govalidator.IsBase64},
	)
	rows := map[string][]string{}
	scanner := bufio.NewScanner(os.Stdin)
	scanner.Buffer(nil, 1<<20)
	for scanner.Scan() {
		parts := strings.Split(scanner.Text(), "\t")
		text, _ := hex.DecodeString(parts[1])
		rows[parts[0]] = append(rows[parts[0]], string(text))
	}
	for _, call := range calls {
		inputs := rows[call.topic]
		if inputs == nil {
			continue
		}
		verdicts := ""
		for _, input := range inputs {
			verdicts += verdict(call, input)
		}
		start, rounds := now(), 0
		for now()-start < 200_000_000 {
			for _, input := range inputs {
				verdict(call, input)
			}
			rounds++
		}
		cost := float64(now()-start) / float64(rounds*len(inputs))
		fmt.Printf("%s\t%s\t%s\t%s\t%f\n", call.library, call.topic, call.source, verdicts, cost)
	}
}

func verdict(call call, input string) (result string) {
	defer func() {
		if recover() != nil {
			result = "x"
		}
	}()
	if call.accepts(input) {
		return "1"
	}
	return "0"
}

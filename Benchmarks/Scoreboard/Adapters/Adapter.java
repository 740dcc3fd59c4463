// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import java.io.*;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.Predicate;
import org.apache.commons.validator.routines.*;
import org.apache.commons.validator.routines.checkdigit.*;

class Adapter {
    record Call(String topic, String source, Predicate<String> accepts) {}

    static long now() { return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime(); }

    public static void main(String[] arguments) throws IOException {
        var card = new CreditCardValidator();
        var calls = List.of(
            new Call("card", "CreditCardValidator", card::isValid),
            new Call("url", "UrlValidator(http, https)", new UrlValidator(new String[] {"http", "https"})::isValid),
            new Call("email", "EmailValidator", EmailValidator.getInstance()::isValid),
            new Call("domain", "DomainValidator", DomainValidator.getInstance()::isValid),
            new Call("ipv4", "InetAddressValidator", InetAddressValidator.getInstance()::isValidInet4Address),
            new Call("ipv6", "InetAddressValidator", InetAddressValidator.getInstance()::isValidInet6Address),
            new Call("iban", "IBANValidator", IBANValidator.getInstance()::isValid),
            new Call("isbn", "ISBNValidator", ISBNValidator.getInstance()::isValid),
            new Call("ean", "EAN13CheckDigit", EAN13CheckDigit.EAN13_CHECK_DIGIT::isValid),
            new Call("date", "DateValidator(\"yyyy-MM-dd\")", t -> DateValidator.getInstance().isValid(t, "yyyy-MM-dd")));
        var rows = new LinkedHashMap<String, List<String>>();
        var reader = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = reader.readLine()) != null; ) {
            var parts = line.split("\t", -1);
            var text = new String(HexFormat.of().parseHex(parts[1]), StandardCharsets.UTF_8);
            rows.computeIfAbsent(parts[0], key -> new ArrayList<>()).add(text);
        }
        for (var call : calls) {
            var inputs = rows.get(call.topic());
            if (inputs == null) continue;
            var verdicts = new StringBuilder();
            for (var input : inputs) verdicts.append(verdict(call, input));
            for (int round = 0; round < 2_000; round++) for (var input : inputs) verdict(call, input);
            long start = now();
            int rounds = 0;
            do {
                for (var input : inputs) verdict(call, input);
                rounds++;
            } while (now() - start < 200_000_000);
            System.out.println(String.join("\t", "commons-validator", call.topic(), call.source(), verdicts,
                String.valueOf((now() - start) / (double) rounds / inputs.size())));
        }
    }

    static char verdict(Call call, String input) {
        try {
            return call.accepts().test(input) ? '1' : '0';
        } catch (RuntimeException error) {
            return 'x';
        }
    }
}

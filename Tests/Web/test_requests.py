# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

"""Requests that no browser sends, each with its status. After each of them the server still serves the form."""

import json
import random
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.parse
import uuid

import pytest

from conftest import ACCEPTED, PASSWORD, PROGRAM, ROOT, Server, secrets_in

FORM = "Content-Type: application/x-www-form-urlencoded\r\n"


def exchange(server, *parts, delay=0.0, timeout=20.0):
    """Sends bytes, and returns everything that the server sends until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=timeout) as connection:
        try:
            for part in parts:
                connection.sendall(part if isinstance(part, bytes) else part.encode())
                time.sleep(delay)
        except (BrokenPipeError, ConnectionResetError):
            # The server has already rejected the request, but its response can still be read.
            pass
        received = b""
        while block := connection.recv(65536):
            received += block
        return received


def status(response):
    match = re.match(rb"HTTP/1\.1 (\d{3}) ", response)
    return int(match[1]) if match else None


def get(path="/", *fields, method="GET", host="Host: 127.0.0.1"):
    lines = [f"{method} {path} HTTP/1.1", *([host] if host else []), "Connection: close", *fields]
    return "\r\n".join(lines) + "\r\n\r\n"


def post(body, *fields, path="/order", type="application/x-www-form-urlencoded"):
    body = body if isinstance(body, bytes) else body.encode()
    return get(path, f"Content-Type: {type}", f"Content-Length: {len(body)}", *fields, method="POST").encode() + body


def chunked(body):
    return get("/order", FORM.strip(), "Transfer-Encoding: chunked", method="POST") + body


def order(**values):
    """The body of a form from a page of its own."""
    return urllib.parse.urlencode(ACCEPTED | {"order": str(uuid.uuid4())} | values)


# The tests' names contain it, so it doesn't change.
ACCEPTED_BODY = order(order="00000000-0000-4000-8000-000000000001")


@pytest.fixture(autouse=True)
def lives(server):
    yield
    assert status(exchange(server, get())) == 200
    assert server.process.poll() is None


@pytest.mark.parametrize(
    "request_bytes, expected",
    [
        (get(), 200),
        (get("/?lang=ja"), 200),
        (get(method="HEAD"), 200),
        (post(ACCEPTED_BODY), 303),
        (post("name=x"), 422),
        (post("swap=document"), 200),
        (post("language=de"), 303),
        (post("language=xx"), 400),
        (post("language="), 400),
        (post("swap=language&lang=de"), 400),
        (get("/?order=x"), 400),
        (get("/?order=00000000-0000-4000-8000-000000000001"), 200),
        # Paths and methods
        (get("/missing"), 404),
        (get("/../../etc/passwd"), 404),
        (get("/%2e%2e/"), 404),
        (get("/STYLE.CSS"), 404),
        (get(method="DELETE"), 405),
        (get(method="PUT"), 405),
        (get(method="BREW"), 405),
        (get("/check"), 404),
        (post("", path="/rules.js"), 405),
        (post("", path="/thanks"), 405),
        (post("", path="/"), 405),
        (get("/order"), 200),
        # Types and bodies
        (post("{}", type="application/json"), 415),
        (post("--x", type="multipart/form-data; boundary=x"), 415),
        (get("/order", method="POST"), 415),
        (post("name=%zz"), 400),
        (post("name=%FF"), 400),
        (post("name=a&name=b"), 400),
        (post("&".join(f"a{i}=" for i in range(100))), 400),
        (post("document-kind=unknown"), 400),
        (post(urllib.parse.urlencode(ACCEPTED)), 400),
        (post(order(order="1")), 400),
        (post("name=" + "x" * 17_000), 413),
        # Other origins
        (post(ACCEPTED_BODY, "Origin: https://example.com"), 403),
        (post(ACCEPTED_BODY, "Origin: null"), 403),
        (post(ACCEPTED_BODY, "Sec-Fetch-Site: cross-site"), 403),
        (post(ACCEPTED_BODY, "Origin: http://127.0.0.1"), 303),
        (get(host="Host: example.com"), 421),
        # Request lines
        ("GARBAGE\r\n\r\n", 400),
        ("GET /\r\n\r\n", 400),
        ("GET  / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
        ("GET / HTTP/2.0\r\nHost: 127.0.0.1\r\n\r\n", 505),
        ("GET / FTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
        ("GET http://127.0.0.1/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
        ("GET /\x7f HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
        # Header fields
        (get(host=None), 400),
        (get("/", "Host: 127.0.0.1"), 400),
        ("GET / HTTP/1.1\nHost: 127.0.0.1\n\n", 400),
        ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n folded\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost : 127.0.0.1\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA: \x00\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nno colon\r\n\r\n", 400),
        (get("/", "A: " + "x" * 9_000), 431),
        (get("/" + "x" * 9_000), 431),
        (get("/", *[f"A{i}: x" for i in range(80)]), 431),
        ("GET /" + "x" * 100_000, 431),
        # The length of the body
        (get("/order", FORM.strip(), "Content-Length: -1", method="POST"), 400),
        (get("/order", FORM.strip(), "Content-Length: +5", method="POST") + "a=bcd", 400),
        (get("/order", FORM.strip(), "Content-Length: 5, 5", method="POST") + "a=bcd", 400),
        (get("/order", FORM.strip(), "Content-Length: 5", "Content-Length: 6", method="POST") + "a=bcde", 400),
        (get("/order", FORM.strip(), "Content-Length: 99999999999999999999", method="POST"), 400),
        (get("/order", FORM.strip(), "Content-Length: 1000000000", method="POST"), 413),
        (get("/order", FORM.strip(), "Content-Length: 5", "Transfer-Encoding: chunked", method="POST") + "0\r\n\r\n", 400),
        (get("/order", FORM.strip(), "Transfer-Encoding: gzip, chunked", method="POST") + "0\r\n\r\n", 501),
        (get("/order", FORM.strip(), "Expect: 200-ok", "Content-Length: 5", method="POST") + "a=bcd", 417),
        # Chunks
        (chunked("0\r\n\r\n"), 422),
        (chunked("6\r\nname=x\r\n0\r\n\r\n"), 422),
        (chunked("6;a=b\r\nname=x\r\n0\r\nTrailer: x\r\n\r\n"), 422),
        (chunked("zz\r\nname=x\r\n0\r\n\r\n"), 400),
        (chunked("-6\r\nname=x\r\n0\r\n\r\n"), 400),
        (chunked("5\r\nname=x\r\n0\r\n\r\n"), 400),
        (chunked("6\nname=x\n0\n\n"), 400),
        (chunked("ffffffffffffffff\r\nname=x"), 400),
        (chunked("f000000\r\nname=x"), 413),
        (chunked("1000\r\n" + "x" * 4096 + "\r\n" + ("1000\r\n" + "x" * 4096 + "\r\n") * 8), 413),
        (chunked("0\r\n" + "A: x\r\n" * 200 + "\r\n"), 431),
    ],
)
def test_a_request_gets_its_status(server, request_bytes, expected):
    response = exchange(server, request_bytes)
    assert status(response) == expected
    if expected == 405:
        assert re.search(rb"\r\nAllow: [A-Z, ]+\r\n", response)
    assert b"unsafe-" not in response
    assert response.count(b"Content-Security-Policy: default-src 'none'") == 1


@pytest.mark.parametrize("request_bytes, expected, sentence", [
    (get("/missing", "Accept-Language: de"), 404, "Diese Seite gibt es nicht"),
    (get("/missing?lang=ja", "Accept-Language: de"), 404, "このページはありません"),
    (get("/missing", "Accept-Language: xx"), 404, "This page does not exist"),
    (post("name=" + "x" * 17_000, "Accept-Language: de"), 413, "Die Bestellung ist zu lang"),
    (post("name=" + "x" * 17_000, "Cookie: lang=he", "Accept-Language: de"), 413, "ההזמנה ארוכה מדי"),
    (get("/order", FORM.strip(), "Content-Length: 1000000000", "Accept-Language: ar", method="POST"), 413, "الطلب طويل جدًا"),
    (get("/order", "Accept-Language: de", "Content-Length: x", method="POST"), 400, "Der Shop kann diese Anfrage nicht lesen"),
])
def test_a_page_about_a_failure_is_in_the_language_of_the_visitor(server, request_bytes, expected, sentence):
    response = exchange(server, request_bytes)
    assert status(response) == expected and sentence in response.decode()
    assert b"Content-Language: " in response


def test_twenty_submits_of_one_page_place_one_order(server):
    body = order()
    responses = []
    threads = [threading.Thread(target=lambda: responses.append(exchange(server, post(body)))) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    places = [re.search(rb"Location: (\S+)", response)[1] for response in responses]
    kinds = sorted(re.sub(rb"KL-[0-9A-F]{8}$", b"", place) for place in places)
    assert kinds == [b"/thanks?lang=en&number="] + [b"/thanks?lang=en&repeated=yes&number="] * 19
    assert len({place.split(b"number=")[1] for place in places}) == 1


def test_the_command_of_the_readme_works(server):
    text = (ROOT / "Examples/README.md").read_text()
    commands = [" ".join(command.split()) for command in re.findall(r"`(curl [^`]*)`", text)]
    assert len(commands) == 1
    command = commands[0].replace("http://127.0.0.1:8080/", server.url)
    result = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=20)
    assert result.returncode == 0
    problem = json.loads(result.stdout)
    assert problem["status"] == 422
    assert "#/email" in [error["pointer"] for error in problem["errors"]]


def test_head_has_no_body(server):
    head, body = exchange(server, get(method="HEAD")).split(b"\r\n\r\n", 1)
    assert body == b""
    length = int(re.search(rb"Content-Length: (\d+)", head)[1])
    assert length == len(exchange(server, get()).split(b"\r\n\r\n", 1)[1])


def test_a_connection_serves_several_requests(server):
    first = "GET /thanks HTTP/1.1\r\nHost: localhost\r\n\r\n"
    response = exchange(server, first + first + get("/missing"))
    assert re.findall(rb"HTTP/1\.1 (\d{3})", response) == [b"200", b"200", b"404"]


def test_http_1_0_closes_the_connection(server):
    response = exchange(server, "GET /thanks HTTP/1.0\r\nHost: localhost\r\n\r\n")
    assert status(response) == 200 and b"Connection: close\r\n" in response


def test_a_client_may_wait_before_the_body(server):
    head = get("/order", FORM.strip(), "Content-Length: 6", "Expect: 100-continue", method="POST")
    response = exchange(server, head, "name=x", delay=0.3)
    assert response.startswith(b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 422 ")


def test_slow_requests_are_ended(server):
    """A head, a body, and chunks that arrive byte by byte get status 408; a client that sends nothing is cut off."""
    drip = [bytes([byte]) for byte in get().encode()[:60]]
    head = get("/order", FORM.strip(), "Content-Length: 60", method="POST").encode()
    chunks = chunked("").encode()
    cases = {
        "head": (drip, 408),
        "body": ([head] + [b"x"] * 60, 408),
        "chunks": ([chunks] + [b"1\r\nx\r\n"] * 60, 408),
        "silence after the head": ([head], 408),
        "silence": ([b""], None),
    }
    results = {}

    def send(name, parts):
        start = time.monotonic()
        results[name] = (status(exchange(server, *parts, delay=0.2)), time.monotonic() - start)

    threads = [threading.Thread(target=send, args=(name, parts)) for name, (parts, _) in cases.items()]
    for thread in threads:
        thread.start()
    # Meanwhile, the server serves other clients.
    for _ in range(10):
        assert status(exchange(server, post("name=x"))) == 422
    for thread in threads:
        thread.join()
    assert {name: result[0] for name, result in results.items()} == {name: case[1] for name, case in cases.items()}
    assert all(seconds < 18 for _, seconds in results.values()), results


def test_clients_that_leave_do_no_harm(server):
    for part in ["", "GET", get()[:20], get(), post(ACCEPTED_BODY)[:-10], chunked("6\r\nna")]:
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(part if isinstance(part, bytes) else part.encode())
            # Resets the connection instead of ending it regularly.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")


def test_random_requests_do_no_harm(server):
    generator = random.Random(20261122)
    templates = [get().encode(), post(ACCEPTED_BODY), chunked("6\r\nname=x\r\n0\r\n\r\n").encode()]
    found = set()
    for _ in range(400):
        request = bytearray(generator.choice(templates))
        for _ in range(generator.randint(1, 6)):
            place = generator.randrange(len(request))
            match generator.randrange(3):
                case 0: request[place] = generator.randrange(256)
                case 1: del request[place : place + generator.randint(1, 20)]
                case 2: request[place:place] = bytes(generator.randrange(256) for _ in range(generator.randint(1, 9)))
            if not request:
                request = bytearray(b"x")
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
            connection.sendall(bytes(request))
            # The client sends nothing more, so a truncated request ends without a response.
            connection.shutdown(socket.SHUT_WR)
            response = b""
            while block := connection.recv(65536):
                response += block
            found.add(status(response))
    assert 500 not in found
    assert {200, 400, 422} <= found


def test_two_hundred_clients_get_their_own_answers(server):
    """Each client sends its own values and finds them, and nobody else's, in each of its responses."""
    clients = 200
    mistakes = []
    barrier = threading.Barrier(clients)

    def use(number):
        own = f"Person {number:03d} <{number}>"
        escaped = f"Person {number:03d} &lt;{number}&gt;".encode()
        try:
            barrier.wait()
            for turn in range(3):
                accepted = order(name=own)
                rejected = order(name=own, email=f"person{number}")
                response = exchange(server, post(rejected), timeout=60)
                names = set(re.findall(rb'value="(Person [^"]*)"', response))
                if status(response) != 422 or names != {escaped} or f'value="person{number}"'.encode() not in response:
                    mistakes.append((number, turn, status(response), names))
                if b"Location: /thanks?lang=en&number=" not in exchange(server, post(accepted), timeout=60):
                    mistakes.append((number, turn, "not accepted"))
        except Exception as error:
            mistakes.append((number, repr(error)))

    threads = [threading.Thread(target=use, args=(number,)) for number in range(clients)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert mistakes == []


def test_too_many_connections_are_refused(server):
    connections = []
    try:
        for _ in range(600):
            connections.append(socket.create_connection(("127.0.0.1", server.port), timeout=10))
        last = connections[-1]
        last.sendall(get().encode())
        assert last.recv(65536).startswith(b"HTTP/1.1 503 ")
    finally:
        for connection in connections:
            connection.close()
    deadline = time.monotonic() + 5
    while status(exchange(server, get())) != 200:
        assert time.monotonic() < deadline


def test_no_secret_is_echoed(server):
    for body in [ACCEPTED | {"email": "x"}, ACCEPTED | {"swap": "card"}]:
        response = exchange(server, post(urllib.parse.urlencode(body))).decode()
        assert not secrets_in(response)
        assert "4242 4242 4242 4242" in response
    response = exchange(server, post(order())).decode()
    assert "Location: /thanks?lang=en&number=" in response
    assert not any(value in response for value in ACCEPTED.values())


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_a_signal_ends_the_program(name):
    server = Server("--quiet")
    # An open connection doesn't keep the server from ending.
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(b"GET /thanks HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
        start = time.monotonic()
        assert server.stop(getattr(signal, name)) == 0
        assert time.monotonic() - start < 3
    assert server.log() == ""


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_a_signal_ends_the_program_as_soon_as_it_prints_its_address(name):
    for _ in range(10):
        assert Server("--quiet").stop(getattr(signal, name)) == 0


def test_a_port_in_use_is_reported(server):
    result = subprocess.run([PROGRAM, "--port", str(server.port)], capture_output=True, text=True, timeout=10)
    assert result.returncode == 1
    assert result.stdout == "" and f"port {server.port}" in result.stderr


def test_help_explains_the_options():
    result = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, timeout=10)
    assert result.returncode == 0
    assert "--port" in result.stdout and "--quiet" in result.stdout

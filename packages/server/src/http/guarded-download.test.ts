import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { longTest } from "@octavo/foundation/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { allowedHosts } from "../../test/allowed-hosts.ts";
import { startDnsServer, type Zone } from "../../test/dns-server.ts";
import { type DownloadOptions, download } from "./guarded-download.ts";
import { lookUpWith } from "./public-address.ts";

const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
const mebibyte = 2 ** 20;

const usual: DownloadOptions = {
  bytes: mebibyte,
  milliseconds: 20_000,
  types: ["text/calendar"],
  allowed: [],
};

async function startServer(answer: RequestListener, { host = "127.0.0.1", port = 0 } = {}) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    answer(request, response);
  });
  server.listen(port, host);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return at(server.address() as AddressInfo, paths);
}

/** Answers each connection with bytes, without the rules of HTTP. */
async function startRawServer(answer: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => {
    sockets.push(socket.on("error", () => undefined));
    socket.once("data", () => answer(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { ...at(server.address() as AddressInfo, []), sockets };
}

function at({ port }: AddressInfo, paths: readonly string[]) {
  const host = `127.0.0.1:${port}`;
  return { paths, port, origin: `http://${host}`, options: { ...usual, allowed: allowedHosts(host) } };
}

const failure = (reason: string) => expect.objectContaining({ name: "RequestError", reason });

describe("a download", () => {
  test("reads the body and its validators", async () => {
    const { origin, options } = await startServer((_request, response) => {
      response.writeHead(200, { "content-type": "Text/Calendar; charset=utf-8", etag: '"7"' }).end(calendar);
    });
    const found = await download(`${origin}/calendar.ics?export`, options);
    expect({ ...found, body: String(found.body) }).toEqual({
      body: calendar,
      type: "text/calendar",
      etag: '"7"',
      lastModified: null,
    });
  });

  test("has no body if the server reports that nothing changed", async () => {
    const { origin, options } = await startServer(({ headers }, response) => {
      const isKnown = headers["if-none-match"] === '"7"' && headers["if-modified-since"] === "yesterday";
      response.writeHead(isKnown ? 304 : 500).end();
    });
    const known = { etag: '"7"', lastModified: "yesterday" };
    expect(await download(origin, { ...options, known })).toMatchObject({ ...known, body: undefined });
    await expect(download(origin, options)).rejects.toEqual(failure("serverFailed"));
  });

  test("decompresses", async () => {
    const { origin, options } = await startServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/calendar", "content-encoding": "gzip" }).end(gzipSync(calendar));
    });
    expect(String((await download(origin, options)).body)).toBe(calendar);
  });

  test.each([
    [404, "missing"],
    [410, "missing"],
    [401, "refused"],
    [403, "refused"],
    [429, "serverFailed"],
    [500, "serverFailed"],
    [206, "serverFailed"],
    [304, "serverFailed"],
  ])("fails with status %i: %s", async (status, reason) => {
    const { origin, options } = await startServer((_request, response) => response.writeHead(status).end());
    await expect(download(origin, options)).rejects.toEqual(failure(reason));
  });

  test.each([
    ["text/html", "webPage"],
    ["image/png", "otherType"],
    ["", "otherType"],
  ])("fails with type %s", async (type, reason) => {
    const { origin, options } = await startServer((_request, response) => {
      response.writeHead(200, type ? { "content-type": type } : {}).end(calendar);
    });
    await expect(download(origin, options)).rejects.toEqual(failure(reason));
  });

  test("names no part of the address in its errors", async () => {
    const secret = "planted-secret";
    for (const address of [`http://${secret}.invalid/${secret}`, `https://127.0.0.1/${secret}`, secret]) {
      const problem = (await download(address, usual).catch((reason: unknown) => reason)) as Error;
      expect(problem.name).toBe("RequestError");
      expect(`${problem.stack}${JSON.stringify(problem)}${String(problem.cause)}`).not.toContain(secret);
    }
  });
});

describe("an address that the server must not reach", () => {
  test.each([
    ["decimal", "http://2130706433/"],
    ["hexadecimal", "http://0x7f000001/"],
    ["octal", "http://0177.0.0.1/"],
    ["mixed", "http://0x7f.1/"],
    ["short", "http://127.1/"],
    ["full-width digits", "http://１２７.０.０.１/"],
    ["percent signs", "http://%31%32%37.0.0.1/"],
    ["loopback", "https://127.0.0.1/"],
    ["this network", "http://0.0.0.0/"],
    ["zero", "http://0/"],
    ["trailing dot", "http://127.0.0.1./"],
    ["octal, decimal and hexadecimal parts", "http://0251.254.0xa9fe/"],
    ["octal with zeros before it", "http://0000177.0000.0.01/"],
    ["decimal with overflow of a part", "http://169.16689662/"],
    ["ideographic full stops", "http://127。0。0。1/"],
    ["circled digits", "http://①②⑦.⓪.⓪.①/"],
    ["backslashes", "http:\\\\127.0.0.1\\"],
    ["one slash", "http:/127.0.0.1/"],
    ["a tab inside", "http://127.0.\t0.1/"],
    ["an empty user", "http://@127.0.0.1/"],
    ["a name in the fragment", "http://127.0.0.1#@calendar.example/"],
    ["link-local", "http://169.254.169.254/latest/meta-data/"],
    ["link-local, decimal", "http://2852039166/"],
    ["carrier", "http://100.100.100.200/"],
    ["multicast", "http://224.0.0.1/"],
    ["broadcast", "http://255.255.255.255/"],
    ["IPv6 loopback", "http://[::1]/"],
    ["IPv6 unspecified", "http://[::]/"],
    ["IPv4 in IPv6", "http://[::ffff:127.0.0.1]/"],
    ["IPv4 in IPv6, hexadecimal", "http://[::ffff:7f00:1]/"],
    ["compatible IPv4", "http://[::127.0.0.1]/"],
    ["compatible IPv4, hexadecimal", "http://[::7f00:1]/"],
    ["translated IPv4", "http://[::ffff:0:7f00:1]/"],
    ["IPv6 in full", "http://[0000:0000:0000:0000:0000:ffff:a9fe:a9fe]/"],
    ["NAT64", "http://[64:ff9b::7f00:1]/"],
    ["local NAT64", "http://[64:ff9b:1::7f00:1]/"],
    ["Teredo", "http://[2001:0:7f00:1::]/"],
    ["6to4", "http://[2002:7f00:1::]/"],
    ["unique local", "http://[fd00:ec2::254]/"],
    ["IPv6 link-local", "http://[fe80::1]/"],
  ])("is refused: %s", async (_form, address) => {
    await expect(download(address, usual)).rejects.toEqual(failure("notPublic"));
  });

  test.each([
    ["ftp://calendar.example/", "notAnAddress"],
    ["file:///etc/passwd", "notAnAddress"],
    ["gopher://127.0.0.1:6379/_INFO", "notAnAddress"],
    ["data:text/calendar,BEGIN:VCALENDAR", "notAnAddress"],
    ["//calendar.example/", "notAnAddress"],
    ["http://", "notAnAddress"],
    ["http://1.1.1.1.1.256/", "notAnAddress"],
    ["https://user:password@calendar.example/", "hasUser"],
    ["https://calendar.example@127.0.0.1/", "hasUser"],
    ["https://calendar.example%20@127.0.0.1/", "hasUser"],
    ["https://127.0.0.1:80@calendar.example/", "hasUser"],
    ["http://256.256.256.256/", "notAnAddress"],
    ["http://127.0.0.1\u0000.example/", "notAnAddress"],
    ["http://[fe80::1%25eth0]/", "notAnAddress"],
    ["http://[::1/", "notAnAddress"],
    ["https://calendar.example:22/", "unusualPort"],
    ["http://calendar.example:6379/", "unusualPort"],
    ["http://1.1.1.1:8080/", "unusualPort"],
  ])("is refused: %s", async (address, reason) => {
    await expect(download(address, usual)).rejects.toEqual(failure(reason));
  });

  test("is refused at another port of an allowed host", async () => {
    const { port, options } = await startServer((_request, response) => response.end());
    await expect(download(`http://127.0.0.1:${port + 1}/`, options)).rejects.toEqual(failure("unusualPort"));
  });
});

describe("a download that has failed", () => {
  test("leaves nothing that could end the process later", async () => {
    const rejected: unknown[] = [];
    const note = (reason: unknown) => rejected.push(reason);
    process.on("unhandledRejection", note);
    onTestFinished(() => void process.off("unhandledRejection", note));
    const closing = new AbortController();
    for (const address of ["ftp://calendar.example/", "http://127.0.0.1/", "https://ada@calendar.example/"])
      await expect(download(address, { ...usual, signal: closing.signal })).rejects.toMatchObject({
        name: "RequestError",
      });
    closing.abort();
    // Node.js reports rejections before the next immediate.
    await new Promise(setImmediate);
    expect(rejected).toEqual([]);
  });

  test("has the reason of its signal, also if that was aborted before", async () => {
    const reason = new Error("closing");
    const signal = AbortSignal.abort(reason);
    await expect(download("https://calendar.example/", { ...usual, signal })).rejects.toBe(reason);
  });
});

describe("names", () => {
  const withZone = async (zone: Zone) => {
    const { questions, resolver } = await startDnsServer(zone);
    const lookUp: DownloadOptions["lookUp"] = (hostname, signal) => lookUpWith(resolver(), hostname, signal);
    return { questions, options: { ...usual, lookUp } };
  };

  test.each([
    ["of a private address", ["192.168.1.1"], []],
    ["of the metadata service", ["169.254.169.254"], []],
    ["of a private address beside a public one", ["1.1.1.1", "127.0.0.1"], []],
    ["of a private IPv6 address beside a public IPv4 address", ["1.1.1.1"], ["fd00:0:0:0:0:0:0:1"]],
    ["of an IPv4 address in IPv6", [], ["0:0:0:0:0:ffff:7f00:1"]],
  ])("%s are refused", async (_what, v4, v6) => {
    const { options } = await withZone((_name, kind) => (kind === "A" ? v4 : v6));
    await expect(download("http://calendar.test/", options)).rejects.toEqual(failure("notPublic"));
  });

  test.each([
    ["the metadata service", "169.254.169.254", []],
    ["another link-local address", "169.254.170.2", []],
    ["the metadata service of Alibaba", "100.100.100.200", []],
    ["the host of Azure", "168.63.129.16", []],
    ["a link-local IPv6 address", undefined, ["fe80:0:0:0:0:0:0:1"]],
    ["the metadata service in IPv6", undefined, ["fd00:ec2:0:0:0:0:0:254"]],
    ["the mapped metadata service", undefined, ["0:0:0:0:0:ffff:a9fe:a9fe"]],
    ["the compatible metadata service", undefined, ["0:0:0:0:0:0:a9fe:a9fe"]],
    ["the metadata service behind NAT64", undefined, ["64:ff9b:0:0:0:0:a9fe:a9fe"]],
    ["the metadata service behind 6to4", undefined, ["2002:a9fe:a9fe:0:0:0:0:1"]],
  ])("that the operator allows are refused if they lead to %s", async (_what, v4, v6) => {
    const { options } = await withZone((_name, kind) => (kind === "AAAA" ? v6 : v4 === undefined ? [] : [v4]));
    const allowed = allowedHosts("nextcloud.test", "0.0.0.0/0", "::/0");
    await expect(download("http://nextcloud.test/", { ...options, allowed })).rejects.toEqual(failure("notPublic"));
  });

  test("in a network that the operator allows are reached, and others are not", async () => {
    const { port } = await startServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/calendar" }).end(calendar);
    });
    const { options } = await withZone((name, kind) =>
      kind === "AAAA" ? [] : [name === "home.test" ? "127.0.0.1" : "10.0.0.1"],
    );
    const allowed = allowedHosts(`127.0.0.1:${port}`);
    const found = await download(`http://home.test:${port}/`, { ...options, allowed });
    expect(String(found.body)).toBe(calendar);
    const other = download(`http://other.test:${port}/`, { ...options, allowed });
    await expect(other).rejects.toEqual(failure("notPublic"));
  });

  test("that are unknown are reported", async () => {
    const { options } = await withZone(() => []);
    await expect(download("http://calendar.test/", options)).rejects.toEqual(failure("unknownHost"));
  });

  test("whose DNS server never answers end with the time limit", async () => {
    const { options } = await withZone(() => undefined);
    const impatient = { ...options, milliseconds: 300 };
    await expect(download("http://calendar.test/", impatient)).rejects.toEqual(failure("timeout"));
  });

  test("are looked up once, and the connection is made to the answer", async () => {
    const { port } = await startServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/calendar" }).end(calendar);
    });
    const { questions, options } = await withZone((_name, kind, asked) =>
      kind === "AAAA" ? [] : [asked === 0 ? "127.0.0.1" : "192.0.2.1"],
    );
    const allowed = allowedHosts(`pinned.test:${port}`);
    const found = await download(`http://pinned.test:${port}/`, { ...options, allowed });
    expect(String(found.body)).toBe(calendar);
    expect(questions.toSorted()).toEqual(["A pinned.test", "AAAA pinned.test"]);
  });

  test("that change their answer after the check have no effect", async () => {
    const answer = (text: string): RequestListener => {
      return (_request, response) => response.writeHead(200, { "content-type": "text/calendar" }).end(text);
    };
    const inside = await startServer(answer("secret"));
    const { port } = inside;
    await startServer(answer(calendar), { host: "127.0.0.2", port });
    const { questions, options } = await withZone((_name, kind, asked) =>
      kind === "AAAA" ? [] : [asked === 0 ? "127.0.0.2" : "127.0.0.1"],
    );
    const allowed = allowedHosts(`127.0.0.2:${port}`);
    const found = await download(`http://rebound.test:${port}/`, { ...options, allowed });
    expect(String(found.body)).toBe(calendar);
    expect(inside.paths).toEqual([]);
    expect(questions.toSorted()).toEqual(["A rebound.test", "AAAA rebound.test"]);
    // With the second answer, the same address is refused.
    await expect(download(`http://rebound.test:${port}/`, { ...options, allowed })).rejects.toEqual(
      failure("notPublic"),
    );
  });

  test("of a redirect are looked up and checked, too", async () => {
    const { questions, options } = await withZone(() => ["10.0.0.1"]);
    const { origin, options: own } = await startServer((_request, response) => {
      response.writeHead(302, { location: "http://inside.test/" }).end();
    });
    await expect(download(origin, { ...own, lookUp: options.lookUp })).rejects.toEqual(failure("notPublic"));
    expect(questions.toSorted()).toEqual(["A inside.test", "AAAA inside.test"]);
  });
});

describe("redirects", () => {
  test("are followed", async () => {
    const { origin, options, paths } = await startServer(({ url }, response) => {
      const step = Number(url?.slice(1));
      if (step < 5) response.writeHead(302, { location: `/${step + 1}` }).end();
      else response.writeHead(200, { "content-type": "text/calendar" }).end(calendar);
    });
    expect(String((await download(`${origin}/0`, options)).body)).toBe(calendar);
    expect(paths).toHaveLength(6);
  });

  test("end after five", async () => {
    const { origin, options, paths } = await startServer((_request, response) => {
      response.writeHead(301, { location: "/again" }).end();
    });
    await expect(download(origin, options)).rejects.toEqual(failure("tooManyRedirects"));
    expect(paths).toHaveLength(6);
  });

  test.each([
    ["http://169.254.169.254/latest/meta-data/", "notPublic"],
    ["http://[::ffff:169.254.169.254]/", "notPublic"],
    ["http://2852039166/", "notPublic"],
    ["//127.0.0.1/", "notPublic"],
    ["http://127.0.0.1:6379/", "unusualPort"],
    ["https://user@calendar.example/", "hasUser"],
    ["file:///etc/passwd", "notAnAddress"],
    ["http://", "notAnAddress"],
  ])("to %s are refused", async (location, reason) => {
    const { origin, options } = await startServer((_request, response) => response.writeHead(307, { location }).end());
    await expect(download(origin, options)).rejects.toEqual(failure(reason));
  });
});

describe("a hostile server", () => {
  const head = (...lines: string[]) => `HTTP/1.1 200 OK\r\ncontent-type: text/calendar\r\n${lines.join("")}\r\n`;

  test("that never answers is left after the time limit", async () => {
    const { origin, options, sockets } = await startRawServer(() => undefined);
    await expect(download(origin, { ...options, milliseconds: 300 })).rejects.toEqual(failure("timeout"));
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  });

  test("that sends a byte at a time is left after the time limit", async () => {
    const { origin, options, sockets } = await startRawServer((socket) => {
      socket.write(head());
      const timer = setInterval(() => socket.write("B"), 20);
      socket.on("close", () => clearInterval(timer));
    });
    await expect(download(origin, { ...options, milliseconds: 400 })).rejects.toEqual(failure("timeout"));
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  });

  test("that announces too much is not read", async () => {
    const { origin, options } = await startRawServer((socket) => socket.write(head("content-length: 2147483648\r\n")));
    await expect(download(origin, options)).rejects.toEqual(failure("tooLarge"));
  });

  test("that announces more than it sends is refused", async () => {
    const { origin, options } = await startRawServer((socket) =>
      socket.end(`${head("content-length: 1000\r\n")}BEGIN:VCALENDAR\r\n`),
    );
    await expect(download(origin, options)).rejects.toEqual(failure("unreadable"));
  });

  test("that sends more than it announces is read up to there", async () => {
    const { origin, options } = await startRawServer((socket) =>
      socket.end(`${head(`content-length: ${calendar.length}\r\n`)}${calendar}${"x".repeat(5000)}`),
    );
    expect(String((await download(origin, options)).body)).toBe(calendar);
  });

  test("that sends two gigabytes is stopped at the limit", async () => {
    let sent = 0;
    const total = 2 * 1024 * mebibyte;
    const chunk = Buffer.alloc(64 * 1024, "x");
    const { origin, options, sockets } = await startRawServer((socket) => {
      socket.write(head("connection: close\r\n"));
      const more = () => {
        while (sent < total && !socket.destroyed) {
          sent += chunk.length;
          if (!socket.write(chunk)) return;
        }
      };
      socket.on("drain", more);
      more();
    });
    await expect(download(origin, options)).rejects.toEqual(failure("tooLarge"));
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
    // Beyond the limit are only the buffers of both sockets.
    expect(sent).toBeLessThan(32 * mebibyte);
  });

  longTest("that sends 128 compressed megabytes is stopped at the limit", async () => {
    const bomb = gzipSync(Buffer.alloc(128 * mebibyte));
    const { origin, options } = await startServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/calendar", "content-encoding": "gzip" }).end(bomb);
    });
    expect(bomb.length).toBeLessThan(mebibyte);
    await expect(download(origin, options)).rejects.toEqual(failure("tooLarge"));
  });

  test("that sends empty compressed members without end is stopped at the limit", async () => {
    const empty = Buffer.concat(Array.from({ length: 4000 }, () => gzipSync("")));
    const { origin, options } = await startRawServer((socket) => {
      socket.write(head("content-encoding: gzip\r\nconnection: close\r\n"));
      const more = () => {
        while (!socket.destroyed && socket.write(empty));
      };
      socket.on("drain", more);
      more();
    });
    await expect(download(origin, options)).rejects.toEqual(failure("tooLarge"));
  });

  test.each([
    ["an unknown encoding", "content-encoding: br\r\n", calendar],
    ["two encodings", "content-encoding: gzip, gzip\r\n", calendar],
    ["an encoding that it does not have", "content-encoding: gzip\r\n", calendar],
    ["a truncated body", "content-encoding: gzip\r\nconnection: close\r\n", gzipSync(calendar).subarray(0, 20)],
  ])("with %s is refused", async (_what, line, body) => {
    const { origin, options } = await startRawServer((socket) => {
      socket.write(head(line));
      socket.end(body);
    });
    await expect(download(origin, options)).rejects.toEqual(failure("unreadable"));
  });

  test("with headers without end is refused", async () => {
    const { origin, options } = await startRawServer((socket) => {
      const more = () => {
        while (!socket.destroyed && socket.write("x-more: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\r\n".repeat(1000)));
      };
      socket.write("HTTP/1.1 200 OK\r\n");
      socket.on("drain", more);
      more();
    });
    await expect(download(origin, options)).rejects.toEqual(failure("unreadable"));
  });
});

import { truncateSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { folder, octavo } from "./octavo.ts";
import { aTablet } from "./tablet-stand-in.ts";

const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(300_000, "planner ")]);
const cwd = () => folder({ "Rok 2027 ćma.pdf": pdf, "planner.pdf": pdf, "plan.yaml": "plan: {}\n" });
const sendTo = (host: string, file = "planner.pdf", at = cwd()) =>
  octavo(["send", file, "--to", "remarkable-usb", "--host", host], { cwd: at });

describe("octavo send", () => {
  test("uploads a PDF under its name to the USB web interface of a reMarkable", async () => {
    const tablet = await aTablet();
    const { code, stdout, stderr } = await sendTo(tablet.host, "Rok 2027 ćma.pdf");
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: `Rok 2027 ćma.pdf  300 kB, sent to the reMarkable at ${tablet.host} as a new document\n`,
      stderr: "",
    });
    expect(tablet.files).toEqual([
      { name: "Rok 2027 ćma.pdf", type: "application/pdf", content: pdf, origin: `http://${tablet.host}` },
    ]);
  });

  test("accepts the answer of earlier systems", async () => {
    const { host } = await aTablet({ upload: (request, response) => request.resume().on("end", () => response.end()) });
    expect((await sendTo(host)).code).toBe(0);
  });

  test("explains how to turn on the interface if no tablet can be reached", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { code, stderr } = await sendTo(`127.0.0.1:${port}`);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^octavo: No tablet can be reached at 127\.0\.0\.1:\d+\. Connect the tablet by USB, unlock it, /,
    );
    expect(stderr).toContain("USB web interface");
  });

  test.each<[string, string]>([
    ["a page", "<html>Router</html>"],
    ["another object", '{"devices":[]}'],
  ])("sends nothing to a server that answers with %s", async (_, text) => {
    const tablet = await aTablet({ list: (_request, response) => response.end(text) });
    const { code, stderr } = await sendTo(tablet.host);
    expect([code, tablet.files]).toEqual([2, []]);
    expect(stderr).toContain("Something other than a reMarkable answers");
  });

  test("sends nothing to a server that does not speak HTTP", async () => {
    const server = createServer((socket) => socket.end("SSH-2.0-dropbear\r\n"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { stderr } = await sendTo(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(stderr).toContain("Something other than a reMarkable answers");
  });

  test("reports a refusal, a file that is too large, and a broken connection", async () => {
    const full = await aTablet({ upload: (_request, response) => response.writeHead(500).end("No space\x1b[2J left") });
    expect((await sendTo(full.host)).stderr).toContain("refused the file with status 500: No space\u{fffd}[2J left.");
    const small = await aTablet({
      upload: (_request, response) => response.writeHead(413).end("413 Entity too large"),
    });
    expect((await sendTo(small.host)).stderr).toContain("too large for the tablet");
    const unplugged = await aTablet({ upload: (request) => request.socket.destroy() });
    const { code, stderr } = await sendTo(unplugged.host);
    expect(code).toBe(2);
    expect(stderr).toContain("broke. Check the cable");
  });

  test("refuses files that the tablet would not take, before it connects", async () => {
    const at = cwd();
    truncateSync(join(at, "planner.pdf"), 100_000_001);
    expect((await sendTo("127.0.0.1:1", "planner.pdf", at)).stderr).toContain("the tablet takes 100.0 MB");
    expect((await sendTo("127.0.0.1:1", "plan.yaml")).stderr).toBe('octavo: "plan.yaml" is not a PDF.\n');
    expect((await sendTo("127.0.0.1:1", "none.pdf")).stderr).toContain("the file does not exist");
  });

  test.each<[string, readonly string[], string]>([
    ["no file", ["send", "--to", "remarkable-usb"], "Name one PDF"],
    ["no target", ["send", "planner.pdf"], "Name the target with --to remarkable-usb."],
    ["another target", ["send", "planner.pdf", "--to", "kindle"], "see docs/devices.md"],
    ["an address", ["send", "a.pdf", "--to", "remarkable-usb", "--host", "http://x/"], "--host must be an address"],
  ])("explains a command line with %s", async (_, args, sentence) => {
    const { code, stderr } = await octavo(args, { cwd: cwd() });
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});

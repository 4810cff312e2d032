import { expect, test } from "vitest";
import { allowedHosts } from "../../test/allowed-hosts.ts";
import { calendarServer } from "../../test/calendar-server.ts";
import { postGuarded } from "./guarded-request.ts";

const receiver = calendarServer();
const options = { headers: { "content-type": "application/json" }, body: '{"a":"ą"}', milliseconds: 5000 };

test("no request reaches the network of the server, by number or by name", async () => {
  const port = receiver.host.split(":")[1];
  const lookUp = async () => [{ address: "127.0.0.1", family: 4 }];
  const refused = { ...options, allowed: allowedHosts(`public.example:${port}`), lookUp };
  for (const host of ["127.0.0.1", "webhook.example", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"])
    await expect(postGuarded(`http://${host}:${port}/`, refused)).rejects.toMatchObject({ reason: "notPublic" });
  await expect(postGuarded(`http://127.0.0.1:${port}/`, { ...options, allowed: [] })).rejects.toMatchObject({
    reason: "unusualPort",
  });
  await expect(postGuarded("file:///etc/passwd", refused)).rejects.toMatchObject({ reason: "notAnAddress" });
  expect(receiver.requests).toEqual([]);
});

test("a redirect is not followed, and a server that the operator allows is called once", async () => {
  receiver.answer = (_request, response) => response.writeHead(302, { location: "/elsewhere" }).end("body");
  const allowed = allowedHosts(receiver.host);
  expect(await postGuarded(`http://${receiver.host}/hook`, { ...options, allowed })).toBe(302);
  expect(receiver.requests.map(({ method, url, headers }) => [method, url, headers["content-length"]])).toEqual([
    ["POST", "/hook", "10"],
  ]);
});

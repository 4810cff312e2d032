import Fastify from "fastify";
import { expect, test } from "vitest";
import { clientAddress, rateLimitAddress, trustProxies } from "./client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:DB8:0:7:ffff::", "2001:db8:0:7::/64"],
  ["2001:0db8:0000:0007:1:2:3:4", "2001:db8:0:7::/64"],
  ["2001:db8:0:7::192.0.2.1", "2001:db8:0:7::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, counted) => expect(rateLimitAddress(address)).toBe(counted));

// Azure's gateways and some others add the port.
test.each([
  ["203.0.113.7:52344", "203.0.113.7"],
  ["[2001:db8:0:7::1]:52344", "2001:db8:0:7::/64"],
  ["[2001:db8:0:7::1]", "2001:db8:0:7::/64"],
  ["unknown", "192.0.2.1"],
  ["203.0.113.7:", "192.0.2.1"],
])("%s in X-Forwarded-For counts as %s", async (forwarded, counted) => {
  const app = Fastify({ trustProxy: trustProxies(1) });
  app.get("/", (request) => clientAddress(request));
  const answer = await app.inject({ url: "/", remoteAddress: "192.0.2.1", headers: { "x-forwarded-for": forwarded } });
  expect(answer.body).toBe(counted);
});

import { describe, expect, test } from "vitest";
import { isAllowedHost, isPublicAddress, parseAllowedHost } from "./public-address.ts";

describe("public addresses", () => {
  // One or more addresses of each row of the IANA registries of special-purpose addresses, and of services of clouds.
  test.each([
    ["this network", "0.0.0.0", "0.255.255.255"],
    ["private use", "10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.0.0", "192.168.255.255"],
    ["carriers", "100.64.0.0", "100.127.255.255", "100.100.100.200"],
    ["loopback", "127.0.0.1", "127.255.255.255", "::1"],
    ["link-local and metadata", "169.254.0.1", "169.254.169.254", "169.254.170.2", "fe80::1", "febf::1"],
    ["protocols", "192.0.0.0", "192.0.0.192", "192.0.0.255", "2001::1", "2001:1::1", "2001:20::1", "2001:1ff::1"],
    ["documentation", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
    ["relays of 6to4", "192.88.99.1", "2002:7f00:1::", "2002:a9fe:a9fe::1"],
    ["benchmarks", "198.18.0.1", "198.19.255.255", "2001:2::1"],
    ["multicast and reserved", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "ff02::1"],
    ["unspecified", "::"],
    ["IPv4 in IPv6", "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8", "::127.0.0.1", "::ffff:0:127.0.0.1"],
    ["translated IPv4", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::a00:1"],
    ["local IPv6", "fc00::1", "fd00::1", "fd00:ec2::254", "fec0::1"],
    ["discarded or not allocated", "100::1", "4000::1", "5f00::1", "a000::1"],
    ["host of Azure", "168.63.129.16"],
    ["no address", "localhost", "", "calendar.example", "127.0.0.1.example"],
  ])("have none for %s", (_what, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  test("are those beside these networks", () => {
    const beside = ["1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255"];
    const more = ["128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255"];
    const last = ["192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255", "2606:4700::1111", "2a00:1450::1"];
    const all = [...beside, ...more, ...last];
    expect(all.filter((address) => !isPublicAddress(address))).toEqual([]);
  });
});

describe("allowed hosts", () => {
  const allowed = new Set(
    ["Nextcloud.LAN", "10.0.0.7:8443", "[fd00::7]", "calendar.lan:80", "tls.lan:443"].map(
      (text) => parseAllowedHost(text) ?? "",
    ),
  );

  test.each([
    ["http://nextcloud.lan/calendar", true],
    ["https://NEXTCLOUD.lan/calendar", true],
    ["https://nextcloud.lan:8443/", false],
    ["https://other.nextcloud.lan/", false],
    ["https://nextcloud.lan.example/", false],
    ["https://10.0.0.7:8443/", true],
    ["https://10.0.0.7/", false],
    ["https://10.0.0.70:8443/", false],
    ["http://[fd00::7]/", true],
    ["http://[fd00:0:0::7]/", true],
    ["http://[fd00::8]/", false],
    ["http://calendar.lan/", true],
    ["https://calendar.lan/", false],
    ["https://tls.lan/", true],
    ["http://tls.lan/", false],
  ])("decide about %s", (address, isAllowed) => {
    expect(isAllowedHost(allowed, new URL(address))).toBe(isAllowed);
  });

  test.each(["", "http://nextcloud.lan", "nextcloud.lan/path", "user@nextcloud.lan", "a b", "10.0.0.0/8", "a:99999"])(
    'cannot be "%s"',
    (text) => {
      expect(parseAllowedHost(text)).toBeUndefined();
    },
  );
});

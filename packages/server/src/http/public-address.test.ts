import { describe, expect, test } from "vitest";
import { allowedHosts } from "../../test/allowed-hosts.ts";
import { isPublicAddress, parseAllowedHost, refusalOf } from "./public-address.ts";

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
    ["relays of 6to4", "192.88.99.1"],
    ["Teredo", "2001:0:7f00:1::", "2001::a9fe:a9fe"],
    ["benchmarks", "198.18.0.1", "198.19.255.255", "2001:2::1"],
    ["multicast and reserved", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "ff02::1"],
    ["unspecified", "::"],
    ["mapped IPv4", "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:10.0.0.1", "::ffff:169.254.169.254"],
    ["compatible IPv4", "::127.0.0.1", "::a9fe:a9fe", "::10.0.0.1"],
    ["translated IPv4", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::808:808"],
    ["IPv4 in 6to4", "2002:7f00:1::", "2002:a9fe:a9fe::1", "2002:a00:1::1", "2002:c0a8:101:1:2:3:4:5"],
    ["local IPv6", "fc00::1", "fd00::1", "fd00:ec2::254", "fd20:ce::254", "fec0::1"],
    ["discarded or not allocated", "100::1", "4000::1", "5f00::1", "a000::1"],
    ["host of Azure", "168.63.129.16"],
    ["no address", "localhost", "", "calendar.example", "127.0.0.1.example", "0x08080808", "134744072", "8.8.2056"],
  ])("have none for %s", (_what, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  test("are those beside these networks", () => {
    const beside = ["1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255"];
    const more = ["128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255"];
    const last = ["192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255", "2606:4700::1111", "2a00:1450::1"];
    const embedded = ["::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1", "::ffff:0:8.8.8.8"];
    const all = [...beside, ...more, ...last, ...embedded];
    expect(all.filter((address) => !isPublicAddress(address))).toEqual([]);
  });
});

describe("allowed hosts", () => {
  const hosts = ["Nextcloud.LAN", "10.0.0.7:8443", "[fd00::7]", "calendar.lan:80", "tls.lan:443", "192.168.0.0/16"];
  const allowed = allowedHosts(...hosts, "public.example:8443", "::1");

  test.each([
    ["http://nextcloud.lan/calendar", "10.9.9.9", undefined],
    ["https://NEXTCLOUD.lan/calendar", "fd00::9", undefined],
    ["https://nextcloud.lan/", "127.0.0.1", undefined],
    ["https://nextcloud.lan/", "100.64.0.1", undefined],
    ["https://nextcloud.lan/", "8.8.8.8", undefined],
    ["https://nextcloud.lan:8443/", "10.9.9.9", "notPublic"],
    ["https://nextcloud.lan:8443/", "8.8.8.8", "unusualPort"],
    ["https://other.nextcloud.lan/", "10.9.9.9", "notPublic"],
    ["https://nextcloud.lan.example/", "10.9.9.9", "notPublic"],
    ["https://10.0.0.7:8443/", "10.0.0.7", undefined],
    ["https://name.example:8443/", "10.0.0.7", undefined],
    ["https://10.0.0.7/", "10.0.0.7", "notPublic"],
    ["https://10.0.0.70:8443/", "10.0.0.70", "notPublic"],
    ["http://[fd00::7]/", "fd00::7", undefined],
    ["http://[fd00::8]/", "fd00::8", "notPublic"],
    ["http://[::1]/", "::1", undefined],
    ["http://127.0.0.1/", "127.0.0.1", "notPublic"],
    ["http://calendar.lan/", "10.9.9.9", undefined],
    ["https://calendar.lan/", "10.9.9.9", "notPublic"],
    ["https://tls.lan/", "10.9.9.9", undefined],
    ["http://tls.lan/", "10.9.9.9", "notPublic"],
    ["https://name.example/", "192.168.1.20", undefined],
    ["https://name.example/", "::ffff:192.168.1.20", undefined],
    ["https://name.example/", "64:ff9b::c0a8:114", undefined],
    ["https://name.example:8443/", "192.168.1.20", "notPublic"],
    ["https://name.example/", "192.169.1.20", undefined],
    ["https://name.example/", "172.16.0.1", "notPublic"],
    ["https://public.example:8443/", "8.8.8.8", undefined],
    ["https://other.example:8443/", "8.8.8.8", "unusualPort"],
  ])("decide about %s at %s: %s", (address, found, refusal) => {
    expect(refusalOf(new URL(address), found, allowed)).toBe(refusal);
  });

  // No setting of the operator allows these addresses, in any form.
  test.each([
    "169.254.169.254",
    "169.254.0.1",
    "fe80::1",
    "febf::1",
    "fd00:ec2::254",
    "fd20:ce::254",
    "100.100.100.200",
    "168.63.129.16",
    "::ffff:169.254.169.254",
    "::a9fe:a9fe",
    "64:ff9b::a9fe:a9fe",
    "2002:a9fe:a9fe::",
    "0.0.0.0",
    "::",
    "255.255.255.255",
    "224.0.0.1",
    "ff02::1",
  ])("never lead to %s", (found) => {
    const everything = allowedHosts("nextcloud.lan", "0.0.0.0/0", "::/0");
    expect(refusalOf(new URL("http://nextcloud.lan/"), found, everything)).toBe("notPublic");
  });

  test.each([
    "",
    "http://nextcloud.lan",
    "nextcloud.lan/path",
    "user@nextcloud.lan",
    "a b",
    "10.0.0.0/33",
    "a:99999",
    "169.254.169.254",
    "[fe80::1]:80",
    "fd00:ec2::254",
  ])('cannot be "%s"', (text) => {
    expect(parseAllowedHost(text)).toBeUndefined();
  });
});

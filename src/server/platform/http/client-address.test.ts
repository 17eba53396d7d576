import { Hono } from "hono";
import { expect, test } from "vitest";
import { addressGroup, clientAddress, isPrivateAddress } from "./client-address.ts";

async function addressOf(socket: string, forwarded: string | undefined, proxies: string[]): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, proxies)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress: socket } } });
  return response.text();
}

test("without trusted proxies only the socket counts", async () => {
  expect(await addressOf("203.0.113.5", "198.51.100.1", [])).toBe("203.0.113.5");
  expect(await addressOf("::ffff:203.0.113.5", undefined, [])).toBe("203.0.113.5");
  expect(await addressOf("fe80::1%eth0", undefined, [])).toBe("fe80::1");
});

test("behind a trusted proxy the last address that is no proxy counts, not what the client wrote before it", async () => {
  const proxies = ["10.0.0.0/8", "2001:db8::1"];
  expect(await addressOf("10.1.2.3", "6.6.6.6, 203.0.113.5", proxies)).toBe("203.0.113.5");
  expect(await addressOf("10.1.2.3", "6.6.6.6, 203.0.113.5, 10.9.9.9", proxies)).toBe("203.0.113.5");
  expect(await addressOf("2001:db8::1", "2001:db8:5::7", proxies)).toBe("2001:db8:5::7");
  expect(await addressOf("10.1.2.3", "nonsense", proxies)).toBe("10.1.2.3");
  expect(await addressOf("10.1.2.3", "6.6.6.6, 203.0.113.5:51234", proxies)).toBe("203.0.113.5");
  expect(await addressOf("10.1.2.3", "6.6.6.6, [2001:db8:5::7]:443", proxies)).toBe("2001:db8:5::7");
  expect(await addressOf("10.1.2.3", "6.6.6.6, unknown", proxies)).toBe("10.1.2.3");
  expect(await addressOf("203.0.113.9", "198.51.100.1", proxies)).toBe("203.0.113.9");
});

test("private addresses are loopback addresses and those of private networks", () => {
  for (const address of ["127.0.0.1", "10.3.2.1", "172.31.0.1", "192.168.1.1", "::1", "fd00::1"])
    expect([address, isPrivateAddress(address)]).toEqual([address, true]);
  for (const address of ["172.32.0.1", "203.0.113.1", "2001:db8::1", "nonsense"])
    expect([address, isPrivateAddress(address)]).toEqual([address, false]);
});

test("all addresses of one IPv6 customer count as one client", () => {
  expect(addressGroup("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(addressGroup("2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(addressGroup("2001:db8::9")).toBe("2001:db8:0:0::/64");
  expect(addressGroup("203.0.113.1")).toBe("203.0.113.1");
});

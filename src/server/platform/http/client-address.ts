import { BlockList, isIP, isIPv6 } from "node:net";
import type { Context } from "hono";

/**
 * The client's IP address. It is the socket's address or, when that is a trusted proxy, the last address in
 * X-Forwarded-For that is not a trusted proxy. If that entry is no IP address, it is the socket's. Entries that clients
 * add to the header have no effect.
 */
export function clientAddress(c: Context, trustedProxies: readonly string[]): string {
  const socket = socketAddress(c);
  if (trustedProxies.length === 0) return socket;
  const proxies = networkList(trustedProxies);
  if (!isIn(proxies, socket)) return socket;
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => plain(withoutPort(hop.trim())));
  const client = hops.reverse().find((hop) => !isIn(proxies, hop)) ?? "";
  return isIP(client) ? client : socket;
}

/** Whether an IP address is a loopback address or in a private network. */
export const isPrivateAddress = (address: string) => isIn(privateNetworks, address);

/**
 * The key of one client for rate limits: an IPv4 address, or the /64 network of an IPv6 address, which one customer
 * has.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

/** Caches the parsed form of each list. */
const lists = new WeakMap<readonly string[], BlockList>();

function networkList(networks: readonly string[]): BlockList {
  const known = lists.get(networks);
  if (known) return known;
  const list = new BlockList();
  for (const network of networks) {
    const [ip = "", bits] = network.split("/");
    list.addSubnet(ip, bits === undefined ? (isIPv6(ip) ? 128 : 32) : Number(bits), isIPv6(ip) ? "ipv6" : "ipv4");
  }
  lists.set(networks, list);
  return list;
}

const privateNetworks = networkList([
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::1/128",
  "fc00::/7",
  "fe80::/10",
]);

const isIn = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** Removes the port that some proxies add: 203.0.113.5:51234, [2001:db8::5]:443. */
const withoutPort = (hop: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");

/** Removes the zone of a link-local address, and the prefix of IPv4 on a dual-stack socket (::ffff:192.0.2.1). */
const plain = (address: string) => address.replace(/%.*/, "").replace(/^::ffff:(?=\d+\.)/i, "");

/** The IP address at the other end of the connection. A request made in memory, without a server, has no socket. */
export function socketAddress(c: Context): string {
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return plain(incoming?.socket?.remoteAddress ?? "127.0.0.1");
}

import type { Context } from "hono";
import { clientAddress, isPrivateAddress, socketAddress } from "./client-address.ts";

const proxyHeader = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/;

/**
 * Whether the caller is on this computer or its private network. Behind a proxy every caller has the proxy's address. A
 * request with proxy headers therefore counts only when a trusted proxy names the client.
 */
export function isNear(c: Context, trustedProxies: readonly string[]): boolean {
  const client = clientAddress(c, trustedProxies);
  const isForwarded = Object.keys(c.req.header()).some((name) => proxyHeader.test(name));
  if (isForwarded && client === socketAddress(c)) return false;
  return isPrivateAddress(client);
}

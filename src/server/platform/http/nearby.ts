import type { Context } from "hono";
import { clientAddress, isPrivateAddress } from "./client-address.ts";

/**
 * Whether the caller is on this machine or its network. Behind a proxy that is not trusted everybody would seem to be,
 * so what such a proxy forwards counts as from outside.
 */
export function isNear(c: Context, trustedProxies: readonly string[]): boolean {
  const forwarded = c.req.header("x-forwarded-for") !== undefined && trustedProxies.length === 0;
  return !forwarded && isPrivateAddress(clientAddress(c, trustedProxies));
}

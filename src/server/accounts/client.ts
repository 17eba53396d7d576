import type { Context } from "hono";
import { addressGroup, clientAddress } from "#server/platform/http/client-address.ts";
import type { AnyContext, SignedIn, SignedInUser } from "#server/platform/http/routing.ts";

/** The client data that account functions need from a request. */
export type Client = {
  /** The key for rate limits: the IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
  /** Its cookies, bearer token and user agent. */
  headers: Headers;
};

/** A client with a checked session. */
export type SignedInClient = Client & { user: SignedInUser };

export const clientOf = (c: AnyContext): Client => ({
  network: addressGroup(clientAddress(c, c.var.deps.env.TRUSTED_PROXIES)),
  headers: c.req.raw.headers,
});

export const signedInClientOf = (c: Context<SignedIn>): SignedInClient => ({ ...clientOf(c), user: c.var.student });

/** A result that also sets cookies, as `Set-Cookie` headers. */
export type WithCookies<T> = { body: T; cookies: readonly string[] };

/** Sets the cookies of a result and returns its body: `c.json(bodyOf(c, await signIn(...)))`. */
export function bodyOf<T>(c: AnyContext, { body, cookies }: WithCookies<T>): T {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
  return body;
}

import { randomBytes } from "node:crypto";
import type { Deps } from "#server/deps.ts";
import type { Client } from "../client.ts";
import { newCookie, readCookie } from "../cookies.ts";
import type { PresentedToken } from "./token-store.ts";

// The link cookie identifies the browser that redeems a mailed link. Only this browser may redeem the link again when
// the answer was lost (docs/decisions/0015).

/** A token together with the link cookie of the client that presents it. */
export const presentedToken = ({ env }: Pick<Deps, "env">, { headers }: Client, token: string): PresentedToken => ({
  token,
  browser: readCookie(env, headers, "link"),
});

/** The cookie for a browser that has none yet. */
export const linkCookie = ({ env }: Pick<Deps, "env">, { browser }: PresentedToken): string[] =>
  browser ? [] : [newCookie(env, "link", { value: randomBytes(32).toString("base64url") })];

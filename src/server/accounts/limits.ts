import type { Deps } from "#server/deps.ts";
import { forgetUses, limitUse, type RateLimit } from "#server/platform/rate-limit/rate-limit.ts";
import type { Client } from "./client.ts";

type Limiting = Pick<Deps, "db" | "env" | "clock">;

/** The limit of one call for one network. It is enough for a classroom behind one router. */
const fromOneNetwork = {
  "sign-up": { max: 30, windowSeconds: 60 },
  "sign-in": { max: 30, windowSeconds: 60 },
  mail: { max: 30, windowSeconds: 60 },
  link: { max: 60, windowSeconds: 60 },
  google: { max: 60, windowSeconds: 60 },
  export: { max: 20, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * Guesses at one account: few from one network, and more from all networks together, so that a stranger cannot lock out
 * the owner.
 */
const guesses = {
  fromOneNetwork: { max: 10, windowSeconds: 15 * 60 },
  fromEverywhere: { max: 100, windowSeconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/** Counts one use of a call by this client. Throws 429 `too_many_requests`. */
export const limitClient = (deps: Limiting, client: Client, call: keyof typeof fromOneNetwork): Promise<void> =>
  limitUse(deps, { what: `place-${call}`, parts: [client.network], limit: fromOneNetwork[call] });

/**
 * Counts a guess at the password of an account (an email or a user id). It counts before the guess is checked, so that
 * simultaneous guesses cannot pass together. Returns a function that clears the guesses of this network after a correct
 * one. Throws 429 `too_many_requests`.
 */
export async function limitGuesses(deps: Limiting, client: Client, account: string): Promise<() => Promise<void>> {
  const here = { what: "sign-in-place", parts: [account, client.network] };
  // The network limit comes first: a guess refused here does not count against the account's limit for all networks.
  await limitUse(deps, { ...here, limit: guesses.fromOneNetwork });
  await limitUse(deps, { what: "sign-in-account", parts: [account], limit: guesses.fromEverywhere });
  return () => forgetUses(deps, here);
}

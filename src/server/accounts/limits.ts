import type { Deps } from "#server/deps.ts";
import {
  countUse,
  forgetUses,
  limitKey,
  type RateLimit,
  tooManyRequests,
} from "#server/platform/rate-limit/rate-limit.ts";
import type { Client } from "./client.ts";

type Limiting = Pick<Deps, "db" | "env">;

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
export async function limitClient(
  { db, env }: Limiting,
  client: Client,
  call: keyof typeof fromOneNetwork,
): Promise<void> {
  const counted = await countUse(db, limitKey(env, `place-${call}`, client.network), fromOneNetwork[call]);
  if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
}

/**
 * Counts a guess at the password of an account (an email or a user id). It counts before the guess is checked, so that
 * simultaneous guesses cannot pass together. Returns a function that clears the guesses of this network after a correct
 * one. Throws 429 `too_many_requests`.
 */
export async function limitGuesses(
  { db, env }: Limiting,
  client: Client,
  account: string,
): Promise<() => Promise<void>> {
  const here = limitKey(env, "sign-in-place", account, client.network);
  // The network limit comes first: a guess refused here does not count against the account's limit for all networks.
  const counted = await countUse(db, here, guesses.fromOneNetwork);
  if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
  const everywhere = await countUse(db, limitKey(env, "sign-in-account", account), guesses.fromEverywhere);
  if (!everywhere.allowed) throw tooManyRequests(everywhere.retryAfterSeconds);
  return () => forgetUses(db, here);
}

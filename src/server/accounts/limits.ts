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

/** Uses of one call by one network. Enough for a classroom behind one router. */
const fromOneNetwork = {
  "sign-up": { max: 30, windowSeconds: 60 },
  "sign-in": { max: 30, windowSeconds: 60 },
  mail: { max: 30, windowSeconds: 60 },
  link: { max: 60, windowSeconds: 60 },
  google: { max: 60, windowSeconds: 60 },
  export: { max: 20, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/**
 * Guesses at one account: few from one network, and more from everywhere, so that a stranger cannot lock a student out.
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
 * Counts a guess at the password of an account (an email or a user id) before the guess is checked: guesses sent all at
 * once must not pass together. Answers a function that forgets the guesses of this network, for after a right one.
 * Throws 429 `too_many_requests`.
 */
export async function limitGuesses(
  { db, env }: Limiting,
  client: Client,
  account: string,
): Promise<() => Promise<void>> {
  const here = limitKey(env, "sign-in-place", account, client.network);
  // The network first: a guess refused here does not use up what the account allows from everywhere.
  const counted = await countUse(db, here, guesses.fromOneNetwork);
  if (!counted.allowed) throw tooManyRequests(counted.retryAfterSeconds);
  const everywhere = await countUse(db, limitKey(env, "sign-in-account", account), guesses.fromEverywhere);
  if (!everywhere.allowed) throw tooManyRequests(everywhere.retryAfterSeconds);
  return () => forgetUses(db, here);
}

import { addressGroup, clientAddress } from "#server/platform/http/client-address.ts";
import type { AnyContext } from "#server/platform/http/routing.ts";
import {
  countUse,
  forgetUses,
  limitKey,
  type RateLimit,
  tooManyRequests,
} from "#server/platform/rate-limit/rate-limit.ts";

/** Uses of one call from one place. Generous enough for a classroom behind one router. */
const fromOnePlace = {
  "sign-up": { max: 30, windowSeconds: 60 },
  "sign-in": { max: 30, windowSeconds: 60 },
  mail: { max: 30, windowSeconds: 60 },
  link: { max: 60, windowSeconds: 60 },
  google: { max: 60, windowSeconds: 60 },
  export: { max: 20, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/** Guesses at one account: few from one place; more from everywhere, so that a stranger cannot lock a student out. */
const guesses = {
  fromOnePlace: { max: 10, windowSeconds: 15 * 60 },
  fromEverywhere: { max: 100, windowSeconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

const placeOf = (c: AnyContext) => addressGroup(clientAddress(c, c.var.deps.env.TRUSTED_PROXIES));

/** Counts one use of a call by whoever sent this request. Throws 429 `too_many_requests`. */
export async function limitPlace(c: AnyContext, call: keyof typeof fromOnePlace): Promise<void> {
  const { db, env } = c.var.deps;
  const answer = await countUse(db, limitKey(env, `place-${call}`, placeOf(c)), fromOnePlace[call]);
  if (!answer.allowed) throw tooManyRequests(answer.retryAfterSeconds);
}

/**
 * Counts a guess at the password of an address or account, before it is known whether it is right: guesses sent all at
 * once must not pass together. Throws 429 `too_many_requests`. Answers what forgets the guesses from here once one was
 * right.
 */
export async function limitGuesses(c: AnyContext, account: string): Promise<() => Promise<void>> {
  const { db, env } = c.var.deps;
  const placeKey = limitKey(env, "sign-in-place", account, placeOf(c));
  // The place first: what it is refused must not use up what the account may take from everywhere else.
  const here = await countUse(db, placeKey, guesses.fromOnePlace);
  if (!here.allowed) throw tooManyRequests(here.retryAfterSeconds);
  const everywhere = await countUse(db, limitKey(env, "sign-in-account", account), guesses.fromEverywhere);
  if (!everywhere.allowed) throw tooManyRequests(everywhere.retryAfterSeconds);
  return () => forgetUses(db, placeKey);
}

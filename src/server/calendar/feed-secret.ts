import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Env } from "#server/platform/env.ts";

const keyBytes = 16;
const keyLength = 22;

/** 45 characters: the key, a dash, and the first 16 bytes of the key's HMAC. */
export const secretPattern = "[A-Za-z0-9_-]{45}";

/** A new random key of 128 bits. */
export const newFeedKey = () => randomBytes(keyBytes).toString("base64url");

/**
 * The secret of a feed's URL. The database holds the key only, so a copy of the database reveals no URL. A new
 * AUTH_SECRET ends every feed.
 */
export const feedSecret = (env: Pick<Env, "AUTH_SECRET">, key: string) => `${key}-${macOf(env, key)}`;

/** The key of a secret, or null when the secret was not made with this AUTH_SECRET. Compares in constant time. */
export function keyOfSecret(env: Pick<Env, "AUTH_SECRET">, secret: string): string | null {
  const key = secret.slice(0, keyLength);
  const expected = Buffer.from(feedSecret(env, key));
  const given = Buffer.from(secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? key : null;
}

const macOf = ({ AUTH_SECRET }: Pick<Env, "AUTH_SECRET">, key: string) =>
  createHmac("sha256", AUTH_SECRET).update(`calendar feed|${key}`).digest().subarray(0, keyBytes).toString("base64url");

// Loaded by the workers of unit tests before anything else (vitest.config.ts).
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** The memory of today's cost in KiB, of which one hash takes 30 ms; password-hash.ts states it. */
const costly = 19_456;

/**
 * Makes hashes of today's cost with 8 KiB of memory and one pass, which takes 0.1 ms. Equal passwords still give equal
 * hashes, and those of another cost are what other programs make of them. Journeys hash at the whole cost.
 */
const { argon2 } = crypto;
crypto.argon2 = (algorithm, recipe, done) =>
  argon2(algorithm, recipe.memory === costly ? { ...recipe, memory: 8, passes: 1 } : recipe, done);
syncBuiltinESMExports();

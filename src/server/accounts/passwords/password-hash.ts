import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { canonicalPassword } from "#domain/accounts/account.ts";
import { limitHashing } from "./hash-concurrency.ts";

const derive = promisify(argon2);

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB of memory, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const hashBytes = 32;
const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

type Recipe = { memory: number; passes: number; parallelism: number; salt: string };

/**
 * An argon2id hash in PHC form, computed off the main thread. With `like`, it uses the cost and salt of that hash, so
 * that equal passwords give equal hashes. Without a valid `like`, the salt is random.
 */
export async function hashPassword(password: string, like?: string | null): Promise<string> {
  const recipe = (like && recipeOf(like)) || { ...cost, salt: unpadded(randomBytes(16)) };
  const hash = await digest(password, recipe, hashBytes);
  const { memory, passes, parallelism, salt } = recipe;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${unpadded(hash)}`;
}

/** Whether the cost of the hash differs from the current cost. */
export function isOutdated(hash: string): boolean {
  const recipe = recipeOf(hash);
  return !recipe || (["memory", "passes", "parallelism"] as const).some((part) => recipe[part] !== cost[part]);
}

/** Whether two hashes have the same cost and salt, so that they can be compared. */
export const sameRecipe = (one: string, other: string): boolean =>
  one.slice(0, one.lastIndexOf("$")) === other.slice(0, other.lastIndexOf("$"));

/** Whether the password matches the hash; false for anything but an argon2id hash. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const recipe = recipeOf(hash);
  if (!recipe) return false;
  const wanted = Buffer.from(hash.slice(hash.lastIndexOf("$") + 1), "base64");
  return timingSafeEqual(await digest(password, recipe, wanted.length), wanted);
}

function recipeOf(hash: string): Recipe | null {
  const [, memory, passes, parallelism, salt] = phc.exec(hash) ?? [];
  return salt ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), salt } : null;
}

const digest = (password: string, { salt, ...recipe }: Recipe, tagLength: number) =>
  limitHashing(() =>
    derive("argon2id", {
      ...recipe,
      message: canonicalPassword(password),
      nonce: Buffer.from(salt, "base64"),
      tagLength,
    }),
  );

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

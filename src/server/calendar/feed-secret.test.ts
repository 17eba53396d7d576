import { expect, test } from "vitest";
import { feedSecret, keyOfSecret, newFeedKey, secretPattern } from "./feed-secret.ts";

const env = { AUTH_SECRET: "a secret" };

test("a secret leads back to its key", () => {
  const key = newFeedKey();
  const secret = feedSecret(env, key);
  expect(secret).toMatch(new RegExp(`^${secretPattern}$`));
  expect(keyOfSecret(env, secret)).toBe(key);
});

test.each([
  [
    "one character is another",
    (secret: string) => `${secret.slice(0, -2)}${secret.at(-2) === "A" ? "B" : "A"}${secret.at(-1)}`,
  ],
  ["it is shorter", (secret: string) => secret.slice(0, -1)],
  [
    "it was made with another AUTH_SECRET",
    (secret: string) => feedSecret({ AUTH_SECRET: "other" }, secret.slice(0, 22)),
  ],
])("a secret is refused when %s", (_, change) => {
  expect(keyOfSecret(env, change(feedSecret(env, newFeedKey())))).toBeNull();
});

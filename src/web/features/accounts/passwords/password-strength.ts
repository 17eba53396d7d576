import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { type PasswordWeakness, passwordWeaknesses } from "#domain/accounts/account.ts";
import { commonPasswords, commonWords, keyboard } from "./guessable-words.gen.ts";

export type PasswordStrength = {
  /** From 0, guessed at once, to 4. Never more than 1 for a password that would be refused. */
  level: 0 | 1 | 2 | 3 | 4;
  /** Why it would be refused, if it would. */
  weakness: PasswordWeakness | undefined;
};

const passwords = commonPasswords.split("\n");
const common = new Set(passwords);
const judge = new ZxcvbnFactory({
  dictionary: { passwords, words: commonWords.split("\n") },
  graphs: { keyboard },
});

/** Beyond this length nothing gets stronger, and judging takes longer than a keystroke may. */
const judgedLength = 64;

/**
 * How hard a password is to guess, by the rules of sign-up and for what passes them by zxcvbn. `own` are name and
 * email.
 */
export function passwordStrength(password: string, minLength: number, own: readonly string[]): PasswordStrength {
  const [weakness] = passwordWeaknesses(password, minLength, { isCommon: (folded) => common.has(folded), own });
  const { score } = judge.check(password.slice(0, judgedLength), [...own]);
  return { level: weakness && score > 1 ? 1 : score, weakness };
}

import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { type PasswordWeakness, passwordWeaknesses } from "#domain/accounts/account.ts";
import { commonPasswords, commonWords, keyboard } from "./guessable-words.gen.ts";

type PasswordStrength = {
  /** From 0 (easy to guess) to 4. At most 1 for a password that the server would refuse. */
  level: 0 | 1 | 2 | 3 | 4;
  /** Why the server would refuse the password; undefined when it would not. */
  weakness: PasswordWeakness | undefined;
};

const passwords = commonPasswords.split("\n");
const common = new Set(passwords);
const judge = new ZxcvbnFactory({
  dictionary: { passwords, words: commonWords.split("\n") },
  graphs: { keyboard },
});

/** Characters after this length do not change the level, and rating them would slow down typing. */
const judgedLength = 64;

/** How hard a password is to guess: first by the rules of sign-up, then by zxcvbn. `own` are name and email. */
export function passwordStrength(password: string, minLength: number, own: readonly string[]): PasswordStrength {
  const [weakness] = passwordWeaknesses(password, minLength, { isCommon: (folded) => common.has(folded), own });
  const { score } = judge.check(password.slice(0, judgedLength), [...own]);
  return { level: weakness && score > 1 ? 1 : score, weakness };
}

import type { Context } from "hono";
import type { SignedInAnswer } from "#domain/accounts/account.ts";
import {
  type NewAccount,
  type PasswordWeakness,
  passwordMaxLength,
  passwordWeaknesses,
} from "#domain/accounts/account.ts";
import type { Base } from "#server/platform/http.ts";
import { Problem } from "#server/platform/problem.ts";
import { askAuth, setCookies } from "./ask-auth.ts";
import { signedInAnswer, signIn } from "./sign-in.ts";

/**
 * Makes an account and signs it in. An address that has an account already is signed in when the password is its own (the
 * second of two clicks); otherwise 422 `sign_up_refused`, which names no reason. Throws 400 `weak_password` with `reasons`.
 */
export async function signUp(c: Context<Base>, account: NewAccount): Promise<SignedInAnswer> {
  const reasons = passwordWeaknesses(account.password, c.get("deps").env.PASSWORD_MIN_LENGTH);
  if (reasons[0]) throw weakPassword(reasons, c.get("deps").env.PASSWORD_MIN_LENGTH);
  const answer = await askAuth(c, "/sign-up/email", account);
  if (answer.ok) {
    setCookies(c, answer);
    return signedInAnswer(answer);
  }
  return signInInstead(c, account);
}

async function signInInstead(c: Context<Base>, { email, password }: NewAccount): Promise<SignedInAnswer> {
  try {
    return await signIn(c, { email, password });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401) throw error;
    throw new Problem(
      422,
      "sign_up_refused",
      "We could not make an account with these details. If you have one already, sign in instead.",
    );
  }
}

function weakPassword(reasons: PasswordWeakness[], minLength: number): Problem {
  const sentences = {
    too_short: `Password must be at least ${minLength} characters`,
    too_long: `Password must be at most ${passwordMaxLength} characters`,
  };
  const detail = reasons.map((reason) => sentences[reason]).join(" ");
  return new Problem(400, "weak_password", detail, {
    errors: [{ path: "password", message: detail }],
    fields: { reasons },
  });
}

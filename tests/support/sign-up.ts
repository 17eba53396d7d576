import { randomUUID } from "node:crypto";
import { SignedInAnswer } from "#domain/accounts/account.ts";
import { freshAddress } from "./fresh-address.ts";
import type { TestApp } from "./test-app.ts";

export type NewStudent = { id: string; email: string; password: string; token: string; cookie: string };

/** Signs a new student up through the API, from a new client IP address. */
export async function signUp({ call }: Pick<TestApp, "call">, { name = "Maya Ortiz" } = {}): Promise<NewStudent> {
  const email = `${randomUUID()}@example.test`;
  const password = "correct horse";
  const response = await call("/api/auth/sign-up/email", { json: { name, email, password }, from: freshAddress() });
  if (response.status !== 200) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
  const { token, user } = SignedInAnswer.parse(await response.json());
  return { id: user.id, email, password, token, cookie: cookieOf(response) };
}

/** The `Cookie` header that a browser would send after this answer. */
export const cookieOf = (response: Pick<Response, "headers">): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

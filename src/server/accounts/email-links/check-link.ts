import type { CheckedLink, LinkKind } from "#domain/accounts/account-settings.ts";
import type { Deps } from "#server/deps.ts";
import type { Client, WithCookies } from "../client.ts";
import { limitClient } from "../limits.ts";
import { linkCookie, presentedToken } from "./link-cookie.ts";
import { deadLink } from "./link-problems.ts";
import { findToken } from "./token-store.ts";
import { removesSignInMethods } from "./verify-email.ts";

/**
 * The recipient of a valid link, and the sign-in methods that redeeming it removes. Redeems nothing. Throws 400
 * `invalid_token`.
 */
export async function checkLink(
  deps: Deps,
  client: Client,
  { kind, token }: { kind: LinkKind; token: string },
): Promise<WithCookies<CheckedLink>> {
  await limitClient(deps, client, "link");
  const { db, currentStudent } = deps;
  const presented = presentedToken(deps, client, token);
  const found = await findToken(db, [kind], presented);
  if (!found?.email) throw deadLink();
  const verifies = kind === "magic_link" || kind === "reset";
  const signedInAs = (await currentStudent(client.headers))?.id ?? null;
  const removes_sign_in_methods = verifies && (await removesSignInMethods(db, { email: found.email, signedInAs }));
  return { body: { email: found.email, removes_sign_in_methods }, cookies: linkCookie(deps, presented) };
}

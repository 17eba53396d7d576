import type { SignInAnswer } from "#domain/accounts/account.ts";
import type { Deps } from "#server/deps.ts";
import type { Client, WithCookies } from "../client.ts";
import { limitClient } from "../limits.ts";
import { startSession } from "../sessions/start-session.ts";
import { checkedUser } from "../sessions/store.ts";
import { presentedToken } from "./link-cookie.ts";
import { deadLink } from "./link-problems.ts";
import { redeemLink } from "./redeem-link.ts";
import { nextPath } from "./token-store.ts";
import { verifyEmail } from "./verify-email.ts";

/** Signs in by a magic link, to a new account when the link may create one. Throws 400 `invalid_token`. */
export async function signInByLink(deps: Deps, client: Client, token: string): Promise<WithCookies<SignInAnswer>> {
  await limitClient(deps, client, "link");
  const { env, clock, currentStudent } = deps;
  const signedInAs = (await currentStudent(client.headers))?.id ?? null;
  const link = { purposes: ["magic_link"] as const, presented: presentedToken(deps, client, token) };
  const redeemed = await redeemLink(deps, link, async (tx, { email, details }) => {
    const create = details.create_user === true ? { name: String(details.name ?? ""), now: clock(), env } : null;
    const userId = await verifyEmail(tx, { email, signedInAs, create });
    const user = userId && (await checkedUser(tx, userId));
    return user && { user, next: nextPath(details) ?? "/dashboard" };
  });
  if (!redeemed) throw deadLink();
  return startSession(deps, client, redeemed);
}

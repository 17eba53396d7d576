import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { SignedInClient } from "../client.ts";
import { requestLink } from "../email-links/request-link.ts";
import { accountSettings } from "../store.ts";

/**
 * Mails a link that deletes the account. Throws 409 `email_not_verified`, because an unverified email may belong to
 * another person. Such an account can be deleted with its password. Throws 429 `too_many_requests`.
 */
export async function requestDeletion(deps: Deps, client: SignedInClient): Promise<{ sent: true }> {
  const { id, email } = client.user;
  if (!(await accountSettings(deps.db, id))?.email_verified)
    throw new Problem(409, "email_not_verified", "Verify your email first, or delete the account with its password.");
  return requestLink(deps, client, { kind: "deletion", email, user_id: id });
}

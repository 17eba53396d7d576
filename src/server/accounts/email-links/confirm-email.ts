import type { Database } from "#server/platform/database/database.ts";
import { enqueueMail } from "#server/platform/mail/mail-queue.ts";
import { saveProfileEmail } from "#server/profile/store.ts";
import { giveAddress, ownerOf } from "../email-store.ts";
import { accountSettings } from "../store.ts";
import { dropTokensTo, type PresentedToken } from "./one-time-token.ts";
import { type MailedToken, redeemLink } from "./redeem-link.ts";
import { removeSignInMethods } from "./verify-email.ts";

type Outcome = "done" | "dead" | "taken";

/**
 * Gives the address of a confirmation link to the account it was made for. `startsFresh` takes every way in away that
 * was set before. Answers `dead` for a link that cannot be used (any more), `taken` when another account got the
 * address meanwhile.
 */
export async function confirmAddress(
  db: Database,
  presented: PresentedToken,
  { startsFresh }: { startsFresh: boolean },
): Promise<Outcome> {
  const outcome = await redeemLink(
    db,
    { purposes: ["confirm", "change_email"], presented },
    async (tx, token): Promise<Outcome> => {
      const { user_id, email } = token;
      if (!user_id) return "dead";
      const owner = await ownerOf(tx, email);
      if (owner && owner !== user_id) return "taken";
      if (startsFresh) await removeSignInMethods(tx, user_id);
      return giveTo(tx, user_id, token);
    },
  );
  return outcome ?? "dead";
}

async function giveTo(tx: Database, userId: string, { email, purpose }: MailedToken): Promise<Outcome> {
  const before = await accountSettings(tx, userId);
  if (!before || (purpose === "confirm" && before.email !== email)) return "dead";
  await giveAddress(tx, email, userId);
  await saveProfileEmail(tx, userId, email);
  if (before.email_verified && before.email !== email) {
    await dropTokensTo(tx, before.email);
    await enqueueMail(tx, { kind: "email_changed", address: before.email, user_id: userId });
  }
  return "done";
}

import type { Deps } from "#server/deps.ts";
import { enqueueMail } from "#server/platform/mail-queue.ts";
import { saveProfileEmail } from "#server/profile/save-profile-email.ts";
import { giveAddress, lockAddress, ownerOf } from "./addresses.ts";
import { dropTokensTo, spendToken } from "./one-time-token.ts";
import { dropWaysIn } from "./prove-address.ts";
import { accountSettings } from "./store.ts";

/**
 * Gives the address of a confirmation link to the account it was made for. `startsFresh` takes every way in away that was set
 * before. Answers `dead` for a link that cannot be used (any more), `taken` when another account got the address meanwhile.
 */
export function confirmAddress(
  { db }: Deps,
  given: string,
  { startsFresh }: { startsFresh: boolean },
): Promise<"done" | "dead" | "taken"> {
  return db.transaction(async (tx) => {
    const token = await spendToken(tx, ["confirm", "change_email"], given);
    if (!token?.email || !token.user_id) return "dead";
    await lockAddress(tx, token.email);
    const owner = await ownerOf(tx, token.email);
    if (owner && owner !== token.user_id) return "taken";
    const before = await accountSettings(tx, token.user_id);
    if (token.purpose === "confirm" && before?.email !== token.email) return "dead";
    if (startsFresh) await dropWaysIn(tx, token.user_id);
    await giveAddress(tx, token.email, token.user_id);
    await saveProfileEmail(tx, token.user_id, token.email);
    if (before?.email_verified && before.email !== token.email) {
      await dropTokensTo(tx, before.email);
      await enqueueMail(tx, { kind: "email_changed", address: before.email, user_id: token.user_id });
    }
    return "done";
  });
}

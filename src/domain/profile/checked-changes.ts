import { dateOfBirthRefusal } from "./answers/age.ts";
import { ProfileChanges } from "./profile.ts";

type CheckedChanges =
  | { ok: true; changes: ProfileChanges }
  | { ok: false; errors: { path: string; message: string }[] };

/**
 * Checks changes of a profile on the day of `now` as the server does, so that a form marks what would be refused before
 * it is sent. The path of an error is that of the answer, such as `demographics.heritage.0`.
 */
export function checkedChanges(sent: Readonly<Record<string, unknown>>, now: Date): CheckedChanges {
  const parsed = ProfileChanges.safeParse(sent);
  const errors = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    path: path.map(String).join("."),
    message,
  }));
  const { date_of_birth } = sent;
  const refusal = typeof date_of_birth === "string" ? dateOfBirthRefusal(date_of_birth, now) : null;
  if (refusal && !errors.some(({ path }) => path === "date_of_birth"))
    errors.push({ path: "date_of_birth", message: refusal });
  return parsed.success && errors.length === 0 ? { ok: true, changes: parsed.data } : { ok: false, errors };
}

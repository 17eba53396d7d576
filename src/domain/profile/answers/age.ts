import { dayOf } from "../../calendar/day.ts";

/** US law (COPPA) does not let younger children give their data without a parent. */
const youngest = 13;

const refusal = "Laurel cannot be used with this date of birth.";

/**
 * The reason why a date of birth (YYYY-MM-DD) is refused on the day of `now`, or null when it is accepted. The message
 * for a child suggests no other date.
 */
export function dateOfBirthRefusal(dateOfBirth: string, now: Date): string | null {
  const today = dayOf(now);
  const [year = 0, ...monthAndDay] = dateOfBirth.split("-");
  const thirteenth = [String(Number(year) + youngest).padStart(4, "0"), ...monthAndDay].join("-");
  if (thirteenth > today) return refusal;
  return dateOfBirth < "1900-01-01" ? "Give a date of birth from 1900 on." : null;
}

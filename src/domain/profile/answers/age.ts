import { dayOf } from "../../calendar/day.ts";

const longestLife = 110;

/** US law (COPPA) does not let younger children give their data without a parent. */
const youngest = 13;

const refusal = "Laurel cannot be used with this date of birth.";

/**
 * The reason why a date of birth (YYYY-MM-DD) is refused on the day of `now`, or null when it is accepted. The message
 * for a child suggests no other date; those for a slip of the pen say what to look at.
 */
export function dateOfBirthRefusal(dateOfBirth: string, now: Date): string | null {
  const today = dayOf(now);
  const [year = 0, ...monthAndDay] = dateOfBirth.split("-");
  const birthday = (age: number) => [String(Number(year) + age).padStart(4, "0"), ...monthAndDay].join("-");
  if (dateOfBirth > today) return "This day is in the future. Check the year.";
  if (birthday(youngest) > today) return refusal;
  return birthday(longestLife) <= today ? `This day is over ${longestLife} years ago. Check the year.` : null;
}

import { dayAsNumber } from "../../../calendar/day.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { foldedWords } from "../../../places/folded-words.ts";
import { readDates, type WrittenDate } from "../../../reader/days/dates.ts";
import { usualTime } from "../../../scholarships/days/usual-time.ts";
import type { MatchableScholarship } from "../criterion.ts";
import type { AgeDay } from "../requirements.ts";

type Ages = { least: number; most: number; quote: string };

/** A year near those that sponsors write with two digits. */
const aroundNow = 2030;
/** A year between two days as `dayAsNumber` gives them. */
const oneYear = 10_000;

/** The day that the words of an age name ("by September 1, 2027"), else the deadline; null where one can apply today. */
export function ageDayOf(age: Ages, scholarship: MatchableScholarship): AgeDay | null {
  const [date, ...others] = readDates(age.quote, aroundNow);
  if (date && others.length === 0 && isDayOfAge(date, age)) return statedDay(date, scholarship);
  const { deadline, deadline_kind, deadline_yearly, deadline_text } = scholarship;
  const other = date && { hasOtherDate: true as const };
  if (deadline_kind === "rolling") return other ? { day: null, is: "usual", ...other } : null;
  if (deadline_kind === "fixed" && deadline !== null) return { day: deadline, is: "fixed", ...other };
  return { day: deadline_yearly ?? usualTime(deadline_text)?.to ?? null, is: "usual", ...other };
}

function statedDay({ year, monthDay }: WrittenDate, { deadline, deadline_kind }: MatchableScholarship): AgeDay {
  if (year === null) return { day: monthDay, is: "stated" };
  const day = `${year}-${monthDay}`;
  const isOfRound =
    deadline_kind === "fixed" && deadline !== null && dayAsNumber(deadline) - dayAsNumber(day) <= oneYear;
  return { day, is: "stated", ...(isOfRound && { until: deadline }) };
}

const leads = wordSet("as at before by on");
const besideLeads = wordSet("and later no of or prior than the to");
const ofAge = wordSet("above age aged ages old older over under younger");
const ofYears = wordSet("year years yrs");
/** What else may stand before an age where the day comes first: "as of September 1, applicants must be at least 18". */
const beforeAge = wordSet(
  "all an and any applicant applicants at attained be between both candidate candidates have least must no not reached should student students the their turned you your",
);

/** Whether the words put a day to the age itself: "18 by September 1", but not "18 and have lived in Ohio since June 1". */
function isDayOfAge({ start, end }: WrittenDate, age: Ages): boolean {
  const before = foldedWords(age.quote.slice(0, start));
  let from = before.length;
  while (leads.has(before[from - 1] ?? "") || besideLeads.has(before[from - 1] ?? "")) from--;
  if (!before.slice(from).some((word) => leads.has(word))) return false;
  if (isAboutAge(before, from - 1, age)) return true;
  if (!before.slice(0, from).every((word) => beforeAge.has(word))) return false;
  const after = foldedWords(age.quote.slice(end));
  const next = after.findIndex((word) => !beforeAge.has(word));
  return isAboutAge(after, next, age);
}

function isAboutAge(words: readonly string[], at: number, age: Ages): boolean {
  const word = words[at] ?? "";
  return ofAge.has(word) || isAge(word, age) || (ofYears.has(word) && isAge(words[at - 1] ?? "", age));
}

/** The number of an age in its words: "under 25" allows up to 24. */
const isAge = (word: string, { least, most }: Ages): boolean =>
  word !== "" && [least - 1, least, most, most + 1].includes(Number(word));

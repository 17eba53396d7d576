import { wordSet } from "../../../../eligibility/text/word-set.ts";
import { foldedWords } from "../../../../places/folded-words.ts";
import { numberInWord } from "../../../../words/number-words.ts";

const plain = wordSet(
  "a about an applicant applicants at experience have least minimum more must of or professional some the work working year years you",
);
const ofYears = wordSet("year years yr yrs");
const mostYears = 50;

/** The years of any work that words plainly ask for: "about two years of work experience". Null for other words. */
export function yearsOfWorkIn(words: readonly string[]): number | null {
  if (!words.includes("experience") || !(words.includes("work") || words.includes("professional"))) return null;
  const others = words.filter((word) => !plain.has(word));
  const years = others.length === 1 && words.some((word) => ofYears.has(word)) ? numberOf(others[0] ?? "") : null;
  return years !== null && Number.isInteger(years) ? years : null;
}

function numberOf(word: string): number | null {
  const value = numberInWord(word) ?? Number(word.replace("+", ""));
  return value > 0 && value <= mostYears ? value : null;
}

/** Words of an entry that leave open how long the student worked, or whether it was a job. */
const unsure = wordSet(
  "almost assistantship below intern interning interns internship internships less month months nearly part parttime shadowing to under until volunteer volunteered volunteering",
);

/** Words after years that tell of a time, an age or a school instead: "3 years ago", "4 year olds", "a 4 year college". */
const ofOtherYears = wordSet(
  "after ago before college colleges earlier later old olds prior program school schools since universities university",
);

/** The most years that one entry of the student's work says: 2 for "Software developer, 2 years". Jobs at the same time do not add up. */
export const yearsWorked = (entries: readonly string[]): number => Math.max(0, ...entries.map(yearsOfEntry));

function yearsOfEntry(entry: string): number {
  if (foldedWords(entry).some((word) => unsure.has(word))) return 0;
  const words = entry.toLowerCase().split(/[\s,;()]+/);
  const at = words.findIndex((word) => ofYears.has(word.replace(".", "")));
  const [next = ""] = foldedWords(words[at + 1] ?? "");
  return at > 0 && !ofOtherYears.has(next) ? (numberOf(words[at - 1] ?? "") ?? 0) : 0;
}

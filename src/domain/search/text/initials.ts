import { wordSet } from "../../eligibility/text/word-set.ts";
import { isEnglishForm } from "./english-forms.ts";
import { wordForm } from "./word-form.ts";

/** Abbreviations that mean something else wherever students write them. */
const taken = wordSet(
  "act aids ap bfa bsn cna cpa daca dc dod emt esl fafsa ged gpa gre hiv ib iep la lpn lsat mba mcat mfa msn nyc phd pta rotc sat ssn uk usa va",
);
/** In letters. Titles are names of people as often, whose first letters nobody writes. */
const fewest = { ofSponsor: 3, ofTitle: 4 };
const most = 6;

/** Ends of names that abbreviations may leave out. */
const ends = /^(?:Scholarships?|Awards?|Grants?|Fellowships?|Programs?|Programme|Prize|Inc)$/;
const small = /^(?:of|the|and|for|in|at|to|a|an|de|la|del)$/;
const separators = /[()[\],;:|/&]| [-–—] /;

/**
 * The abbreviations of a scholarship's name and of its sponsor by the first letters of their words in capitals: "tmcf" for "Thurgood
 * Marshall College Fund". Of three to six letters (titles from four on), in lower case; none that is a word of its own.
 */
export function initialsOf(title: string, sponsor: string): string[] {
  const found = new Set<string>();
  for (const part of sponsor.split(separators)) addInitials(part, fewest.ofSponsor, found);
  for (const part of title.split(separators)) addInitials(part, fewest.ofTitle, found);
  return [...found];
}

/** Whether the abbreviation is that of a name. */
export const standsFor = (abbreviation: string, name: string): boolean =>
  abbreviation.length >= fewest.ofSponsor &&
  abbreviation.length <= most &&
  initialsOf("", name).includes(abbreviation.toLowerCase());

function addInitials(part: string, least: number, found: Set<string>): void {
  let words: string[] = [];
  const end = () => {
    addRun(words, least, found);
    words = [];
  };
  for (const word of part.split(/\s+/)) {
    if (/^\p{Lu}\p{Ll}/u.test(word) && word !== "The") words.push(word);
    else if (!small.test(word)) end();
  }
  end();
}

const lettersOf = (words: readonly string[]): string => words.map((word) => word.charAt(0).toLowerCase()).join("");

function addRun(words: readonly string[], least: number, found: Set<string>): void {
  // Colleges have abbreviations of their own, which a search reads as colleges.
  if (words.includes("University") || words.at(-1) === "College") return;
  let last = words.length;
  for (;;) {
    // Longer names are not joined, as they may hold thousands of words.
    const letters = last > most ? "" : lettersOf(words.slice(0, last));
    const isShown = letters.length >= least && /^[a-z]+$/.test(letters);
    if (isShown && !taken.has(letters) && !isEnglishForm(wordForm(letters))) found.add(letters);
    if (!ends.test(words[last - 1] ?? "")) return;
    last -= 1;
  }
}

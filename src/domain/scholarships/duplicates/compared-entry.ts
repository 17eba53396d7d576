import { singular } from "../../fields-of-study/field-words.ts";
import { type DescriptionWords, descriptionWords, type TellingFacts } from "./duplicate-evidence.ts";
import { acronymsOf, keyOf, leadingAcronym, nameWords, titleParts } from "./own-words.ts";
import { isUnknownSponsor, ownsSite, type SponsorRelation, sponsorRelation, tellsSponsor } from "./sponsors.ts";
import { amountsIn, editionsIn } from "./title-spelling.ts";
import { cycleInTitle, kindsIn, personIn } from "./title-words.ts";

/** The fields that distinguish scholarships. */
export type ScholarshipName = { provider_name: string; title: string; cycle: string | null };
export type NamedOnPage = ScholarshipName & TellingFacts & { canonical_address: string | null };

/** An entry with what a comparison needs of its name. It is made once, because one entry is compared with many. */
export type ComparedEntry = {
  entry: NamedOnPage;
  cycle: string | null;
  /** The words of the title that other scholarships do not share. */
  words: readonly string[];
  titleKey: string;
  keyWords: readonly string[];
  kinds: readonly string[];
  /** "student" or "scholar", whichever the title names, or empty: "Fulbright Student Program", "Fulbright Scholar Program". */
  person: string;
  amounts: readonly string[];
  editions: readonly string[];
  initials: readonly string[];
  /** The first name of each rare surname in the title that has a middle initial too. */
  firstNames: ReadonlyMap<string, string>;
  /** The acronym before the name of a person in the title, or empty. */
  acronym: string;
  /** The words of the sponsor's name, in the singular and as one word too, and its acronyms. */
  sponsorWords: ReadonlySet<string>;
  isSponsorKnown: boolean;
  acronyms: readonly string[];
  /** The words of the description. They are read when first asked for, because most entries are told by their names. */
  text: () => DescriptionWords;
};

export function compared(entry: NamedOnPage): ComparedEntry {
  const { title, provider_name, cycle } = entry;
  const { words, initials, firstNames } = titleParts(title);
  const key = keyOf(words);
  const name = nameWords(provider_name);
  return {
    entry,
    cycle: cycle ?? cycleInTitle(title),
    words,
    titleKey: key,
    keyWords: key.split(" "),
    kinds: kindsIn(title),
    person: personIn(title),
    amounts: amountsIn(title),
    editions: editionsIn(title),
    initials,
    firstNames,
    acronym: leadingAcronym(title),
    sponsorWords: new Set([...name.flatMap((word) => [word, singular(word)]), name.join("")]),
    isSponsorKnown: !isUnknownSponsor(provider_name),
    acronyms: acronymsOf(provider_name),
    text: once(() => descriptionWords(entry)),
  };
}

/** Whether the title without a sponsor names the sponsor of the other: "Tulley's Auto Repair Trade School Scholarship". */
export const isNamedByOther = (a: ComparedEntry, b: ComparedEntry): boolean =>
  (a.isSponsorKnown && tellsSponsor(b.entry.title, a.entry.provider_name)) ||
  (b.isSponsorKnown && tellsSponsor(a.entry.title, b.entry.provider_name));

/** How the sponsors relate. A page on the site of the other one's sponsor names it. */
export function relationOf(a: ComparedEntry, b: ComparedEntry): SponsorRelation {
  if (a.isSponsorKnown && b.isSponsorKnown) return sponsorRelation(a.entry.provider_name, b.entry.provider_name);
  return isOnSiteOf(a, b) || isOnSiteOf(b, a) ? "same" : "unknown";
}

const isOnSiteOf = (a: ComparedEntry, { entry: b, isSponsorKnown }: ComparedEntry): boolean =>
  a.entry.canonical_address !== null &&
  !a.isSponsorKnown &&
  isSponsorKnown &&
  ownsSite(b.provider_name, a.entry.canonical_address);

function once<T>(read: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= read());
}

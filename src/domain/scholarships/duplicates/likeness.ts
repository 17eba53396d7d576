import { singular } from "../../fields-of-study/field-words.ts";
import { isCommon, isRare, saysWhat, tellsApart } from "./common-title-words.ts";
import { type ComparedEntry, isNamedByOther, relationOf } from "./compared-entry.ts";
import { isDistinctive, isOneOrdinaryWord } from "./distinctive-title.ts";
import { agreeInText, areLevelsApart, areLevelsEqual, shareDay, sharedPart, shareSum } from "./duplicate-evidence.ts";
import { isDetail, samePage } from "./page-relation.ts";
import { areChapters } from "./sponsors.ts";
import { alike, titleRelation } from "./title-relation.ts";

/**
 * What each kind of evidence adds to the logarithm of the odds that two entries are one scholarship. A logistic model
 * learned it from labeled pairs (docs/decisions/0283), and `npm run bench -- learn-likeness` does it again.
 */
export const weights = {
  titlesEqual: 2.77,
  titlesEqualButSponsor: 2.97,
  /** For each word that both titles have and that is no sponsor's: rare ones, and ordinary ones. */
  sharedRareWord: 0.58,
  sharedOrdinaryWord: 0.45,
  /**
   * For each word that only one title has and that is no sponsor's: if the description of the other says it too, or not;
   * and if it tells scholarships apart.
   */
  toldWord: 1.02,
  untoldWord: -0.38,
  tellingWord: -0.46,
  wordOfSponsor: -0.35,
  /** Each title has words that the other one has not. */
  wordsOnBothSides: -2.16,
  /** No sponsor is known, the title is not distinctive, and the descriptions are not copies. */
  vagueTitle: -1.92,
  sponsorsRelated: -1.09,
  sponsorInOtherTitle: 1.52,
  samePage: 2.53,
  samePageWithNumber: 1.05,
  sharedSum: 1.09,
  otherSum: -1,
  sameDay: 0.46,
  otherDay: -1.3,
  sameLevels: 0.8,
  otherLevels: -1.6,
  /** The part of the words of the shorter description that the other has; in its place, where one has no description. */
  sharedText: 1.3,
  noText: 1.42,
};

export type Evidence = Record<keyof typeof weights, number>;

/** Before any evidence. */
export const base: number = -1.52;

/** From which likeness on two entries are merged, so that fewer than 1 in 100 merges are wrong. */
export const surelySame = { usual: 2.5, equalTitleAndSum: 1.5, sharedTitle: 4 };

/** From which likeness on two entries are shown as likely the same: about three of four are. */
export const likelySame = 0;

/** The logarithm of the odds that two entries are one scholarship, by all that they say. Contradictions in names are not looked at. */
export function likeness(a: ComparedEntry, b: ComparedEntry): number {
  const evidence = Object.entries(evidenceOf(a, b));
  // The keys of evidence are those of the weights, which Object.entries forgets.
  return evidence.reduce((sum, [kind, value]) => sum + weights[kind as keyof Evidence] * value, base);
}

/** At most so many words of a kind count. */
const most = 3;
const count = (words: readonly string[], isCounted: (word: string) => boolean = () => true): number =>
  Math.min(words.filter(isCounted).length, most);

export function evidenceOf(a: ComparedEntry, b: ComparedEntry): Evidence {
  const { shared, onlyA, onlyB, ofSponsors } = titleWordsOf(a, b);
  const untold = [...untoldIn(b, onlyA), ...untoldIn(a, onlyB)];
  const titles = titleRelation(a, b);
  const relation = relationOf(a, b);
  const page = a.entry.canonical_address;
  const isSamePage = samePage(page, b.entry.canonical_address) === "same";
  const sum = shareSum(a.entry, b.entry);
  const day = shareDay(a.entry, b.entry);
  const text = sharedPart(a.text(), b.text());
  const own = [...onlyA, ...onlyB];
  return {
    titlesEqual: Number(titles === "equal"),
    titlesEqualButSponsor: Number(titles === "equalButSponsor"),
    sharedRareWord: count(shared, isRare),
    sharedOrdinaryWord: count(shared, (word) => !isRare(word) && !isCommon(word)),
    toldWord: Math.min(own.length - untold.length, most),
    untoldWord: count(untold),
    tellingWord: count(own, tellsApart),
    wordOfSponsor: count(ofSponsors),
    wordsOnBothSides: Number(onlyA.length > 0 && onlyB.length > 0),
    vagueTitle: Number(relation === "unknown" && isVague(a, b)),
    sponsorsRelated: Number(relation === "related"),
    sponsorInOtherTitle: Number(isNamedByOther(a, b)),
    samePage: Number(isSamePage),
    samePageWithNumber: Number(isSamePage && page !== null && isDetail(page)),
    sharedSum: Number(sum === true),
    otherSum: Number(sum === false),
    sameDay: Number(day === true),
    otherDay: Number(day === false),
    sameLevels: Number(areLevelsEqual(a.entry, b.entry)),
    otherLevels: Number(areLevelsApart(a.entry, b.entry)),
    sharedText: text ?? 0,
    noText: Number(text === null),
  };
}

/** Whether the title could be another sponsor's too, and the description is no copy that shows otherwise. */
function isVague(a: ComparedEntry, b: ComparedEntry): boolean {
  if (isToldByTitle(a, b) || isNamedByOther(a, b)) return false;
  const copied = agreeInText(a.entry, b.entry);
  return !(copied === "own" || (copied === "ordinary" && a.words.some(saysWhat)));
}

/** Whether the titles tell which scholarship it is without a sponsor. One of them may name a sponsor of the two. */
export function isToldByTitle(a: ComparedEntry, b: ComparedEntry): boolean {
  const sponsors = a.titleKey === b.titleKey ? [] : [a.entry.provider_name, b.entry.provider_name];
  const isRelated = relationOf(a, b) === "related";
  const isOfChapters = isRelated && areChapters(a.entry.provider_name, b.entry.provider_name);
  if (isOfChapters && [a, b].every((each) => each.words.every((word) => isInBoth(word, a, b)))) return false;
  return [a, b].every(
    ({ entry: { title } }) =>
      isDistinctive(title, ...sponsors) && (isRelated || !isOneOrdinaryWord(title, ...sponsors)),
  );
}

const isInBoth = (word: string, a: ComparedEntry, b: ComparedEntry): boolean =>
  [a, b].every(({ sponsorWords }) => sponsorWords.has(word) || sponsorWords.has(singular(word)));

/**
 * Whether one title has a word that tells scholarships apart (a state, a level, a subject, a number) and that the other
 * entry does not say either, in its title or its description.
 */
export function saysApart(a: ComparedEntry, b: ComparedEntry): boolean {
  const { onlyA, onlyB } = titleWordsOf(a, b);
  return untoldIn(b, onlyA.filter(tellsApart)).length + untoldIn(a, onlyB.filter(tellsApart)).length > 0;
}

/** The words that are not in the description of the entry. */
const untoldIn = (entry: ComparedEntry, words: readonly string[]): readonly string[] =>
  words.filter((word) => !entry.text().all.has(singular(word)));

/** The words of both titles, of one of them, and those of one title that are a sponsor's. */
function titleWordsOf(a: ComparedEntry, b: ComparedEntry) {
  const isOfSponsor = (word: string) =>
    [a, b].some(({ sponsorWords, acronyms }) => sponsorWords.has(word) || acronyms.includes(word));
  const isIn = ({ words }: ComparedEntry, word: string) => words.some((other) => alike(word, other));
  const [onlyA, onlyB] = [a.words.filter((word) => !isIn(b, word)), b.words.filter((word) => !isIn(a, word))];
  const isOwn = (word: string) => !isOfSponsor(word);
  return {
    shared: a.words.filter((word) => isIn(b, word) && isOwn(word)),
    onlyA: onlyA.filter(isOwn),
    onlyB: onlyB.filter(isOwn),
    ofSponsors: [...onlyA, ...onlyB].filter(isOfSponsor),
  };
}

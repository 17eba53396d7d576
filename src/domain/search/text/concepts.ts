import { wordSet } from "../../eligibility/text/word-set.ts";
import { fillerWords } from "../query/words/filler-words.ts";
import { type Alternative, alternativeOf, alternativeWithout, isInOneRow } from "./alternatives.ts";
import { type Beginnings, begunBy, corrected, formsOf, partsOfCode, writtenTogether } from "./spelling-corrections.ts";
import type { TextIndex } from "./text-index.ts";
import { isStopWord, knownForm, withCodes, wordsOfText } from "./words-of-text.ts";

/** One thing to look for. A row has it by the first alternative that it has. */
export type Concept = {
  weight: number;
  alternatives: readonly Alternative[];
  /** Whether it tells little alone: a filler, or one word of something that several words name together. */
  isWeak?: boolean;
  /** Whether it is one word of the query, and not another way to say it. Each different word is one concept. */
  isWord?: boolean;
  /** As of the wanted text. */
  isFamily?: boolean;
  /** Whether it is a word of what the student said it should be about. */
  isTopic?: boolean;
  /** Whether it is one of those for sponsors and groups of any kind: "foundation", "club". */
  isKind?: boolean;
};

/** What is looked for: the words as the student wrote them, and other ways to say the same. */
export type WantedText = {
  words: string;
  weight: number;
  /** "sports -media" are texts with "sports" that do not say "media". */
  otherWords: readonly string[];
  /** Of a kind of person: words of scholarships that are near, and not for them. Where no scholarship has the others, they count less, and nothing fits. */
  nearWords?: readonly string[];
  /** The words belong together, so that one of them alone says little: "marine biology". */
  isWhole?: boolean;
  /** The words are there because the student wrote them, whatever they say. */
  isFiller?: boolean;
  /** The words only tell of whose family it is, and nothing where no scholarship is for such people. */
  isFamily?: boolean;
  /** The words were read as a constraint too, so that they are no typo: "homeschooled". */
  isRead?: boolean;
  /** It was not understood because a number is in it: "type 1". */
  isPartlyNumber?: boolean;
};

/** A word that no scholarship has, and the words that were searched instead. */
export type Correction = { word: string; searched: string[] };

export type Concepts = {
  concepts: Concept[];
  corrections: Correction[];
  /** Topics that no scholarship says, found by words near to them: "music" for "band". */
  saidOtherwise: Correction[];
  /** Whether of the words that are looked for with a weight of 1 more than a third are in no scholarship. */
  isIncomplete: boolean;
  /** Whether one of the topics is in no scholarship. */
  isLacking: boolean;
  /** Whether it is the people of an occupation or with an illness. */
  lacksPeople: boolean;
  people: readonly People[];
};

/** Of an occupation or an illness: what names it, and what only comes near. */
export type People = { words: string; naming: readonly Alternative[]; near: readonly Alternative[] };

/** How much another way to say a word counts. */
export const otherWeight = 0.8;
const weights = { part: 0.3, near: 0.4, kind: 0.5 };
const mostMissing = 1 / 3;
/** Words of a longer text are not corrected: in a story, a word that no scholarship has is rarely a typo. */
const most = { words: 30, correctedText: 10, toldWords: 3, beginnings: 4 };

/** What the wanted texts have given so far. */
type Gathered = Pick<Concepts, "concepts" | "corrections" | "saidOtherwise" | "isLacking" | "lacksPeople"> & {
  text: TextIndex;
  people: People[];
  /** The forms of the words that have a concept. */
  seen: Set<string>;
  beginnings: Beginnings;
  /** Whether words may be corrected. */
  isShort: boolean;
};

/** The concepts of the wanted texts: each of their words, and each text as a whole where it has other words or is one. */
export function conceptsOf(text: TextIndex, wanted: readonly WantedText[]): Concepts {
  const isShort = isShortQuery(wanted);
  const found: Gathered = {
    text,
    concepts: [],
    corrections: [],
    saidOtherwise: [],
    people: [],
    isLacking: false,
    lacksPeople: false,
    seen: new Set(),
    beginnings: { text, left: isShort ? most.beginnings : 0 },
    isShort,
  };
  for (const each of wanted) addText(found, each);
  // Most foundations are not the "Dayton Foundation", whether or not a scholarship has "Dayton".
  if (found.concepts.some(({ isTopic }) => isTopic))
    found.concepts = found.concepts.map((each) =>
      each.isKind ? { ...each, weight: weights.kind * each.weight, isWeak: true } : each,
    );
  const { concepts, corrections, saidOtherwise, people, isLacking, lacksPeople } = found;
  const isFound = ({ alternatives }: Concept) => alternatives.length > 0;
  const topics = concepts.filter((concept) => concept.weight === 1);
  const isIncomplete = topics.filter((concept) => !isFound(concept)).length > mostMissing * topics.length;
  return {
    // "Children of coal miners" are none of soldiers.
    concepts: concepts.filter((concept) => isFound(concept) && !(lacksPeople && concept.isFamily)),
    corrections,
    saidOtherwise,
    isIncomplete,
    isLacking,
    lacksPeople,
    people,
  };
}

/** A wanted text with its words, and the other ways to say all of it that some scholarship has. */
type Said = { wanted: WantedText; own: readonly string[]; others: readonly Alternative[] };

function addText(found: Gathered, wanted: WantedText): void {
  const { text } = found;
  const { words, weight, isWhole, isFiller, isPartlyNumber, nearWords } = wanted;
  const own = withCodes(isFiller || isPartlyNumber ? tellingWords(words) : wordsOfText(words));
  const named = wanted.otherWords.slice(0, most.words).flatMap((other) => otherAlternative(text, other));
  // A text with "record" and another with "criminal" do not tell of a criminal record.
  const naming = named.some((other) => isInOneRow(text, other)) ? named : [];
  const near = (nearWords ?? []).flatMap((each) => otherAlternative(text, each));
  if (nearWords) {
    const people = peopleOf(text, { words, naming, near });
    found.people.push(people);
    if (!people.naming.some((each) => isInOneRow(text, each))) {
      addNearPeople(found, { words, nearWords, near });
      return;
    }
  }
  const others = [...naming, ...near];
  for (const at of own.keys()) {
    if (found.seen.size >= most.words) break;
    addWord(found, { wanted, own, others }, at);
  }
  if (own.length > 1 && (others.length > 0 || isWhole))
    found.concepts.push({ weight, alternatives: different([...alternativeOf(text, formsOf(words), 1), ...others]) });
}

/** The people of an occupation or an illness: their own words name them too, and each of these alone comes near. */
function peopleOf(text: TextIndex, { words, naming, near }: People): People {
  const parts = formsOf(words).flatMap((form) => alternativeOf(text, [form], 1));
  return { words, naming: [...naming, ...alternativeOf(text, formsOf(words), 1)], near: [...near, ...parts] };
}

/** Looks for what is near to people whom no scholarship names. */
function addNearPeople(
  found: Gathered,
  { words, nearWords, near }: { words: string; nearWords: readonly string[]; near: readonly Alternative[] },
): void {
  for (const form of formsOf(words)) found.seen.add(form);
  found.corrections.push({ word: words, searched: toldWords(found, nearWords) });
  found.isLacking = true;
  found.lacksPeople = true;
  found.concepts.push({ weight: weights.near, alternatives: different(near) });
}

function addWord(found: Gathered, said: Said, at: number): void {
  const { wanted, own, others } = said;
  const { weight, isWhole = false, isFiller = false, isFamily } = wanted;
  const word = own[at] ?? "";
  if (isStopWord(word)) return;
  const isAlone = own.length === 1;
  const form = knownForm(word);
  if (found.seen.has(form)) {
    // A topic is this word too. Its other words are still to be searched.
    if (isAlone && others.length > 0) found.concepts.push({ weight, alternatives: others });
    return;
  }
  found.seen.add(form);
  const isPart = isWhole && !isAlone;
  // The "first" of "first generation" is no robotics league, and the "tech" of "vet tech" no college.
  if (isPart && (fillerWords.has(word) || word === "tech")) return;
  const written = [
    ...alternativeOf(found.text, [form], 1),
    ...partsOfCode(found.text, word),
    ...writtenTogether(found.beginnings, own, at),
  ];
  const alternatives = written.length > 0 ? written : insteadOf(found, said, word);
  const isKind = kindWords.has(word);
  const isTopic = !isFiller && weight === 1 && !isKind && !fillerWords.has(word);
  if (isTopic && alternatives.length === 0) found.isLacking = true;
  found.concepts.push({
    weight: isPart ? weights.part * weight : weight,
    alternatives: isAlone ? different([...alternatives, ...others]) : alternatives,
    // The "left" of "left handed" tells nothing.
    isWeak: isPart || isFiller || (!isAlone && fillerWords.has(word)),
    isWord: true,
    isTopic,
    isKind,
    isFamily,
  });
}

/** What is looked for instead of a word that no scholarship has, which the corrections tell. */
function insteadOf(found: Gathered, { wanted, own, others }: Said, word: string): readonly Alternative[] {
  const isAlone = own.length === 1;
  const isSaidOtherwise = (isAlone || wanted.isWhole === true) && others.length > 0;
  // A word that has others is known: "vegan" is no typo of "Vegas".
  const mayBeTypo = found.isShort && !wanted.isRead && !(isAlone && others.length > 0);
  const correction = mayBeTypo ? corrected(found.text, word) : null;
  const begun = correction && correction.alternatives.length > 0 ? [] : begunBy(found.beginnings, word);
  if (begun.length > 0) return begun;
  if (isSaidOtherwise && isAlone && wanted.weight === 1)
    found.saidOtherwise.push({ word, searched: toldWords(found, wanted.otherWords) });
  if (!isSaidOtherwise && !fillerWords.has(word) && found.corrections.length < most.correctedText)
    found.corrections.push({ word, searched: correction?.words ?? [] });
  return correction?.alternatives ?? [];
}

/** The first of some words that a scholarship has, as an answer tells them. */
const toldWords = ({ text }: Gathered, words: readonly string[]): string[] =>
  words
    .map((each) => partsOf(each)[0])
    .filter((each) => alternativeOf(text, formsOf(each), 1).some((found) => isInOneRow(text, found)))
    .slice(0, most.toldWords);

/** "sports -journalism -media": texts with the first words and none of the others. */
function partsOf(words: string): [own: string, ...without: string[]] {
  const [own = "", ...without] = words.split(" -");
  return [own, ...without];
}

function otherAlternative(text: TextIndex, words: string): Alternative[] {
  const [own, ...without] = partsOf(words);
  const found = alternativeOf(text, formsOf(own), otherWeight);
  return without.length === 0 ? found : found.map((each) => alternativeWithout(text, each, without.flatMap(formsOf)));
}

/** Words for taking part in something, which sponsors of it may leave out, and for sponsors of any kind. */
const kindWords = wordSet(
  "club clubs team teams member members player players association company corp corporation foundation foundations inc memorial society trust",
);

/** A row has a concept by the first of its alternatives, so that the same words again add nothing. */
function different(alternatives: readonly Alternative[]): Alternative[] {
  const byTerms = new Map<string, Alternative>();
  for (const each of alternatives) {
    const key = `${each.terms.join()} ${each.without?.join() ?? ""}`;
    if (!byTerms.has(key)) byTerms.set(key, each);
  }
  return [...byTerms.values()];
}

/** The words of a text without what stands in texts by chance beside longer words: the "1" of "type 1", the initial "C". */
function tellingWords(text: string): string[] {
  const words = wordsOfText(text);
  const longer = words.filter((word) => word.length > 1 && !/^\d{1,2}$/.test(word));
  return longer.length > 0 ? longer : words;
}

/** One of the texts may be the whole query, which repeats the words of the others. */
function isShortQuery(wanted: readonly WantedText[]): boolean {
  const lengths = wanted.map(({ words }) => wordsOfText(words).length);
  const longest = Math.max(0, ...lengths);
  const others = lengths.reduce((sum, length) => sum + length, 0) - longest;
  return Math.max(longest, others) <= most.correctedText;
}

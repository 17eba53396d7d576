import { townsByName } from "../../places/us-town-names.ts";
import { oneEditFrom } from "../../words/one-edit.ts";
import { fillerWords } from "../query/words/filler-words.ts";
import { isReadBy } from "../query/words/typos.ts";
import { type Alternative, alternativeOf, alternativeWithout, isInOneRow } from "./alternatives.ts";
import { isEnglishForm, isRareForm } from "./english-forms.ts";
import { rowsWithTerm, type TextIndex } from "./text-index.ts";
import { wordForm } from "./word-form.ts";
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
const weights = { other: otherWeight, edited: 0.7, part: 0.3, near: 0.4 };
const mostMissing = 1 / 3;
/** Words of a longer text are not corrected: in a story, a word that no scholarship has is rarely a typo. */
const most = { words: 30, correctedText: 10, toldWords: 3, edits: 4, beginnings: 4 };
/** In letters. Of longer words there would be more than a thousand edits, and few are a typo. */
const edited = { shortest: 5, longest: 24 };

/** The concepts of the wanted texts: each of their words, and each text as a whole where it has other words or is one. */
export function conceptsOf(text: TextIndex, wanted: readonly WantedText[]): Concepts {
  const concepts: Concept[] = [];
  const corrections: Correction[] = [];
  const saidOtherwise: Correction[] = [];
  const people: People[] = [];
  const seen = new Set<string>();
  const isShort = isShortQuery(wanted);
  const beginnings: Beginnings = { text, left: isShort ? most.beginnings : 0 };
  let isLacking = false;
  let lacksPeople = false;
  for (const {
    words,
    weight,
    otherWords,
    isWhole,
    isFiller = false,
    isPartlyNumber = false,
    nearWords,
    isFamily,
    isRead = false,
  } of wanted) {
    const own = withCodes(isFiller || isPartlyNumber ? tellingWords(words) : wordsOfText(words));
    const named = otherWords.slice(0, most.words).flatMap((other) => otherAlternative(text, other));
    // A text with "record" and another with "criminal" do not tell of a criminal record.
    const others = named.some((other) => isInOneRow(text, other)) ? named : [];
    const near = (nearWords ?? []).flatMap((each) => alternativeOf(text, formsOf(each), weights.other));
    const naming = nearWords ? [...others, ...alternativeOf(text, formsOf(words), 1)] : [];
    if (nearWords) {
      const parts = formsOf(words).flatMap((form) => alternativeOf(text, [form], 1));
      people.push({ words, naming, near: [...near, ...parts] });
    }
    if (nearWords && !naming.some((each) => isInOneRow(text, each))) {
      for (const form of formsOf(words)) seen.add(form);
      corrections.push({ word: words, searched: wordsInTexts(text, nearWords).slice(0, most.toldWords) });
      isLacking = true;
      lacksPeople = true;
      concepts.push({ weight: weights.near, alternatives: different(near) });
      continue;
    }
    others.push(...near);
    for (const [at, word] of own.entries()) {
      if (seen.size >= most.words) break;
      const form = knownForm(word);
      if (isStopWord(word)) continue;
      if (seen.has(form)) {
        // A topic is this word too. Its other words are still to be searched.
        if (own.length === 1 && others.length > 0) concepts.push({ weight, alternatives: others });
        continue;
      }
      seen.add(form);
      // The "first" of "first generation" is no robotics league, and the "tech" of "vet tech" no college.
      if (isWhole && own.length > 1 && (fillerWords.has(word) || word === "tech")) continue;
      let alternatives = [
        ...alternativeOf(text, [form], 1),
        ...partsOfCode(text, word),
        ...writtenTogether(beginnings, own, at),
      ];
      if (alternatives.length === 0) {
        // A word that has others is known: "vegan" is no typo of "Vegas".
        const mayBeTypo = isShort && !isRead && !(own.length === 1 && others.length > 0);
        const correction = mayBeTypo ? corrected(text, word) : { alternatives, words: [] };
        alternatives = correction.alternatives.length > 0 ? correction.alternatives : begunBy(beginnings, word);
        const isFound = alternatives.length > correction.alternatives.length;
        const isSaidOtherwise = (own.length === 1 || isWhole === true) && others.length > 0;
        const isNews = !isFound && !isSaidOtherwise && !fillerWords.has(word);
        if (!isFound && isSaidOtherwise && own.length === 1 && weight === 1)
          saidOtherwise.push({ word, searched: wordsInTexts(text, otherWords).slice(0, most.toldWords) });
        if (corrections.length < most.correctedText && isNews) corrections.push({ word, searched: correction.words });
      }
      const isPart = isWhole === true && own.length > 1;
      const isTopic = !isFiller && weight === 1 && !partWords.has(word) && !fillerWords.has(word);
      if (isTopic && alternatives.length === 0) isLacking = true;
      concepts.push({
        weight: isPart ? weights.part * weight : weight,
        alternatives: own.length === 1 ? different([...alternatives, ...others]) : alternatives,
        isWeak: isPart || isFiller,
        isWord: true,
        isTopic,
        isFamily,
      });
    }
    if (own.length > 1 && (others.length > 0 || isWhole))
      concepts.push({ weight, alternatives: different([...alternativeOf(text, formsOf(words), 1), ...others]) });
  }
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

/** Those of some words that a scholarship has. */
const wordsInTexts = (text: TextIndex, words: readonly string[]): string[] =>
  words
    .map((each) => partsOf(each)[0])
    .filter((each) => alternativeOf(text, formsOf(each), 1).some((found) => isInOneRow(text, found)));

/** "sports -journalism -media": texts with the first words and none of the others. */
function partsOf(words: string): [own: string, ...without: string[]] {
  const [own = "", ...without] = words.split(" -");
  return [own, ...without];
}

function otherAlternative(text: TextIndex, words: string): Alternative[] {
  const [own, ...without] = partsOf(words);
  const found = alternativeOf(text, formsOf(own), weights.other);
  return without.length === 0 ? found : found.map((each) => alternativeWithout(text, each, without.flatMap(formsOf)));
}

/** Words for taking part in something, which sponsors of it may leave out. */
const partWords = new Set("club clubs team teams member members player players".split(" "));

/** A word and its neighbor as one, where sponsors write them so: "tech force" is "TechForce", "mike rowe" begins "mikeroweWORKS". */
function writtenTogether(beginnings: Beginnings, words: readonly string[], at: number): Alternative[] {
  const { text } = beginnings;
  const [before = "", word = "", after = ""] = [words[at - 1], words[at], words[at + 1]];
  return [before && before + word, after && word + after].flatMap((joined) => {
    if (joined.length < edited.shortest || joined.length > edited.longest) return [];
    const whole = alternativeOf(text, [knownForm(joined)], weights.edited);
    const isStrange = [before, word, after].some((each) => joined.includes(each) && isNowhere(text, each));
    return whole.length > 0 || !isStrange ? whole : begunBy(beginnings, joined);
  });
}

const isNowhere = (text: TextIndex, word: string): boolean =>
  word.length >= shortestBeginning / 2 && alternativeOf(text, [knownForm(word)], 1).length === 0;

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

const formsOf = (words: string): string[] => [
  ...new Set(
    wordsOfText(words)
      .filter((word) => !isStopWord(word))
      .map(knownForm),
  ),
];

type Corrected = { alternatives: Alternative[]; words: string[] };

/** The words that one edit makes of an unknown word, the most frequent first, or the two words that it joins. */
function corrected(text: TextIndex, word: string): Corrected {
  const isMended = word.length >= edited.shortest && word.length <= edited.longest && !/\d/.test(word);
  // "Chess" is no typo of "chefs", although no scholarship has it.
  // Nor is "Lorain" one of "Loran": it is a town.
  if (!isMended || isEnglishForm(knownForm(word)) || townsByName.has(word)) return { alternatives: [], words: [] };
  const found = new Map<number, Alternative & { word: string }>();
  // "Autistic" is no typo of "artistic".
  for (const other of isReadBy(word) || isRareForm(knownForm(word)) ? [] : oneEditFrom(word)) {
    // A typo rarely replaces or drops the first letter: "passed" is no "massed".
    const isPlausible = other.length >= 3 && other.slice(1) !== word.slice(1) && other !== word.slice(1);
    const term = isPlausible ? text.postings.terms.numberOf(wordForm(other)) : -1;
    if (term === -1 || found.has(term)) continue;
    const rows = rowsWithTerm(text, term);
    if (rows > 0) found.set(term, { terms: [term], weight: weights.edited, rows, word: other });
  }
  const best = [...found.values()].sort((a, b) => b.rows - a.rows || (a.word < b.word ? -1 : 1)).slice(0, most.edits);
  if (best.length > 0) return { alternatives: best, words: best.map((each) => each.word) };
  return split(text, word);
}

/** A short code as sponsors write it: "4h" is "4-H". */
function partsOfCode(text: TextIndex, word: string): Alternative[] {
  const parts = /^(?:\d{1,3}[a-z]{1,20}|[a-z]{1,20}\d{1,3})$/.test(word) ? word.match(/\d+|[a-z]+/g) : null;
  return parts ? alternativeOf(text, parts, 1) : [];
}

/** In letters. Shorter words begin others by chance. */
const shortestBeginning = 6;

/** How many more beginnings are looked for, each among all words. */
type Beginnings = { text: TextIndex; left: number };

/** The words that a strange one begins: "mikerowe" is "mikeroweWORKS". */
function begunBy(beginnings: Beginnings, beginning: string): Alternative[] {
  const isName = beginning.length >= shortestBeginning && !isEnglishForm(knownForm(beginning)) && !isReadBy(beginning);
  if (!isName || beginnings.left === 0) return [];
  beginnings.left -= 1;
  const { text } = beginnings;
  const { terms } = text.postings;
  const found = terms.begunBy(beginning).flatMap((term) => {
    const rows = rowsWithTerm(text, term);
    return rows === 0 ? [] : [{ terms: [term], weight: weights.edited, rows }];
  });
  return found.sort((a, b) => b.rows - a.rows).slice(0, most.edits);
}

/** "highschool" is "high" and "school". */
function split(text: TextIndex, word: string): Corrected {
  for (let at = 3; at <= word.length - 3; at++) {
    const words = `${word.slice(0, at)} ${word.slice(at)}`;
    const alternatives = alternativeOf(text, formsOf(words), weights.edited);
    if (alternatives.length > 0) return { alternatives, words: [words] };
  }
  return { alternatives: [], words: [] };
}

import { capitalized } from "../../words/capitalized.ts";
import { grammar, type Mention, toCheck } from "../mention.ts";
import { outermost, phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const names =
  "english|spanish|french|german|italian|portuguese|russian|chinese|mandarin|cantonese|japanese|korean|arabic|hebrew|yiddish|hindi|urdu|bengali|punjabi|tamil|telugu|vietnamese|tagalog|thai|indonesian|malay|turkish|persian|farsi|dari|pashto|swahili|greek|polish|czech|slovak|hungarian|romanian|bulgarian|serbian|croatian|ukrainian|dutch|swedish|norwegian|danish|finnish|icelandic|estonian|latvian|lithuanian|armenian|georgian|albanian|irish|welsh|gaelic|catalan|basque|latin|hawaiian|navajo|hmong|khmer|lao|burmese|nepali|sinhala|somali|amharic|yoruba|igbo|hausa|zulu|afrikaans|maori|samoan|tongan|american sign language|sign language|asl";
const language = phraseFinder<string>([[`(${names})`, ""]]);

/** Whether a word in lower case is the name of a language. */
export const isLanguage = (name: string): boolean => languageNames.has(name.toLowerCase());
const languageNames = new Set(names.split("|"));

// Each begins a demand for the languages that follow it.
const openings = phraseFinder([
  [
    "(fluent|fluency|proficient|proficiency|conversant|bilingual|literate) in (the|both|) (spoken|written|spoken and written|written and spoken|oral and written|written and oral|)",
    true,
  ],
  [
    "(speak|speaks|speaking|read|write|speak and write|read and write|speak read and write) (fluent|fluently|) (and understand|both|)",
    true,
  ],
  [
    "(good|excellent|sound|working|adequate|sufficient|strong|advanced|basic|solid|fluent|reading|) (knowledge|command|mastery|grasp) of (the|both|written|spoken|written and spoken|spoken and written|)",
    true,
  ],
  [
    "(good|excellent|strong|adequate|sufficient|fluent|advanced) (written and spoken|spoken and written|oral and written|written|spoken|)",
    true,
  ],
  ["native (speaker|speakers) of", true],
  [
    "(ability|able) to (speak|read|communicate in|work in|write in|study in|understand) (and write|and understand|)",
    true,
  ],
] as const);
const closing = wordSet(
  "language languages skills skill proficiency fluency fluently well speakers speaker speaking s",
);

/** Languages that the student must speak. Several joined by "or" are one demand, of which one is enough. */
export const languages = grammar({ clause: [openings, language] }, ({ tokens }) => [
  ...demanded(tokens),
  ...speakers(tokens),
]);

function demanded(tokens: readonly Token[]): Mention[] {
  return outermost(openings(tokens)).flatMap((opening) => {
    const list = listFrom(tokens, opening.to);
    if (list.names.length === 0 || isSoft(tokens, opening.from)) return [];
    return [mentionOf(tokens, opening.from, list)];
  });
}

/** "Spanish-speaking students", "English language proficiency". */
function speakers(tokens: readonly Token[]): Mention[] {
  return language(tokens).flatMap(({ from, to }) => {
    const next = wordAt(tokens, to);
    const isSpoken = ["speaking", "speaker", "speakers", "fluency", "proficiency", "skills"].includes(next);
    const isSkill =
      next === "language" &&
      [
        "proficiency",
        "skills",
        "requirement",
        "requirements",
        "ability",
        "competency",
        "qualification",
        "test",
        "tests",
      ].includes(wordAt(tokens, to + 1));
    if (isSkill || (isSpoken && tokens[from]?.word === "english"))
      return [{ from, to: to + (isSkill ? 2 : 1), meaning: toCheck("test") }];
    if (!isSpoken || (next === "speaking" && !isPerson(wordAt(tokens, to + 1)))) return [];
    if (tokens.slice(Math.max(0, from - 2), from).some(({ word }) => word === "non")) return [];
    const [start, names] = listBefore(tokens, from, nameOf(tokens, from, to));
    return [{ from: start, to: to + 1, meaning: { about: "demand", demand: { about: "languages", names } } }];
  });
}

/** "Spanish or French speakers". */
function listBefore(tokens: readonly Token[], from: number, name: string): [start: number, names: string[]] {
  const other = language(tokens).find(({ to }) => to === from - 1 && ["or", "and"].includes(wordAt(tokens, to)));
  return other ? [other.from, [nameOf(tokens, other.from, other.to), name]] : [from, [name]];
}

const isPerson = (word: string) =>
  /^(?:students?|applicants?|candidates?|individuals?|persons?|people|scholars?|journalists?|teachers?)$/.test(word);

type List = { names: string[]; to: number; all: boolean };

/** The languages from a token on, which only "and", "or", commas and slashes separate. */
function listFrom(tokens: readonly Token[], from: number): List {
  const list: List = { names: [], to: from, all: false };
  const found = language(tokens);
  for (let at = from; at < tokens.length; ) {
    const each = found.find((one) => one.from === at);
    if (each) {
      list.names.push(nameOf(tokens, each.from, each.to));
      at = each.to;
      list.to = at;
      continue;
    }
    const word = wordAt(tokens, at);
    if (list.names.length === 0 || !["and", "or", "either", "both"].includes(word)) break;
    if (word === "and" && found.some((one) => one.from === at + 1)) list.all = true;
    at++;
  }
  while (closing.has(wordAt(tokens, list.to))) list.to++;
  return list;
}

/** Several languages that are all demanded need a demand each, which one mention cannot hold: they are left to check. */
function mentionOf(tokens: readonly Token[], from: number, { names, to, all }: List): Mention {
  const [first] = names;
  if (names.length === 1 && first === "English" && hasScore(tokens)) return { from, to, meaning: toCheck("test") };
  const demands = (all ? names.map((name) => [name]) : [names]).map((each) => ({
    about: "demand" as const,
    demand: { about: "languages" as const, names: each },
  }));
  const [meaning, ...also] = demands;
  return { from, to, meaning: meaning ?? toCheck("test"), also };
}

const hasScore = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => ["toefl", "ielts", "score", "test"].includes(word));
const isSoft = (tokens: readonly Token[], from: number) => ["not", "no"].includes(wordAt(tokens, from - 1));

const nameOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ word }) => (word === "asl" ? "ASL" : capitalized(word)))
    .join(" ");

import { familyName } from "../../fields-of-study/main-field.ts";
import { resolveField } from "../../fields-of-study/resolve-field.ts";
import { hbcuTopic, isHbcu } from "../../places/colleges/hbcus.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { fillerWords } from "../query/words/filler-words.ts";
import { standsFor } from "../text/initials.ts";
import { isStopWord, wordsOfText } from "../text/words-of-text.ts";
import { wordsReader } from "../text/words-reader.ts";
import { fieldSynonyms } from "../wanted/field-synonyms.ts";
import { hobbyKind, namesHobby, sponsorWords } from "../wanted/sponsor-words.ts";
import type { Reason } from "./reason.ts";

type HasWords = ReturnType<typeof wordsReader>;

const specific = (text: string): Reason => ({ text, specific: true });
const quoted = (words: readonly string[]): string => `Mentions ${words.map((each) => `“${each}”`).join(" and ")}`;

/** Words of a student as a text writes them: "transfer" for "transfering", "4-H" for "4 H". As the student does where only capitals differ. */
function quoteOf(words: string, hasWords: HasWords): string | null {
  const quote = hasWords(words);
  return quote?.toLowerCase() === words.toLowerCase() ? words : quote;
}

/** What of a scholarship has to do with a topic. It may belong to a historically Black college without these words. */
export function mentionOf(
  { title, description, institutions, provider_name, groups }: ScholarshipFacts,
  topic: string,
  hasWords: HasWords,
): Reason | null {
  const whole = quoteOf(topic, hasWords);
  if (whole !== null) return specific(quoted([whole]));
  const name = [provider_name, title].find((each) => standsFor(topic, each));
  if (name !== undefined) return specific(`“${topic.toUpperCase()}” may stand for ${name}`);
  const [first, second, ...more] = topic.split(" ");
  const both =
    first && second && more.length === 0 ? [first, second].flatMap((each) => quoteOf(each, hasWords) ?? []) : [];
  if (both.length === 2) return specific(quoted(both));
  if (topic !== hbcuTopic) return takesAny({ title, description, groups }, topic, hasWords);
  const hbcu = institutions.find(isHbcu);
  if (hbcu !== undefined) return specific(`${hbcu} is a historically Black college`);
  if (isHbcu(provider_name)) return specific(`By ${provider_name}, of a historically Black college`);
  return hasWords("HBCU") ? specific(quoted(["HBCU"])) : null;
}

/** That a sponsor of athletes or musicians names no kind of them, nor a group: athletes with a disability play other sports. */
export function takesAny(
  { title, description, groups }: Pick<ScholarshipFacts, "title" | "description" | "groups">,
  topic: string,
  hasWords: HasWords,
): Reason | null {
  const kind = hobbyKind(topic);
  if (kind === null || groups.length > 0 || namesHobby(`${title}. ${description}`)) return null;
  if (kind === "sport") return ["athletes", "athletics"].some(hasWords) ? specific("Takes any sport") : null;
  return hasWords("musicians") ? specific("Takes any instrument") : null;
}

/** Words to look for in texts, and how many of them are told. */
export type Ways = readonly { words: readonly string[]; most: number }[];

/** How sponsors may write what was said: other words for it, else single words of it. */
export const waysToSay = (said: readonly string[]): Ways => [
  { words: [...new Set(said.flatMap(otherWordsFor))].filter((each) => !tellsOfOthers.has(each)), most: 1 },
  { words: [...new Set(said.flatMap(tellingWords))], most: 2 },
];

/**
 * Why a scholarship was found that states nothing of what was said: by words for it that its texts have, else by its sponsor or by a
 * keyword, which no row shows. Empty where it has none of them.
 */
export function nearMentionOf(
  { keywords, provider_name }: Pick<ScholarshipFacts, "keywords" | "provider_name">,
  ways: Ways,
  hasWords: HasWords,
): Reason[] {
  const sponsorHas = wordsReader({ title: provider_name, description: "" });
  for (const { words, most } of ways) {
    const quotes = [...new Set(words.flatMap((each) => quoteOf(each, hasWords) ?? []))].slice(0, most);
    if (quotes.length > 0) return [{ text: quoted(quotes), specific: false }];
    if (words.some((each) => !otherInNames.has(each) && sponsorHas(each) !== null))
      return [{ text: `By ${provider_name}`, specific: false }];
    const keyword = keywords.find((each) => words.some(wordsReader({ title: each, description: "" })));
    if (keyword !== undefined) return [{ text: `Listed under “${keyword}”`, specific: false }];
  }
  return [];
}

/** They find scholarships that may be for what was said, and say nothing of it themselves: most of the Commonwealth is elsewhere. */
const tellsOfOthers: ReadonlySet<string> = new Set(["Commonwealth"]);

/** In the name of a sponsor they say something else: a ministry of trade is for no trade school. */
const otherInNames: ReadonlySet<string> = new Set(["trade", "trades"]);

/** Other words for a text, as sponsors write, and its field of study, by its other names and its family. */
const otherWordsFor = (text: string): string[] => [
  ...sponsorWords(text).flatMap(({ otherWords, nearWords = [] }) => [...otherWords, ...nearWords]),
  ...fieldSynonyms(text),
  ...[resolveField(text)].flatMap((field) => familyName(field) ?? []),
];

const tellingWords = (text: string): string[] =>
  wordsOfText(text).filter(
    (word) =>
      (word.length > 2 || /^\d+$/.test(word)) &&
      !isStopWord(word) &&
      !fillerWords.has(word) &&
      !tellsNothingAlone.has(word),
  );

/** "First gen" is found by its meaning: alone, "Gen" is a first name. */
const tellsNothingAlone: ReadonlySet<string> = new Set(["gen"]);

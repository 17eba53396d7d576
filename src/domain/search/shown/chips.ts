import { filterLimits } from "../../scholarships/lists/filter-limits.ts";
import type { Unlisted } from "../found/unlisted.ts";
import { closedMentions } from "../query/closed.ts";
import { ageMentions } from "../query/person/ages.ts";
import { topicMentions } from "../query/topics.ts";
import { type QueryWords, queryWords } from "../query/words/query-words.ts";
import type { Correction } from "../text/concepts.ts";
import { wordsOfText } from "../text/words-of-text.ts";
import { type Constraint, isHome, type Understood } from "../understood.ts";
import { constraintWords } from "./constraint-words.ts";
import type { Chip } from "./search-reading.ts";

type Reading = {
  understood: Understood;
  corrections: readonly Correction[];
  unlisted?: readonly Unlisted[];
  refusedNowhere?: readonly Constraint[];
};

/** A chip for each part of what was understood, constraints first. `today` is YYYY-MM-DD. */
export function chipsOf(
  query: string,
  { understood, corrections, unlisted = [], refusedNowhere = [] }: Reading,
  today: string,
): Chip[] {
  const { constraints, topics, ignored, closed } = understood;
  const missing = new Set(corrections.filter(({ searched }) => searched.length === 0).map(({ word }) => word));
  const isMissing = (text: string) => wordsOfText(text).every((word) => missing.has(word));
  const searched = topics.filter((topic) => !isMissing(topic));
  const words = once(() => queryWords(query));
  const read = new Set(constraints.map(({ words }) => words.toLowerCase()));
  const plain = (slot: string, value: string, { words = value, dropped = false } = {}): Chip => ({
    ...{ slot, value, words, text: value, dropped },
    without: withoutWords(query, words),
  });
  return [
    ...constraints.map((constraint) => ({
      ...constraintChip(query, constraint, { constraints, topics: searched, unlisted, today }),
      dropped: refusedNowhere.includes(constraint),
    })),
    ...topics
      .map((topic) => plain("topic", topic, { words: wordsOfTopic(query, topic, words), dropped: isMissing(topic) }))
      // "Autism" is a group and a topic, and one chip removes both.
      .filter(({ words }) => !read.has(words.toLowerCase())),
    ...ignored.map((words) => plain("ignored", words, { dropped: true })),
    ...(closed ? [{ ...plain("closed", "closed", { words: wordsOfClosed(words()) }), text: "Closed ones too" }] : []),
  ];
}

/** Most queries have no Spanish topic, and need not be split into words again. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type Among = {
  constraints: readonly Constraint[];
  topics: readonly string[];
  unlisted: readonly Unlisted[];
  today: string;
};

/**
 * Several constraints may have the same words: "Latina" without "Women" is "Hispanic". A group that is searched for by its own word too
 * has both: "Native American (Cherokee)".
 */
function constraintChip(query: string, constraint: Constraint, among: Among): Chip {
  const { constraints, topics, today } = among;
  const { slot, value, words } = constraint;
  const others = constraints.filter((other) => other !== constraint && other.words === words);
  const rest = others.map((other) => constraintWords(other, today)).join(" ");
  const name = constraintWords(constraint, today);
  const isOwn = slot === "group" && others.length === 0 && topics.includes(words.toLowerCase());
  const text = isOwn && !name.toLowerCase().includes(words.toLowerCase()) ? `${name} (${words})` : name;
  const without = withoutWords(query, words, rest);
  const instead = insteadOf(constraint, without, among);
  return { slot, value: String(value), words, text, dropped: false, without, ...(instead && { instead }) };
}

/** The other meaning of a country that no scholarship is for, behind the query without it. */
function insteadOf(constraint: Constraint, without: string | null, { unlisted, today }: Among): Chip["instead"] {
  const meant = unlisted
    .flatMap(({ turned }) => turned)
    .find(({ words, value }) => words === constraint.words && value === constraint.value);
  if (!meant || without === null) return undefined;
  const text = constraintWords(meant, today);
  const query = `${without} ${isHome(meant) ? text.replace("From", "from") : text.replace("Study", "to study")}`.trim();
  return query.length > filterLimits.q ? undefined : { text, query };
}

/** A query without some of its words, for a link. Null for one that is too long for a link. */
function withoutWords(query: string, words: string, instead = ""): string | null {
  if (query.length > filterLimits.q) return null;
  const at = placeOf(query.toLowerCase(), words.toLowerCase());
  const left = at === -1 || words === "" ? query : `${query.slice(0, at)} ${instead} ${query.slice(at + words.length)}`;
  return left
    .replace(/\s+/g, " ")
    .replace(/ (?:in|from|for|with|at|to|of|and|or|para|de|en)(?: the)? ?(?=[,.;]|$)/gi, "")
    .replace(/ (?=[,.;])/g, "")
    .replace(/([,;])[,;]+/g, "$1")
    .trim()
    .replace(/^[,.;] ?/, "")
    .replace(/[,;]$/, "");
}

/** Where a text has these words: rather as words of their own than inside others, as "art" is inside "smart". -1: nowhere. */
function placeOf(text: string, words: string): number {
  for (let at = text.indexOf(words); at !== -1 && words !== ""; at = text.indexOf(words, at + 1)) {
    const around = (text[at - 1] ?? " ") + (text[at + words.length] ?? " ");
    if (!/[\p{L}\p{N}]/u.test(around)) return at;
  }
  return text.indexOf(words);
}

/** The words that a topic was read from: those of a Spanish or a misspelt one are others. */
function wordsOfTopic(query: string, topic: string, read: () => QueryWords): string {
  if (query.toLowerCase().includes(topic)) return topic;
  const words = read();
  const found = [...topicMentions(words.tokens), ...ageMentions(words)].find(
    (mention) =>
      mention.topic === topic ||
      (mention.topic === true && words.meant(mention.from, mention.to).toLowerCase() === topic),
  );
  return found ? words.written(found.from, found.to) : topic;
}

function wordsOfClosed(words: QueryWords): string {
  const found = closedMentions(words.tokens).find(({ closed }) => closed);
  return found ? words.written(found.from, found.to) : "closed";
}

/** A part of what was understood that a student leaves out. Without a value, all of the slot that these words say. */
export type LeftOut = { slot: string; words: string; value?: string | undefined };

/** What was understood without some of its parts. A topic goes with the constraint of the same words: "autism". */
export function leaveOut({ constraints, topics, ignored, closed }: Understood, parts: readonly LeftOut[]): Understood {
  const isLeftOut = ({ slot, words, value }: Constraint) =>
    parts.some(
      (part) =>
        part.slot === slot && part.words === words && (part.value === undefined || part.value === String(value)),
    );
  const words = new Set(parts.map((part) => (part.slot === "topic" ? (part.value ?? part.words) : part.words)));
  const isClosed = closed && !parts.some(({ slot }) => slot === "closed");
  return {
    constraints: constraints.filter((constraint) => !isLeftOut(constraint)),
    topics: topics.filter((topic) => ![...words].some((left) => left.toLowerCase() === topic)),
    ignored: ignored.filter((left) => !words.has(left)),
    ...(isClosed && { closed }),
  };
}

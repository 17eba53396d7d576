import { type FieldSet, resolveField } from "../../../fields-of-study/resolve-field.ts";
import { foldWords } from "../../../places/folded-words.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { statements } from "../../../reader/statements.ts";
import { either } from "../../../words/either.ts";
import { refusedPlacesOf } from "../places/refused-places.ts";
import { readOnce } from "../read-once.ts";
import { naturalSciences, subjects, topicsIn, topicsOfList } from "../topics.ts";

/** The families of subjects whose "science" is one of nature, apart from "animal science" and "computer science". */
const ofNature = new Set(["03", "26", "27", "30", "40", "41"]);

/** The topics of a field of study. `field` is what its words name. */
export function topicsOfField(words: string, field: FieldSet | null): number {
  const topics = topicsIn(words);
  const isKnown = field !== null && field.codes.length > 0 && field.codes.every((code) => !code.startsWith("~"));
  return isKnown && !field.codes.some((code) => ofNature.has(code.slice(0, 2))) ? topics & ~naturalSciences : topics;
}

/** The words before "for" and "in" that may name a subject: "machine learning for health". */
const nearby = 2;

/**
 * The topics of goals. In "machine learning for health" the first is what the student does, and the second whom it serves,
 * which is no subject of theirs.
 */
export const topicsOfGoals = (goals: string): number =>
  partsOf(goals).reduce((found, part) => found | topicsOfWords(ownWords(part).split(" ")), 0);

/** Behind "and" a subject of up to three words that is none of their people: "music is", but not "her brother is" and "mother were". */
const ofAnother =
  "(?!(?:(?:her|his|my|their)\\b|(?:step|grand)?(?:mother|mom|mum|father|dad|sister|brother)s?\\b))(?:[a-z-]+ ){1,3}(?:is|are|was|were)\\b";
/**
 * What somebody else is or does, from the start of a clause to where the student speaks of themselves: all of "my father was a Marine", the
 * first words of "my mother, who is a nurse, taught me to cook", and none behind an "and" with another subject: "and music is my life". Not "the farm
 * of my uncle", nor "my father's farm" that the student works on, nor "my mother tongue".
 */
const ofSomebodyElse = new RegExp(
  `(?:^|(?<=[.,;:!?\\n])|\\b(?:after|and|as|because|but|since|that|when|while)) *(?:${either(
    /my (?:[a-z-]+ )?(?:step|grand|god)?-?(?:mother|mom|mum|father|dad|parent|sister|brother|daughter|son)(?:s|-in-law)?\b(?!['’](?!s (?:an?|been|the)\b))/,
    /my (?:[a-z-]+ )?(?:aunt|boyfriend|child|children|coach|cousin|friend|girlfriend|grandma|grandpa|husband|kid|neighbor|partner|spouse|teacher|uncle|wife)s?\b(?!['’](?!s (?:an?|been|the)\b))/,
    /he|she/,
  )})\\b(?! (?:care|education|language|program|tongue|training)\\b)(?:, who\\b[^.,;:!?\\n]*,)?(?:(?!\\b(?:I|me|us|we)\\b|\\band ${ofAnother})[^.,;:!?\\n])*`,
  "gi",
);

/** The topics of words, in which "animal science" is read as it is as a field of study. */
function topicsOfWords(words: readonly string[]): number {
  const topics = topicsIn(words.join(" "));
  if ((topics & naturalSciences) === 0) return topics;
  const isScience = (word: string) => scienceWords.has(foldWords(word));
  const others = topicsIn(words.filter((word) => !isScience(word)).join(" "));
  return words.reduce((found, word, at) => {
    if (!isScience(word)) return found;
    const field = words.slice(Math.max(0, at - 1), at + 1).join(" ");
    return found | topicsOfField(field, resolveField(field));
  }, others);
}
const scienceWords = new Set(["science", "sciences"]);

/** The text without what it says that somebody else is or does. */
export const withoutOthers = (text: string): string => text.replaceAll(ofSomebodyElse, " ");

const partsOf = (goals: string): string[] => withoutOthers(goals).split(/[.,;:!?\n]/);

function ownWords(part: string): string {
  const words = part.split(" ").filter((_, at, all) => !isOfDegree(all, at));
  let isOwn = true;
  return words
    .filter((word, at) => {
      if (joints.has(word)) isOwn = true;
      else if (isOwn && serving.has(word)) isOwn = !namesSubject(words.slice(Math.max(0, at - nearby), at));
      return isOwn;
    })
    .join(" ");
}
const serving = new Set(["for", "in"]);
const joints = new Set(["and", "or", "then"]);
const namesSubject = (words: readonly string[]): boolean => (topicsIn(words.join(" ")) & subjects) !== 0;

/** "Science" in "Bachelor of Applied Science in Nursing" and "Associate of Science degree in Nursing" is the kind of degree, not its subject. */
function isOfDegree(words: readonly string[], at: number): boolean {
  const word = (back: number) => foldWords(words[at + back] ?? "");
  if (!kindsOfDegrees.has(word(0)) || (word(1) !== "in" && word(2) !== "in")) return false;
  return [1, 2].some((back) => word(-back) === "of" && degrees.has(word(-back - 1)));
}
const kindsOfDegrees = new Set(["art", "arts", "science", "sciences"]);
const degrees = new Set("associate associates bachelor bachelors doctor doctors master masters".split(" "));

const mostShown = 90;

type Writer = { profile: Readonly<ProfileChanges>; field: FieldSet | null };

/**
 * What the student wrote that is about one of the topics: their field, activities and the sentences of their goals; null for nothing. A sentence
 * that refuses a place ("chemistry, but not in the USA") tells an interest only where nothing else does.
 */
export function ownWordsAbout(student: Writer, topics: number): string | null {
  const about = ownWordsOf(student).filter((each) => (each.topics & topics) !== 0);
  const plain = about.filter(({ refuses }) => !refuses);
  return (plain.length > 0 ? plain : about).map(({ words }) => words).join(", ") || null;
}

/** What the student wrote, as it is shown, each with its topics. */
const ownWordsOf = readOnce(({ profile, field }: Writer) => {
  const { field_of_study, extracurricular_activities, career_goals } = profile;
  const written = field_of_study?.trim() ?? "";
  const sentences = statements(career_goals ?? "").flatMap((sentence) => sentence.split(";"));
  return [
    { words: written, topics: topicsOfField(written, field), refuses: false },
    ...(extracurricular_activities ?? []).map((each) => ({
      words: each,
      topics: topicsOfList([each]),
      refuses: false,
    })),
    ...sentences.map((sentence) => ({
      words: `“${shortened(sentence.trim().replace(/[.!?]$/, ""))}”`,
      topics: topicsOfGoals(sentence),
      refuses: refusesPlace(sentence),
    })),
  ];
});

function refusesPlace(sentence: string): boolean {
  const { countries, states } = refusedPlacesOf(sentence);
  return countries.length + states.length > 0;
}

function shortened(sentence: string): string {
  if (sentence.length <= mostShown) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(" ", mostShown)).trimEnd()}…`;
}

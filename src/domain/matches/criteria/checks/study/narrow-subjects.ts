import { countrySpellings } from "../../../../places/countries.ts";
import { foldedWords } from "../../../../places/folded-words.ts";
import { usStates } from "../../../../places/us-states.ts";

const triggers = new Set(
  "career careers concentrating concentration expertise focus focused focusing interest interested interests passion passionate research specialize specialized specializing".split(
    " ",
  ),
);
const links = new Set("about concerning in into on regarding".split(" "));
/** Where the words of a subject end: "a career in nursing at a hospital". */
const ends = new Set(
  "are as at be by can from had has have he her his if is it may must need needs our shall she should that their they this through to toward towards under upon was what when where which while who will with within you your".split(
    " ",
  ),
);
/** Words that name no subject, or a whole family of them, and those that join others. */
const broad = new Set(
  "a ability academia academic activity advanced advancement advancing all an and another any applied area areas art arts aspect aspects basic biomedical business career careers college commitment community competitive computer continuing computing contribute creative culture design development discipline disciplines economic economics education engineer engineering engineers environment environmental excellence field fields fine for furthering future general global graduate health healthcare help helping higher human humanities improve improving industry information innovation innovative interdisciplinary international issue issues its job jobs knowledge law leader leaders leadership leading learning legal liberal life line making management mathematics media medical medicine member more national natural new no not of office on one or other others people physical policy practice private problem problems profession professional professions program programs project projects promoting public pursue pursuing quality related research responsibility school science sciences scientific scientist scientists sector selected serve service services serving skills social society some specific stem student students studies study subject subjects such sustainable technical technologies technology the these topic topics trade trades understanding university use various work working world year youth".split(
    " ",
  ),
);
/** Makers of works, who name a subject by what they are. */
const makers = new Set(
  "animator animators cartoonist cartoonists choreographer choreographers composer composers illustrator illustrators photographer photographers playwright playwrights poet poets sculptor sculptors songwriter songwriters".split(
    " ",
  ),
);
const placeWords = new Set(
  [...Object.values(usStates), ...countrySpellings().map(([name]) => name)].flatMap(foldedWords),
);
const longest = 10;
const suffix = /(?:ings?|ers?|ical|als?|ics?|es|e|s|y)$/;
const stemLength = 5;
const shortest = 3;

/** The part of a word that related words share: "nurs" of "nursing" and "nurse". */
const stemOf = (word: string): string => word.replace(suffix, "").slice(0, stemLength);

/** The stems of words that name subjects, without everyday ones. */
export const stemsOf = (words: readonly string[]): string[] =>
  words.filter((word) => word.length >= shortest && !broad.has(word) && !placeWords.has(word)).map(stemOf);

/**
 * The stems of the subjects that words demand a career in, an interest in or research on: "nuclear" in "a career in nuclear
 * engineering". Whole families of subjects, such as engineering, are left out.
 */
export function narrowSubjects(words: readonly string[]): string[] {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    if (isOfTeaching(words, at)) found.add(stemOfTeaching);
    if (makers.has(words[at] ?? "")) for (const stem of stemsOf(words.slice(at, at + 1))) found.add(stem);
    if (!namesSubjectNext(words, at)) continue;
    const rest = words.slice(at + 2, at + 2 + longest);
    const end = rest.findIndex((word) => ends.has(word));
    for (const stem of stemsOf(end < 0 ? rest : rest.slice(0, end))) found.add(stem);
  }
  return [...found].sort();
}

/** "A career in nursing", "a career as an actuary", "volunteer against hunger". */
const namesSubjectNext = (words: readonly string[], at: number): boolean =>
  (triggers.has(words[at] ?? "") && links.has(words[at + 1] ?? "")) ||
  (careers.has(words[at] ?? "") && words[at + 1] === "as" && words[at + 2] !== "well") ||
  (efforts.has(words[at] ?? "") && words[at + 1] === "against");
const careers = new Set(["career", "careers"]);
const efforts = new Set(
  "campaign campaigning fight fights fighting volunteer volunteering volunteers work working works".split(" "),
);

/**
 * The stems of what words ask to study inside the fields of a scholarship, or of one that names none, with those of its narrow fields, of which each
 * is enough: "study a subject of NOAA's work, such as the ocean", "engineering related to heating", "studying the history of aviation".
 */
export function subjectsStudied(words: readonly string[], fields: readonly string[]): string[] {
  const found = words.flatMap((_, at) => {
    const from = isExample(words, at) ? at + 2 : isBranch(words, at) ? at : null;
    if (from === null) return [];
    const rest = words.slice(from, from + longest);
    const end = rest.findIndex((word) => ends.has(word));
    return stemsOf(end < 0 ? rest : rest.slice(0, end));
  });
  return found.length > 0
    ? [...found, ...stemsOf(fields.filter((field) => !wide.test(field)).flatMap(foldedWords))]
    : [];
}
const wide =
  /^(?:(?:fine |liberal |visual )?arts\b.*|business|education|engineering|health\b.*|humanities|mathematics|(?:behavioral|life|natural|physical|social)? ?sciences?|stem|technology)(?: or a related field)?$/i;
/** "A subject such as the ocean", "a field related to heating" */
const isExample = (words: readonly string[], at: number): boolean =>
  ((words[at] === "such" && words[at + 1] === "as") ||
    ((words[at] === "related" || words[at] === "matters") && words[at + 1] === "to")) &&
  words.slice(Math.max(0, at - mostBeforeExample), at).some((word) => studied.has(word));
const studied = new Set(
  "discipline disciplines engineering field fields major majors science sciences subject subjects technology".split(
    " ",
  ),
);
const mostBeforeExample = 6;
/** "Studying the history of aviation" */
const isBranch = (words: readonly string[], at: number): boolean =>
  words[at + 1] === "of" &&
  branches.has(words[at] ?? "") &&
  studying.has(words[words[at - 1] === "the" ? at - 2 : at - 1] ?? "");
const branches = new Set(
  "chemistry economics geography history philosophy physics psychology sociology theory".split(" "),
);
const studying = new Set("study studies studying".split(" "));
/** "Teach or plan to teach", "become a teacher", "future teachers", but not "a letter of a teacher". */
function isOfTeaching(words: readonly string[], at: number): boolean {
  const [before = "", word = "", next = ""] = [words[at - 1], words[at], words[at + 1]];
  if (word === "teach") return at === 0 || (before === "to" && plans.has(words[at - 2] ?? ""));
  if (word !== "teacher" && word !== "teachers") return false;
  return (
    before === "future" || preparations.has(next) || words.slice(Math.max(0, at - mostBefore), at).some(isBecoming)
  );
}
const plans = new Set(
  "agree agrees expect intend intends intending plan plans planning prepare preparing want wants wish".split(" "),
);
const preparations = new Set("education preparation training".split(" "));
const isBecoming = (word: string): boolean => word === "become" || word === "becoming";
const mostBefore = 5;
export const stemOfTeaching = "teach";

/** The stems of all that a student says about what they study, do and aim at. */
export const stemsOfStudent = (words: readonly string[]): ReadonlySet<string> => new Set(stemsOf(words));

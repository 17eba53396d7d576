import { familyOf } from "./family-of.ts";
import { fieldWords, singular } from "./field-words.ts";
import { isUndecided, meansAnyField, namedField } from "./named-fields.ts";

/**
 * The fields of study that a text names. `codes` are CIP prefixes: "11" is a whole family. A name that CIP does not
 * list, inside a field that it does, is "14.~marine robotics engineering"; an unknown name is "~blorbology". `complete`
 * is false when the text may mean more than the codes. Another field is then unknown, not failed. `sides` are codes of other
 * families that a name has beside its own: agriculture has a side in engineering, which is no engineering to most sponsors.
 */
export type FieldSet = { all: boolean; codes: readonly string[]; complete: boolean; sides: readonly string[] };

const nothing: FieldSet = { all: false, codes: [], complete: false, sides: [] };

// Last words of a name that make it a kind of that field: "marine biology" is a kind of biology.
const heads = new Set(
  "engineering nursing education biology chemistry physics psychology design law history medicine mathematics management economics journalism music architecture teaching therapy accounting finance marketing banking computing radiology horticulture geology agriculture anthropology sociology astronomy linguistics forestry statistics ecology genetics dentistry pharmacy photography geography theology entrepreneurship informatics microbiology physiology pathology pharmacology toxicology oceanography entomology zoology botany geophysics biochemistry biophysics neuroscience astrophysics hydrology meteorology criminology surveying programming machining epidemiology immunology oncology archaeology philosophy ethics counseling dance theater theatre journalism animation robotics virology dermatology cardiology neurology"
    .split(" ")
    .map(singular),
);

const resolved = new Map<string, FieldSet>();
// In characters. Longer texts are cut.
const longestName = 400;
const cacheSize = 20_000;

/**
 * Reads one field of study as a student or sponsor wrote it. Results are cached, because catalogues repeat the same
 * names.
 */
export function resolveField(words: string): FieldSet {
  const known = resolved.get(words);
  if (known) return known;
  const field = read(words.slice(0, longestName).replace(/\s+/g, " "));
  if (resolved.size >= cacheSize) resolved.clear();
  resolved.set(words, field);
  return field;
}

/** Reads a sponsor's list of fields; any one of them is enough. An empty list requires nothing, which is `all`. */
export function resolveFields(list: readonly string[]): FieldSet {
  if (list.length === 0) return anyField;
  return union(list.map(resolveField));
}

const anyField: FieldSet = { all: true, codes: [], complete: true, sides: [] };

function union(fields: readonly FieldSet[]): FieldSet {
  const codes = [...new Set(fields.flatMap((field) => field.codes))];
  const isOwn = (code: string) => fields.some((field) => field.codes.includes(code) && !field.sides.includes(code));
  return {
    all: fields.some((field) => field.all),
    codes,
    complete: fields.every((field) => field.complete),
    sides: codes.filter((code) => !isOwn(code)),
  };
}

function read(words: string): FieldSet {
  if (fieldWords(words) === "") return nothing;
  if (meansAnyField(words)) return anyField;
  if (isUndecided(words)) return nothing;
  const whole = fieldNamed(words);
  if (whole) return whole;
  // "Marine-related field or a similar one": known by its whole name.
  const kind = /^.{2,40}?[ -]related\b/i.exec(words)?.[0];
  const related = kind === undefined ? undefined : fieldNamed(kind);
  if (related) return { ...related, complete: false };
  const inBrackets = [...words.matchAll(/\(([^()]+)\)/g)].map((match) => fieldNamed(match[1] ?? ""));
  const outside = words.replace(/\([^()]*\)/g, " ");
  const others = /\b(?:(?:and|or|&) )?(?:(?:closely |other )?(?:related|similar)|other|etc)\b.*/i;
  const plain = outside.replace(others, " ").replace(/^\s*(?:any|all|other|general|miscellaneous)\s+/i, "");
  const named = partsOf(plain);
  // "Biology (pre-med)": any major may lead to medicine, and this one is told.
  const isTold = named.length > 0 && union(named).complete;
  const added = inBrackets.filter((field) => field !== undefined);
  const fields = [...named, ...added.map((field) => (isTold ? { ...field, complete: true } : field))];
  if (fields.length === 0) return nothing;
  const field = union(fields);
  return others.test(outside) ? { ...field, complete: false } : field;
}

function fieldNamed(words: string): FieldSet | undefined {
  const field = namedField(words);
  return field && { all: false, ...field, sides: sidesOf(words, field.codes) };
}

/**
 * The codes of other families than the name's own. "Computer science and engineering" has two families of its own, which each of its halves
 * names, and "exercise and sport science" has one.
 */
function sidesOf(words: string, codes: readonly string[]): string[] {
  const firsts = words.split(joint).flatMap((part) => namedField(part)?.codes[0] ?? []);
  const own = new Set([...codes.slice(0, 1), ...firsts].map(familyOf));
  return codes.filter((code) => !own.has(familyOf(code)));
}
const joint = /\band\b|[&/]/i;

function partsOf(words: string): FieldSet[] {
  const whole = fieldNamed(words) ?? kindOf(words);
  if (whole) return [whole];
  const parts = words
    .split(/[,;/+|&]|\band\/or\b|\band\b|\bor\b/i)
    .map((part) => part.trim())
    .filter((part) => fieldWords(part) !== "");
  if (parts.length < 2) return parts.map((part) => fieldNamed(part) ?? kindOf(part) ?? unknownField(part));
  const lastWord = parts.at(-1)?.split(" ").at(-1) ?? "";
  // "Civil and mechanical engineering": the last word belongs to every part.
  return parts.map(
    (part) => fieldNamed(part) ?? fieldNamed(`${part} ${lastWord}`) ?? kindOf(part) ?? unknownField(part),
  );
}

function kindOf(words: string): FieldSet | undefined {
  if (/[,;/+|]|\b(?:and|or)\b|&/i.test(words)) return undefined;
  const list = fieldWords(words).split(" ");
  for (let from = 1; from < list.length; from++) {
    const tail = list.slice(from);
    if (tail.length === 1 && !heads.has(tail[0] ?? "")) return undefined;
    const field = namedField(tail.join(" "));
    if (field) {
      const codes = field.codes.map((code) => `${code}.~${list.join(" ")}`);
      return { all: false, complete: field.complete, codes, sides: sidesOf(words, codes) };
    }
  }
  return undefined;
}

function unknownField(words: string): FieldSet {
  return { all: false, codes: [`~${fieldWords(words)}`], complete: false, sides: [] };
}

import { appliedNames } from "./applied-names.ts";
import { cip } from "./cip.gen.ts";
import { anyField, everydayNames, undecided } from "./everyday-names.ts";
import { fieldWords } from "./field-words.ts";
import { specialistNames } from "./specialist-names.ts";

/** The CIP prefixes that a name stands for. `complete` is false when it may stand for more than these. */
type NamedField = { codes: readonly string[]; complete: boolean };

const titles = new Map<string, string>();
for (const line of cip.split("\n")) {
  const gap = line.indexOf(" ");
  titles.set(line.slice(0, gap), line.slice(gap + 1));
}

const names = new Map<string, NamedField>();

function name(words: string, field: NamedField): void {
  const key = fieldWords(words);
  if (key !== "" && !names.has(key)) names.set(key, field);
}

/** The names of each everyday field, by each of them. */
const likeNames = new Map<string, readonly string[]>();

function nameRows(rows: typeof everydayNames): void {
  for (const [words, codes] of rows) {
    const keys = words.split("|").map(fieldWords);
    for (const key of keys) if (!likeNames.has(key)) likeNames.set(key, keys);
    const list = codes.split(" ");
    const field = { codes: list.filter((code) => code !== "+"), complete: !list.includes("+") };
    for (const each of words.split("|")) name(each, field);
  }
}
nameRows([...everydayNames, ...specialistNames]);

// Shorter codes come first: a title that several codes share names the widest of them.
const byWidth = [...titles].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
for (const [code, title] of byWidth) name(title, { codes: [code], complete: true });
for (const [code, title] of byWidth) {
  const field = { codes: [code], complete: true };
  name(title.replace(/, (General|Other|Specific Subject Areas)$/, ""), field);
  for (const words of alternatives(title)) name(words, field);
}

nameRows(appliedNames);

/**
 * Other names for a title with a slash. "Botany/Plant Biology": "Botany" and "Plant Biology". "Biomedical/Medical
 * Engineering": "Biomedical Engineering" and "Medical Engineering".
 */
function alternatives(title: string): string[] {
  // "Physics Teacher Education" is "physics education" to sponsors.
  if (title.endsWith(" Teacher Education")) return [title.replace(" Teacher Education", " Education")];
  const parts = title.replace(/, (General|Other)$/, "").split("/");
  if (parts.length !== 2 || parts.some((part) => /,| and /.test(part))) return [];
  const [first = "", second = ""] = parts.map((part) => part.trim());
  const head = second.split(" ").at(-1) ?? "";
  return [...(/(al|ic|ed|ar)$/.test(first) ? [] : [first]), `${first} ${head}`, second];
}

const any = new Set(anyField.split("|").map(fieldWords));
const open = new Set(undecided.split("|").map(fieldWords));

const asked = new Map<string, NamedField | undefined>();
const mostAsked = 20_000;

/** The field with this name, or undefined. Answers are kept, because texts repeat the same words. */
export function namedField(words: string): NamedField | undefined {
  if (asked.has(words)) return asked.get(words);
  const field = names.get(fieldWords(words));
  if (asked.size >= mostAsked) asked.clear();
  asked.set(words, field);
  return field;
}

/** Other everyday names of the same field, as `fieldWords` writes them. */
export function namesLike(words: string): string[] {
  const key = fieldWords(words);
  return (likeNames.get(key) ?? []).filter((name) => name !== key);
}

/** Every name, as `fieldWords` writes it: in lower case and singular. */
export function namesOfFields(): Iterable<string> {
  return names.keys();
}

export function meansAnyField(words: string): boolean {
  return any.has(fieldWords(words));
}

export function isUndecided(words: string): boolean {
  return open.has(fieldWords(words));
}

/** The official title of a CIP code, or null. */
export function fieldTitle(code: string): string | null {
  return titles.get(code) ?? null;
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Citizenship, Group } from "#domain/scholarships/vocabulary.ts";

/** The real texts. They are not ours to publish, so the project holds only labels of them. */
const folder = new URL("../../../../shared/data/award-texts/", import.meta.url);
export const hasTexts = existsSync(folder);

/** One text of ../shared/data/award-texts; `file` is the name of its file without the ending. */
export type AwardText = { file: string; title: string; provider: string; text: string };

export const labelLevels = [
  "high_school",
  "associate",
  "bachelor",
  "master",
  "doctoral",
  "professional",
  "postdoc",
  "nonstudent",
] as const;
export type LabelLevel = (typeof labelLevels)[number];

/** Class standings. `college` is any of a college, `graduate` any after it. */
export type ClassName =
  | "high_school_junior"
  | "high_school_senior"
  | "freshman"
  | "sophomore"
  | "junior"
  | "senior"
  | "college"
  | "graduate";

/**
 * What two careful readers and a third found that a text demands of its applicants. Keys are left out where it demands
 * nothing of the kind. The text itself stands in `file` under its `title`.
 */
export type Label = {
  file: string;
  title: string;
  level?: LabelLevel[];
  /** Names as the text writes them. */
  fields?: string[];
  /** On the 4.0 scale. */
  gpa?: number;
  states?: string[];
  /** Of residence or citizenship. */
  countries?: string[];
  citizenship?: Citizenship[];
  groups?: Group[];
  need?: boolean;
  grad_years?: number[];
  colleges?: string[];
  enrollment?: "full_time" | "part_time";
  /** Whole years, both included. */
  age?: { least?: number; most?: number };
  class?: ClassName[];
  /** Every other demand as a short code, its kind before a colon: `member:Elks`. */
  other?: string[];
  /** Requirements of different criteria of which one is enough. */
  either?: boolean;
  excludes?: string[];
  prefers?: string[];
  /** The text demands nothing at all. */
  nothing?: boolean;
  /** What one winner gets. */
  amount?: { min?: number; max?: number; currency?: string; text?: string };
  /** `2026-03-01`, `03-01`, `month:10` or `rolling`. */
  deadline?: string;
  /** Other values that a careful reader could give. With no value of its own, the key may be read or left. */
  also?: {
    level?: LabelLevel[][];
    fields?: string[][];
    colleges?: string[][];
    countries?: string[][];
    citizenship?: Citizenship[][];
    need?: boolean[];
  };
};

/**
 * The groups of a label. "family:child of veteran" demands what the group of military families does: the profile asks for both with
 * one question. A grandchild, and words for other services too, are none of it. Labels are older than the groups of parents.
 */
export function groupsOf({ groups = [], other = [] }: Label): readonly Group[] {
  const said: Group[] = [
    ...(other.some(isMilitaryFamily) ? ["military" as const] : []),
    ...(other.includes("family:parent") ? ["parent" as const] : []),
    ...(other.includes("marital:single parent") ? ["single_parent" as const] : []),
  ];
  return [...new Set([...groups, ...said])];
}

const isMilitaryFamily = (code: string): boolean =>
  /^family:.*\b(?:child|children|daughter|son|spouse)\b.*\b(?:veterans?|military|soldier|armed forces|active-duty|service member)\b/.test(
    code,
  ) && !/confederate|grandchild|law enforcement|first responders/i.test(code);

/** `pages`: excerpts of pages of other sites, whose texts stand in a file of their own that is named when it is read. */
export type Half = "dev" | "held" | "pages";
export type LabelledText = AwardText & { label: Label };

/** The labelled texts of one half; of pages those that are given. Throws when a label finds no text, or several. */
export function labelledTexts(half: Half, texts: readonly AwardText[]): LabelledText[] {
  const byTitle = Map.groupBy(texts, keyOf);
  const labels = labelsOf(half).filter((label) => half !== "pages" || byTitle.has(keyOf(label)));
  return labels.map((label) => {
    const found = byTitle.get(keyOf(label)) ?? [];
    const [text] = found;
    if (text === undefined || found.length > 1)
      throw new Error(`${found.length} texts in ${label.file} have the title ${label.title}`);
    return { ...text, label };
  });
}

/** All texts except those of the half that is opened only to report. */
export function textsInSight(texts: readonly AwardText[]): AwardText[] {
  const unseen = new Set(labelsOf("held").map(keyOf));
  return texts.filter((text) => !unseen.has(keyOf(text)));
}

const keyOf = ({ file, title }: Pick<AwardText, "file" | "title">) => `${file}\n${title}`;

export function allTexts(): AwardText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      linesOf<Omit<AwardText, "file">>(new URL(name, folder)).map(({ title, provider, text }) => ({
        file: name.slice(0, -".jsonl".length),
        title: title ?? "",
        provider: provider ?? "",
        text,
      })),
    );
}

/** The texts of a file of lines `{title, provider, text}`. `path` is absolute or relative to the working directory. */
export const textsOfFile = (path: string, file: string): AwardText[] =>
  linesOf<Omit<AwardText, "file">>(pathToFileURL(path)).map((text) => ({ ...text, file }));

export function labelsOf(half: Half): Label[] {
  return linesOf<Label>(new URL(`../gold/reading-${half}.jsonl`, import.meta.url));
}

function linesOf<T>(file: URL): T[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
}

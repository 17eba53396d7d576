import type { Clause } from "./clauses.ts";
import { type Cue, cuesIn, namesPerson } from "./cues.ts";
import type { Found } from "./phrases.ts";
import { type Token, tokensOf } from "./tokens.ts";

/**
 * What a clause does in a text. Only `demand` and `exclusion` decide who can apply; `preference` and `selection` say who
 * is likelier to win; `procedure` and `benefit` are about the application and the money; `background` is the rest.
 */
export type Mood = "demand" | "exclusion" | "preference" | "selection" | "procedure" | "benefit" | "background";

/**
 * The mood of a clause. `end` is the token where the words of a demand end: what follows is a preference, a way to
 * choose winners or a part of the procedure. `exception` is the token where words begin that say who may not apply.
 */
export type ReadMood = { mood: Mood; end: number; exception: number | null; negation: Negation | null };

/** The words "are not eligible" or "except", from token `from` to `to` (excluded). */
export type Negation = { from: number; to: number };

const headings: readonly (readonly [RegExp, Mood])[] = [
  [/preference/, "preference"],
  [/selection/, "selection"],
  [/how to apply|to apply|application (?:process|procedure|instructions)|deadline|contact|^link/, "procedure"],
  [/^host/, "demand"],
  [/amount|benefit|value|number of awards|includes|duration/, "benefit"],
  [/about|background|purpose|description|notes?/, "background"],
];

const demanding =
  /eligib|require|criteria|qualif|who can|who may|applicants? must|candidates? must|students? must|must be|open to|available to/;

/** Reads the mood of a clause from its heading, its lead and its cues. */
export function readMood({ text, lead, heading }: Clause, tokens: readonly Token[]): ReadMood {
  const cues = cuesIn(tokens);
  const whole = { mood: "background" as Mood, end: tokens.length, exception: null, negation: null };
  const above = moodAbove(heading, lead);
  if (has(cues, "open")) return whole;
  if (above === "preference" || startsWith(cues, "preference", 2) || isFavored(cues))
    return { ...whole, mood: "preference" };
  const exclusion = negationIn(cues, "exclusion", tokens);
  const exception = negationIn(cues, "exception", tokens);
  if (exclusion !== null) return { ...whole, mood: "exclusion", negation: exclusion };
  if (exception?.from === 0) return { ...whole, mood: "exclusion", negation: exception };
  const mood = plainMood(cues, tokens, above, text);
  if (mood !== "demand") return { ...whole, mood };
  return { mood, end: endOfDemand(cues, tokens), exception: exception?.from ?? null, negation: exception };
}

/** "Women are encouraged to apply", but not "Applicants must be women and are encouraged to ...". */
function isFavored(cues: readonly Found<Cue>[]): boolean {
  const favored = first(cues, "favored");
  const modal = first(cues, "modal");
  return favored !== null && (modal === null || modal > favored);
}

/** The mood that the heading or the words before a list give to its entries. */
function moodAbove(heading: string, lead: string): Mood | null {
  const fromHeading = headings.find(([words]) => words.test(heading))?.[1];
  if (fromHeading) return fromHeading;
  if (lead !== "") {
    const { mood } = readMood({ text: lead, lead: "", heading: "", start: 0, end: 0 }, tokensOf(lead));
    if (mood === "demand" || demanding.test(lead.toLowerCase())) return "demand";
    return mood;
  }
  return demanding.test(heading) ? "demand" : null;
}

function plainMood(
  cues: readonly Found<Cue>[],
  tokens: readonly Token[],
  above: Mood | null,
  text: string,
): Exclude<Mood, "preference" | "exclusion"> {
  if (isProcedure(cues, tokens) || tellsSome(cues, tokens)) return "procedure";
  const demands = has(cues, "modal") || has(cues, "demand");
  const persons = namesPerson(tokens);
  const selection = first(cues, "selection");
  if (selection !== null && !demands && (selection <= 3 || !persons)) return "selection";
  if (above === "selection" || above === "procedure") return demands && persons ? "demand" : above;
  if (demands && !isOnlyBenefit(cues, tokens)) return "demand";
  if (persons && givesTo(cues, tokens)) return "demand";
  if (above === "demand" || tellsWhatToBe.has(tokens[0]?.word ?? "")) return "demand";
  if (above === "benefit" || has(cues, "benefit")) return "benefit";
  if (above !== "background" && isFragment(text, tokens)) return "demand";
  return "background";
}

const has = (cues: readonly Found<Cue>[], cue: Cue) => cues.some(({ value }) => value === cue);
const first = (cues: readonly Found<Cue>[], cue: Cue) => cues.find(({ value }) => value === cue)?.from ?? null;
const startsWith = (cues: readonly Found<Cue>[], cue: Cue, within: number) =>
  cues.some(({ value, from }) => value === cue && from < within);

/** The first words that exclude, with those that overlap them: "must not" and "not be" are one. */
function negationIn(
  cues: readonly Found<Cue>[],
  kind: "exclusion" | "exception",
  tokens: readonly Token[],
): Negation | null {
  const excluding = cues.filter(({ value, from, to }) => value === kind && !excludesNobody(tokens, from, to));
  const [first] = excluding;
  if (!first) return null;
  let to = first.to;
  for (const next of excluding) if (next.from <= to) to = Math.max(to, next.to);
  return { from: first.from, to };
}

const freeing = new Set("only limited restricted required necessarily necessary mandatory otherwise needed".split(" "));

/** "not only", "not limited to", "need not", "do not have to" and "unless otherwise noted" exclude nobody. */
function excludesNobody(tokens: readonly Token[], from: number, to: number): boolean {
  const word = (at: number) => tokens[at]?.word ?? "";
  for (let at = from; at < to; at++) {
    if (["not", "cannot", "unless"].includes(word(at)) && freeing.has(word(at + 1))) return true;
    if (word(at) === "not" && word(at - 1) === "need") return true;
    if (word(at) === "not" && ["have", "need"].includes(word(at + 1)) && word(at + 2) === "to") return true;
  }
  return word(to - 1) === "cannot" && word(to) === "afford";
}

/** Words that may stand before the verb of a procedure: "Applicants must also ...". */
const beforeProcedure = new Set(
  "applicant applicants candidate candidates student students nominee nominees all the each must should shall need needs to are is required be also then first and or an a interested eligible will may can please asked invited you have has expected".split(
    " ",
  ),
);

/** Verbs that tell an applicant what to do, at the beginning of a line: "Write an essay". */
const imperatives = new Set(
  "file join write read make hand keep request ask upload film record create produce design answer register complete".split(
    " ",
  ),
);
const completed = new Set("the an our all this these each".split(" "));

function isProcedure(cues: readonly Found<Cue>[], tokens: readonly Token[]): boolean {
  const [verb, next] = tokens.map(({ word }) => word);
  if (imperatives.has(verb ?? "") && (verb !== "complete" || completed.has(next ?? ""))) return true;
  const at = first(cues, "procedure");
  if (at === null) return false;
  return tokens.slice(0, at).every(({ word }) => beforeProcedure.has(word));
}

const tasks = new Set("apply submit send write provide include contact register fill reapply email mail".split(" "));

/** "Ohio residents must apply by May": what some applicants do, which does not say that all must be such. */
const tellsSome = (cues: readonly Found<Cue>[], tokens: readonly Token[]) =>
  cues.some(({ value, to }) => value === "modal" && tasks.has(tokens[to]?.word ?? "")) && !has(cues, "demand");

/** "The award is at least $500" demands nothing of a person. */
function isOnlyBenefit(cues: readonly Found<Cue>[], tokens: readonly Token[]): boolean {
  if (!has(cues, "benefit") || namesPerson(tokens)) return false;
  return !tokens.some(({ word }) => word === "gpa" || word === "must" || word === "eligible");
}

/** Whether the clause says that something is given to or meant for persons. */
function givesTo(cues: readonly Found<Cue>[], tokens: readonly Token[]): boolean {
  const person = first(cues, "person") ?? 0;
  const before = tokens.slice(0, person).map(({ word }) => word);
  const isGift = cues.some(({ value, from }) => (value === "award" || value === "gives") && from <= person + 3);
  return isGift || before[0] === "for" || before[0] === "to";
}

/** Verbs that begin an entry of a list of requirements: "Be a student of nursing". */
const tellsWhatToBe = new Set(
  "be have hold live reside study attend major pursue plan intend enroll enrol possess demonstrate belong graduate".split(
    " ",
  ),
);

const verbs = new Set(
  "is are was were has have had will can may be been provides offers gives supports helps wants believes understands began founded established created named honors makes made wishes hopes seeks".split(
    " ",
  ),
);

/** A list entry without a verb, such as "Canadian citizen or Permanent Resident". */
const isFragment = (text: string, tokens: readonly Token[]) =>
  text.length <= 160 && tokens.length > 0 && !tokens.some(({ word }) => verbs.has(word));

/** Where the words of a demand end: at a preference, a way to choose winners, or a part of the procedure. */
function endOfDemand(cues: readonly Found<Cue>[], tokens: readonly Token[]): number {
  const tail = cues.find(({ value, from }) => {
    if (["preference", "favored", "selection", "aside"].includes(value)) return from > 0;
    return value === "procedure" && ["and", "by"].includes(tokens[from - 1]?.word ?? "");
  });
  return tail ? tail.from : tokens.length;
}

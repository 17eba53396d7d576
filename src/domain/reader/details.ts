import { type StateCode, stateNamed } from "../places/us-states.ts";
import type { QuestionPath } from "../profile/question-paths.ts";
import { readableLine } from "./bounded-text.ts";

/**
 * A requirement in words that one profile answer decides. Names are as the sponsor writes them.
 */
export type RequiredDetail =
  | { about: "county"; names: readonly string[]; state: StateCode | null; livesThere: boolean }
  | { about: "languages" | "parent_employers" | "parent_unions" | "high_school" | "heritage"; names: readonly string[] }
  /** Scores of which one is enough; `equivalent` when a like score of the other test counts too. */
  | { about: "test_scores"; sat: number | null; act: number | null; equivalent: boolean };

const name = "[A-Z][\\w'’&.-]*";
const names = `(${name}(?:(?: | (?:of|and|or|the) |, (?:and |or )?|/)${name}){0,8})`;
const pattern = (source: string) => new RegExp(source);

const county =
  / (?:Count(?:y|ies)|Parish)\b(?!,? (?:Community|Fair|College|Foundation|Clerk))(?:, ([A-Z][a-z]+(?: [A-Z][a-z]+)?))?/g;
const partOfName = /^[A-Z][\w'’&.-]*,?$/;
const livesThere = /\b(?:live|reside|resident|residents|residing|living)\b/i;
const speaks = pattern(
  `\\b(?:[Ss]peak|[Ff]luent in|[Ff]luency in|[Bb]ilingual in|[Pp]roficient in|[Cc]ommand of) ${names}`,
);
const ofStaff = pattern(
  `\\b(?:dependents?|dependants?|child|children|sons?|daughters?|family members?) of (?:an? |the )?(?:(?:eligible|current|active|retired|full-time) ){0,3}(${name}(?: (?:of|and|the|${name})){0,8}?) (?:employees?|associates?|staff|workers?)\\b`,
);
const ofUnion = pattern(
  `\\b(?:[Mm]embers?|dependents?|child|children|sons?|daughters?)\\b.{0,80}? of (?:an? |the )?(${name}(?: (?:of|and|the|\\d+|${name})){0,8})`,
);
const unionName = /\b(?:Union|Local|Brotherhood|Teamsters|Guild)\b/;
const atSchool = pattern(
  `\\b(?:[Aa]ttend|[Gg]raduate (?:from|of)|[Ss]tudents? (?:at|of)|[Ss]eniors? (?:at|of)|[Gg]raduates? of) ((?:${name} ){1,6}High School)\\b`,
);
const ofHeritage = pattern(`\\b(?:[Bb]e of|[Hh]ave|[Hh]aving|of) ${names} (?:heritage|descent|ancestry)\\b`);
const groupName =
  /hispanic|latin|\b(?:asian|black|african|jewish|white|arab)\b|american indian|native|indigenous|islander|hawaiian|middle eastern|caucasian/i;
const score =
  /^(?:Have|Score|Reach|Get) an? (?:composite )?(SAT|ACT)(?: score)? of (?:at least )?(\d{1,4})(?:,? or (?:an? )?(SAT|ACT)(?: score)? of (?:at least )?(\d{1,4}))?(?:,? or (the equivalent|(?:higher|above|better|more)))?\.?$/;

/** Words that offer another way to meet the requirement. Only the student can judge it. */
const anotherWay = /\b(?:or|and\/or|unless|except)\b/i;

/**
 * Reads a requirement that one profile answer decides; null for any other, and where it can be met another way.
 */
export function readDetail(requirement: string): RequiredDetail | null {
  const line = readableLine(requirement);
  return scoresIn(line) ?? countyIn(line) ?? namesIn(line);
}

function scoresIn(line: string): RequiredDetail | null {
  const found = score.exec(line);
  if (!found) return null;
  const [, first, least, second, other, more] = found;
  const required = { [String(first)]: Number(least), ...(second && { [second]: Number(other) }) };
  return {
    about: "test_scores",
    sat: required.SAT ?? null,
    act: required.ACT ?? null,
    equivalent: more === "the equivalent",
  };
}

function countyIn(line: string): RequiredDetail | null {
  for (const found of line.matchAll(county)) {
    const named = namesAtTheEnd(line.slice(0, found.index));
    if (named === "") continue;
    if (outside(line, `${named}${found[0]}`)) return null;
    const state = found[1] ? stateNamed(found[1]) : null;
    return { about: "county", names: listed(named), state, livesThere: livesThere.test(line) };
  }
  return null;
}

/** The list of names that a text ends with: "Los Angeles or Orange" of "Live in Los Angeles or Orange". */
function namesAtTheEnd(text: string): string {
  const words = text.split(" ");
  let first = words.length;
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] ?? "";
    if (partOfName.test(word)) first = at;
    else if (word !== "and" && word !== "or") break;
  }
  return words.slice(first).join(" ");
}

const namePatterns = [
  ["languages", speaks],
  ["parent_unions", ofUnion],
  ["parent_employers", ofStaff],
  ["high_school", atSchool],
  ["heritage", ofHeritage],
] as const;

function namesIn(line: string): RequiredDetail | null {
  for (const [about, words] of namePatterns) {
    const found = words.exec(line);
    if (!found || outside(line, found[0])) continue;
    if (about === "parent_unions" && !unionName.test(found[1] ?? "")) continue;
    const isOne = about !== "languages" && about !== "heritage";
    const all = (isOne ? [found[1] ?? ""] : listed(found[1] ?? "")).map((each) => each.replace(/\.$/, ""));
    // English is required of students from abroad, by an exam. No answer of the profile decides that.
    if (all.includes("English")) return null;
    // "Hispanic heritage" is a group, which is its own criterion.
    return about === "heritage" && all.some((each) => groupName.test(each)) ? null : { about, names: all };
  }
  return null;
}

/** Whether the line offers another way beside the words that were read. */
const outside = (line: string, read: string) => anotherWay.test(line.replace(read, " "));

const listed = (words: string) => words.split(/,? (?:and|or) |, |\//).flatMap((each) => each.trim() || []);

/** The questions whose answers decide a detail. */
export function detailQuestions(detail: RequiredDetail): QuestionPath[] {
  if (detail.about === "heritage") return ["demographics.heritage"];
  if (detail.about !== "test_scores") return [detail.about];
  const { sat, act, equivalent } = detail;
  const required: QuestionPath[] =
    act === null ? ["sat_score"] : sat === null ? ["act_score"] : ["sat_score", "act_score"];
  return equivalent ? ["sat_score", "act_score"] : required;
}

import { tribeNames } from "../../eligibility/group/tribes.ts";
import { groupWords } from "../../eligibility/words/groups.ts";
import { hasWordOf } from "../../places/folded-text.ts";
import { foldedWords, foldWords } from "../../places/folded-words.ts";
import { namesByFirstWord, namesInWords } from "../../places/names-in-words.ts";
import { isPeopleOfState, statesByFirstWord } from "../../places/states-in-words.ts";
import { usStates } from "../../places/us-states.ts";
import type { Citizenship, Group } from "../../scholarships/vocabulary.ts";
import { inOrder, type MatchableScholarship, orList } from "./criterion.ts";

// For whom a scholarship probably is, though it states no requirement. What is found here orders the list, and leaves others a check (0330).

/** Why a scholarship may be for others: "May be for others only: its name says Oregon". */
export const forOthersWords = (named: readonly string[]): string =>
  `May be for others only: its name says ${orList(named)}`;

type Named = Pick<MatchableScholarship, "title" | "provider_name" | "description" | "requirements">;

/** How the names of scholarships and sponsors tell a group. */
const groupNames: readonly (readonly [Group, string])[] = [
  [
    "black",
    "negro|uncf|hbcu|hbcus|african american|african americans|thurgood marshall|of black|of blacks|100 black|national black|black men|black women|black girls|black student|black students|black scholars|black law|black lawyers|black engineers|black nurses|black journalists|black accountants|black mba|black business|black caucus|black college|black professionals|black physicians",
  ],
  ["hispanic", `${groupWords.hispanic}|mexican american|mexican americans|lulac|hacu|shpe|alpfa`],
  [
    "asian",
    `${groupWords.asian}|chinese american|chinese americans|japanese american|korean american|korean americans|filipino american|vietnamese american|taiwanese american|indian american|indian americans`,
  ],
  [
    "native_american",
    `${groupWords.native_american}|tribal|intertribal|tribe|tribes|${tribeNames.map((name) => `${name} nation|${name} indians`).join("|")}`,
  ],
  ["pacific_islander", `${groupWords.pacific_islander}|kamehameha`],
  ["women", `${groupWords.women}|sisterhood|sorority`],
  ["lgbtq", `${groupWords.lgbtq}|gay and|gay men|gay students|pflag`],
  ["parent", "student parent|student parents|parenting students|working mothers|working parents"],
  ["single_parent", `${groupWords.single_parent}|single working parent`],
  ["jewish", `${groupWords.jewish}|hadassah|hillel`],
  ["muslim", groupWords.muslim],
  ["minority", groupWords.minority],
  ["first_generation", groupWords.first_generation],
  ["disability", `${groupWords.disability}|blind|deaf`],
  ["foster", "foster youth|foster care|foster children"],
  ["men", "men|mens|male|males"],
  [
    "christian",
    "christians|catholic|catholics|christian student|christian students|christian women|christian nurses|christian athletes",
  ],
  ["military", groupWords.military],
];
/** Groups whose sponsors often give to others too, so that their names only leave a check. */
export const oftenForOthersToo: ReadonlySet<Group> = new Set(["men", "christian", "military"]);
/** What follows where the name is of a subject, a school or a club that gives to others too. */
const notOfGroup = new Set(
  "studies study history histories culture cultural language languages literature art arts archives libraries research writing choral club clubs golf high development".split(
    " ",
  ),
);
/** "Catholic University of America", "Virginia Military Institute", but not "United Negro College Fund". */
const isOfSchool = (group: Group, next: string): boolean => oftenForOthersToo.has(group) && schools.has(next);
const schools = new Set(["academy", "college", "institute", "university"]);
/** What stands before a group that a text, research or work is about: "an essay about women in science". */
const beforeTopic = new Set(
  "about against concerning depicting mentor mentoring on regarding serve serving toward towards with".split(" "),
);
const betweenThem = new Set("all more other the these young".split(" "));

/** Whether the group that begins at this word is what something is about, and not who may apply. */
export function isTopic(words: readonly string[], at: number): boolean {
  const before = betweenThem.has(words[at - 1] ?? "") ? at - 2 : at - 1;
  return beforeTopic.has(words[before] ?? "");
}

const ofOneTribe = /\b(?:trib(?:e|al)|nation|band|rancheria|pueblo)\b/i;
const everybody =
  /\b(?:(?:any|every|all|regardless of|irrespective of|without regard to) (?:races?|ethnicit(?:y|ies)|backgrounds?|genders?|religions?|faiths?|sex)|all students|any student|men and women|open to (?:men|everyone|anyone|all))\b/;

/** The groups that the names of a scholarship and its sponsor tell, in order: "National Black Law Students Association". */
export function groupsByName({ title, provider_name, description, requirements }: Named): Group[] {
  const found = [title, provider_name].filter(mayNameGroup).flatMap((name) => {
    const words = foldedWords(name);
    return namesInWords(words, groupsByFirstWord).flatMap(({ value, from, to }) =>
      notOfGroup.has(words[to] ?? "") || isOfSchool(value, words[to] ?? "") || isTopic(words, from) ? [] : [value],
    );
  });
  if (found.length === 0) return [];
  // Many programs for Native Americans are for Native Hawaiians too, not those of one tribe.
  if (found.includes("native_american") && !ofOneTribe.test(`${title} ${provider_name}`))
    found.push("pacific_islander");
  return everybody.test(foldWords([description, ...requirements].join(" "))) ? [] : inOrder(found);
}

// States that are also names of people and towns. They tell a place only beside a word for a body of a state.
const alsoOtherNames = new Set(["virginia", "georgia", "washington", "montana", "delaware"]);
const bodies = new Set(
  "association society council federation commission department board authority office agency chapter state student restaurant bankers bar broadcasters resident residents".split(
    " ",
  ),
);
/** Words beside the name of a state that is a part of another name: "Kansas City", "Delaware Nation", "University of Iowa". */
const otherAfter = new Set("city avenue street roadhouse life river fried pacific".split(" "));
const otherBefore = new Set(["of", "in", "west", "north", "south", "new"]);

/** The US states that the names of a scholarship and its sponsor tell, as codes: "Oregon Student Aid Commission". */
export function statesByName({ title, provider_name }: Named): string[] {
  const found = [provider_name, title].filter(mayNameState).flatMap((name) => {
    const words = foldedWords(name);
    return namesInWords(words, statesByFirstWord).flatMap(({ value, from, to }) => {
      const next = words[to] ?? "";
      if (otherAfter.has(next) || isPeopleOfState(value, next) || otherBefore.has(words[from - 1] ?? "")) return [];
      return alsoOtherNames.has(words.slice(from, to).join(" ")) && !bodies.has(next) ? [] : [value];
    });
  });
  return inOrder(found);
}

const groupsByFirstWord = namesByFirstWord(
  groupNames.flatMap(([group, names]) => names.split("|").map((name) => [name, group] as const)),
);

const mayNameGroup = hasWordOf(groupsByFirstWord.keys());
const mayNameState = hasWordOf(statesByFirstWord.keys());

const citizens: readonly Citizenship[] = ["us_citizen", "permanent_resident"];
const federal =
  /\b(?:fafsa|free application for federal|pell[ -](?:grant|eligible)|federal (?:student )?(?:aid|loans?)|security clearance|department of (?:defense|energy|homeland security|the (?:army|navy|air force))|(?:us|united states) (?:department|army|navy|air force|marine corps|coast guard|government)|rotc|student (?:aid|assistance) commission|americorps)\b/i;
/** One of these stands in every text that `federal` finds. Looking for them is quick, and few texts hold any. */
const federalParts = [
  "FAFSA",
  "Pell",
  "ederal",
  "clearance",
  "epartment of",
  "Army",
  "Navy",
  "U.S. ",
  "ROTC",
  "tudent A",
];
const notOnlyCitizens =
  /\binternational students?\b|\bimmigration status\b|\bany citizenship\b|\bnoncitizens? may\b|\bany country\b/i;
const fromAbroad =
  /\b(?:any|every|all) (?:countr|nationalit|citizenship|origin)|\b(?:world ?wide|international (?:students?|applicants?)|immigration status|noncitizens?)\b|\b(?:around|across|all over|in|of) the (?:whole )?world\b|\bfrom abroad\b|\bregardless of (?:citizenship|nationality|origin)\b/i;

/** Whether the words say that people of other countries may apply. */
export const welcomesAbroad = ({ title, description, requirements }: Named): boolean =>
  fromAbroad.test([title, description, ...requirements].join(" | ").slice(0, longest));

/** What students without papers file for the aid of their state, in place of the FAFSA. */
const orAidOfState =
  /\b(?:dream act|alternative|state(?:'s)?(?: aid)?) (?:application|form)|\b[WT]ASFA\b|\baid form of (?:your|the) state\b/i;
const longest = 2000;

/** The statuses of those whom aid of the US government reaches, where the text speaks of such aid; else none. */
export function statusesByText({ title, provider_name, description, requirements }: Named): readonly Citizenship[] {
  const texts = [title, provider_name, description, ...requirements];
  if (!texts.some((text) => federalParts.some((part) => text.includes(part)))) return [];
  const text = texts.join(" | ").slice(0, longest).replaceAll("U.S.", "US");
  if (!federal.test(text) || notOnlyCitizens.test(text)) return [];
  return orAidOfState.test(text) ? [...citizens, "daca"] : citizens;
}

/** "Within Region H, which includes ND, SD and MN": several codes of states beside those that are words or degrees too. */
export function stateCodesIn(quote: string): string[] {
  const codes = (quote.match(/\b[A-Z]{2}\b/g) ?? []).filter((code) => Object.hasOwn(usStates, code));
  return codes.filter((code) => !otherMeanings.has(code)).length > 1 ? codes : [];
}
/** "MUST BE ENROLLED IN A COLLEGE OR UNIVERSITY", "hold an MA or MD". */
const otherMeanings = new Set("HI IN MA MD ME OK OR PA".split(" "));

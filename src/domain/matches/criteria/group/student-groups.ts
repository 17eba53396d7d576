import { foldedWords } from "../../../places/folded-words.ts";
import type { TribalMembership } from "../../../profile/answers/answer-choices.ts";
import type { Demographics, ProfileChanges } from "../../../profile/profile.ts";
import type { QuestionPath } from "../../../profile/question-paths.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";
import { ownPeoples, plainPeoples } from "./own-peoples.ts";

/** Whether the student belongs to a group: yes, no, or unknown. */
type Membership = boolean | null;

const ethnicities: readonly (readonly [Group, RegExp])[] = [
  ["native_american", /native american|american indian|alaska native|indigenous|first nations|\btribal?\b/],
  ["pacific_islander", /pacific island|hawaiian|samoan|chamorro|tongan|fijian|guamanian/],
  [
    "black",
    /\bblack\b|african[ -]american|\bafro|(?<!\b(?:north|south) )\bafrican\b|caribbean|haitian|nigerian|ethiopian|somali|jamaican/,
  ],
  [
    "hispanic",
    /hispanic|latin[oaxe]\b|chican|mexican|puerto ric|cuban|dominican|salvador|guatemal|colombian|peruvian|venezuel/,
  ],
  ["middle_eastern", /middle eastern|north african|\barab|persian|iranian|lebanese|egyptian|turkish|\bmena\b/],
  [
    "asian",
    /(?<!cauc)\basian|chinese|japanese|korean|vietnam|filipin|(?<!\b(?:american|west) )\bindian(?! american)|pakistan|banglad|hmong|\bthai\b|taiwan|\baapi\b/,
  ],
  ["white", /\bwhite\b|caucasian|european/],
  ["jewish", /\bjewish\b/],
  ...ownPeoples,
];

const faiths: readonly (readonly [Group, RegExp])[] = [
  ["jewish", /jew|judai/],
  ["muslim", /muslim|islam/],
  [
    "christian",
    /christ|catholic|protestant|baptist|lutheran|methodist|presbyter|evangel|orthodox|pentecost|episcopal|anglican|adventist|mormon|\blds\b|latter/,
  ],
];

const declined = /prefer not|rather not|decline|undisclosed|^n\/?a$/i;
// "Non-Hispanic/White" denies one, "not Hispanic/Latino" both.
const denied =
  /\b(?:non(?:[ -]+|(?=hispanic|latin|white|black|asian))|not[ -]+)(?:of )?(?:an? )?\w+(?:(?: or |\/(?=latin))\w+)*/g;
const severalOrOther = /mixed|multi|bi-?racial|two or more|\bother\b/i;

/** The profile path whose answer tells whether the student belongs to the group. */
export const groupQuestion: Record<Group, QuestionPath> = {
  women: "demographics.gender",
  men: "demographics.gender",
  first_generation: "demographics.first_generation",
  lgbtq: "demographics.lgbtq",
  disability: "demographics.disability",
  military: "demographics.military",
  foster: "demographics.foster",
  undocumented: "demographics.undocumented",
  parent: "demographics.parent",
  single_parent: "demographics.parent",
  black: "demographics.ethnicity",
  hispanic: "demographics.ethnicity",
  asian: "demographics.ethnicity",
  pacific_islander: "demographics.ethnicity",
  native_american: "demographics.ethnicity",
  middle_eastern: "demographics.ethnicity",
  white: "demographics.ethnicity",
  minority: "demographics.ethnicity",
  jewish: "demographics.religion",
  muslim: "demographics.religion",
  christian: "demographics.religion",
};

/** The groups that a student's answers name or deny; `answered` are the profile paths that have an answer. */
export type StudentGroups = { member: Record<Group, Membership>; answered: ReadonlySet<string> };

export function studentGroups({ demographics, citizenship_status, set_aside }: ProfileChanges): StudentGroups {
  const about = demographics ?? {};
  const mayStay = citizenship_status === "us_citizen" || citizenship_status === "permanent_resident";
  const ethnicity = withHeritage(readPeoples(about.ethnicity), readPeoples(about.heritage?.join("; ")));
  const isSecular = set_aside?.["demographics.religion"] === "does_not_apply";
  const religion = read(isSecular ? "none" : about.religion, faiths);
  const gender = about.gender ?? null;
  const parent = about.parent ?? null;
  const member: Record<Group, Membership> = {
    women: gender === "woman" ? true : gender === "man" ? false : null,
    men: gender === "man" ? true : gender === "woman" ? false : null,
    first_generation: about.first_generation ?? null,
    lgbtq: about.lgbtq ?? null,
    disability: about.disability ?? null,
    military: about.military ?? null,
    foster: about.foster ?? null,
    // The question about it counts students with DACA too.
    undocumented: about.undocumented ?? (mayStay ? false : citizenship_status === "daca" ? true : null),
    parent: parent === null ? null : parent !== "no",
    single_parent: parent === null ? null : parent === "single_parent",
    black: ethnicity.is("black"),
    hispanic: ethnicity.is("hispanic"),
    asian: ethnicity.is("asian"),
    pacific_islander: ethnicity.is("pacific_islander"),
    native_american: isOfTribe(about) || ethnicity.is("native_american"),
    middle_eastern: ethnicity.is("middle_eastern"),
    white: ethnicity.is("white"),
    minority: minority(ethnicity),
    jewish: ethnicity.found.has("jewish") || religion.is("jewish"),
    muslim: religion.is("muslim"),
    christian: religion.is("christian"),
  };
  const paths = new Set(Object.values(groupQuestion));
  const fields: Record<string, unknown> = about;
  const given = [...paths].filter((path) => {
    const value = fields[path.slice("demographics.".length)];
    return (
      value !== undefined && value !== null && value !== "" && !(typeof value === "string" && declined.test(value))
    );
  });
  return { member, answered: new Set(given) };
}

// Sponsors differ on whether Asian and Middle Eastern students count as a minority.
function minority({ found, saidAll }: GroupsRead): Membership {
  if (["black", "hispanic", "native_american", "pacific_islander"].some((group) => found.has(group as Group)))
    return true;
  return saidAll && found.size === 1 && found.has("white") ? false : null;
}

/** The groups that words name; `saidAll` when the words leave out every group that they do not name. */
type GroupsRead = { found: ReadonlySet<Group>; saidAll: boolean; is: (group: Group) => Membership };

/** A heritage adds groups and leaves none out: a student of Korean heritage may be Black as well. */
function withHeritage(ethnicity: GroupsRead, heritage: GroupsRead): GroupsRead {
  const found = new Set([...ethnicity.found, ...heritage.found]);
  return { ...ethnicity, found, is: (group) => (heritage.found.has(group) ? true : ethnicity.is(group)) };
}

const isOfTribe = ({ tribal_membership: tribal }: Demographics): boolean => tribal != null && tribal !== "no";

/** The tribe that a student names, and how they belong to it. */
export type OwnTribe = {
  membership: TribalMembership | null;
  /** The words of its name, folded; none where it is not named. */
  words: ReadonlySet<string>;
};

export function tribeOf({ demographics: about }: ProfileChanges): OwnTribe {
  const named = [about?.ethnicity ?? "", ...(about?.heritage ?? [])].filter((name) =>
    readPeoples(name).found.has("native_american"),
  );
  const words = named.flatMap(foldedWords).filter((word) => !ofAnyTribe.has(word));
  return { membership: about?.tribal_membership ?? null, words: new Set(words) };
}
const ofAnyTribe = new Set(
  "a alaska alaskan american americans an and enrolled first from in indian indians indigenous member native natives nations of or the tribal tribe us".split(
    " ",
  ),
);

const readPeoples = (words: string | null | undefined) => read(plainPeoples(words ?? ""), ethnicities);

function read(words: string | null | undefined, table: readonly (readonly [Group, RegExp])[]): GroupsRead {
  const text = (words ?? "").toLowerCase().trim();
  const groupsIn = (part: string) => table.filter(([, pattern]) => pattern.test(part)).map(([group]) => group);
  const found = new Set(declined.test(text) ? [] : groupsIn(text.replace(denied, " ")));
  const isNot = new Set(groupsIn((text.match(denied) ?? []).join("; ")));
  const isNone = /^(?:none|no|atheist|agnostic|not religious|secular)\b/.test(text);
  const saidAll = isNone || (found.size > 0 && !severalOrOther.test(text));
  const is = (group: Group): Membership => (found.has(group) ? true : saidAll || isNot.has(group) ? false : null);
  return { found, saidAll, is };
}

import { usStates } from "../us-states.ts";
import type { UsCollege } from "./college-names.ts";

/**
 * A system of public colleges in a state: `key` is its usual short name, `spoken` how sponsors call it, as folded words, and
 * `has` tells its colleges by their names of IPEDS (general knowledge).
 */
type CollegeSystem = { key: string; spoken: RegExp; has: (college: UsCollege) => boolean };

const isPublicIn = ({ state, owner, tribal }: UsCollege, code: string): boolean =>
  state === code && owner === "public" && !tribal;
const named =
  (code: string, pattern: RegExp) =>
  (college: UsCollege): boolean =>
    isPublicIn(college, code) && pattern.test(college.name);
/** All public colleges of four years in the state, without those of the armed forces. */
const fourYearsIn =
  (code: string, without = federal) =>
  (college: UsCollege): boolean =>
    isPublicIn(college, code) && !college.twoYear && !without.test(college.name);
const federal = /^(?:United States|Naval|Air Force|Air University|Uniformed)/;

const cuny = /\bCUNY\b/;
const sunyWithoutTheName =
  /^(?:Binghamton University|Stony Brook|University at Buffalo|Upstate Medical|Farmingdale|Fashion Institute|Empire State|State University of New York|SUNY\b)/;
// The community colleges of New York outside its city are sponsored by their counties and belong to SUNY.
const isOfSuny = (college: UsCollege): boolean =>
  isPublicIn(college, "NY") &&
  !cuny.test(college.name) &&
  (sunyWithoutTheName.test(college.name) || /\bCommunity College\b/.test(college.name));

const systems: readonly CollegeSystem[] = [
  { key: "UC", spoken: /university of california/, has: named("CA", /^University of California-/) },
  {
    key: "CSU",
    spoken: /california state university|cal state(?: university)?/,
    has: named(
      "CA",
      /^California (?:State|Polytechnic State|State Polytechnic) University|^(?:San Diego|San Francisco|San Jose|Sonoma) State University$/,
    ),
  },
  { key: "SUNY", spoken: /suny|state university of new york/, has: isOfSuny },
  { key: "CUNY", spoken: /cuny|city university of new york/, has: named("NY", cuny) },
  {
    key: "UNC System",
    spoken: /unc system|university of north carolina system/,
    has: fourYearsIn("NC", /^Carolinas College|^United States/),
  },
  {
    key: "University System of Georgia",
    spoken: /university system of georgia/,
    has: fourYearsIn("GA", /^Georgia Military|^Grady|^United States/),
  },
  {
    key: "State University System of Florida",
    spoken: /state university system of florida|florida state university system/,
    has: named("FL", /\bUniversity\b|^New College of Florida$|^University of/),
  },
  { key: "UT System", spoken: /university of texas system/, has: named("TX", /^(?:The )?University of Texas\b/) },
  {
    key: "Texas A&M System",
    spoken: /texas a ?(?:and|&)? ?m (?:university )?system/,
    has: named("TX", /^Texas A ?& ?M\b|^(?:Prairie View|West Texas) A ?& ?M\b|^Tarleton/),
  },
  {
    key: "Universities of Wisconsin",
    spoken: /university of wisconsin system|universities of wisconsin/,
    has: named("WI", /^University of Wisconsin-/),
  },
  {
    key: "University System of Maryland",
    spoken: /university system of maryland/,
    has: named("MD", /^(?:University of (?:Maryland|Baltimore)|Bowie|Coppin|Frostburg|Salisbury|Towson)\b/),
  },
  { key: "LSU System", spoken: /lsu system/, has: named("LA", /^Louisiana State University/) },
  {
    key: "University of Tennessee System",
    spoken: /university of tennessee system/,
    has: named("TN", /^The University of Tennessee/),
  },
  {
    key: "University of Massachusetts",
    spoken: /umass system|university of massachusetts system/,
    has: named("MA", /^University of Massachusetts-/),
  },
  {
    key: "University of Missouri System",
    spoken: /university of missouri system/,
    has: named("MO", /^University of Missouri-|^Missouri University of Science/),
  },
  {
    key: "University of Maine System",
    spoken: /university of maine system/,
    has: named("ME", /^University of (?:Maine|Southern Maine)\b/),
  },
  {
    key: "University of Hawaii System",
    spoken: /university of hawaii system/,
    has: named("HI", /^University of Hawaii|Community College$/),
  },
  { key: "Nevada System of Higher Education", spoken: /nevada system of higher education|nshe/, has: named("NV", /./) },
  { key: "Utah System of Higher Education", spoken: /utah system of higher education|ushe/, has: named("UT", /./) },
  {
    key: "Iowa Regents",
    spoken: /iowa(?:s)? regents?(?: universities)?/,
    has: named("IA", /^University of Iowa$|^Iowa State University$|^University of Northern Iowa$/),
  },
];

/** "UC" and "CSU" are colleges of other states too, but beside each other they are the systems of California. */
const ofCalifornia: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\buc (?:or|and)(?: a)? (?:csu|cal state)\b|\b(?:csu|cal state) (?:or|and)(?: a)? uc\b|\buc csu\b|\bcsu uc\b/g,
    ["UC", "CSU"],
  ],
  [/\buc system\b/g, ["UC"]],
];

/** Stands in the place of a system's name. */
export const systemMark = "§";

/** The keys of the systems that a sponsor's words name, and the words with a mark for each. Takes folded words with spaces between them. */
export function systemsIn(text: string): { keys: string[]; rest: string } {
  const keys: string[] = [];
  let rest = text;
  for (const [pattern, both] of ofCalifornia) {
    if (rest.search(pattern) < 0) continue;
    keys.push(...both);
    rest = rest.replace(pattern, systemMark);
  }
  for (const { key, spoken } of systems) {
    const pattern = new RegExp(`\\b(?:${spoken.source})(?: system)?\\b`, "g");
    if (rest.search(pattern) < 0) continue;
    keys.push(key);
    rest = rest.replace(pattern, systemMark);
  }
  if (keys.length === 0) return { keys, rest };
  const colleges = ofState.exec(rest);
  if (colleges) {
    keys.push(communityCollegesOf(stateByName.get(colleges[1] ?? "") ?? ""));
    rest = rest.replace(colleges[0], systemMark);
  }
  return { keys, rest };
}

const stateByName = new Map(Object.entries(usStates).map(([code, name]) => [name.toLowerCase(), code]));
/** "A North Carolina community college", beside a system. */
const ofState = new RegExp(`\\b(${[...stateByName.keys()].join("|")}) community colleges?\\b`);

/** The community colleges of a state, as a system of their own. */
export const communityCollegesOf = (state: string): string => `community colleges of ${state}`;

/** The keys of the systems to which a college belongs. */
export function systemsOf(college: UsCollege): string[] {
  const own = systems.flatMap(({ key, has }) => (has(college) ? [key] : []));
  return isOfCommunityColleges(college) ? [...own, communityCollegesOf(college.state)] : own;
}

// "Fullerton College" is one and gives a few bachelor's degrees, so only those that say so or give none are known for sure.
const isOfCommunityColleges = ({ name, owner, twoYear }: UsCollege): boolean =>
  owner === "public" && (twoYear || /\b(?:Community|Junior) College\b/.test(name));

import { usStates } from "../us-states.ts";
import type { UsCollege } from "./college-names.ts";

/**
 * A system of public colleges in a state: `key` is its usual short name, `spoken` how sponsors call it, as folded words. The
 * names of IPEDS tell its colleges (general knowledge of 2026): public ones of the state with `names` and not with `except`.
 */
type CollegeSystem = { key: string; state: string; spoken: RegExp; names: RegExp; except?: RegExp };

const isPublicIn = ({ state, owner, tribal }: UsCollege, code: string): boolean =>
  state === code && owner === "public" && !tribal;

const systems: readonly CollegeSystem[] = [
  { key: "UC", spoken: /university of california/, state: "CA", names: /^University of California-/ },
  {
    key: "CSU",
    spoken: /california state university|cal state(?: university)?/,
    state: "CA",
    names:
      /^California (?:State|Polytechnic State|State Polytechnic) University|^(?:San Diego|San Francisco|San Jose|Sonoma) State University$/,
  },
  {
    key: "SUNY",
    spoken: /suny|state university of new york/,
    state: "NY",
    // The community colleges of New York outside its city are sponsored by their counties and belong to SUNY.
    names:
      /^(?:SUNY|State University of New York|Binghamton University|Stony Brook|University at Buffalo|Upstate Medical|Farmingdale|Fashion Institute|Empire State)\b|\bCommunity College\b/,
    except: /\bCUNY\b/,
  },
  { key: "CUNY", spoken: /cuny|city university of new york/, state: "NY", names: /\bCUNY\b/ },
  {
    key: "UNC System",
    spoken: /unc system|university of north carolina system/,
    state: "NC",
    names: /./,
    except: /\bCommunity College\b|^(?:Carolinas College|College of the Albemarle|Gaston College)/,
  },
  {
    key: "University System of Georgia",
    spoken: /university system of georgia/,
    state: "GA",
    names: /./,
    except: /\bTechnical College\b|^(?:Georgia Military|Grady)\b/,
  },
  {
    key: "State University System of Florida",
    spoken: /state university system of florida|florida state university system/,
    state: "FL",
    names: /\bUniversity\b|^New College of Florida$|^University of/,
  },
  {
    key: "UT System",
    spoken: /university of texas system/,
    state: "TX",
    names: /^(?:The )?University of Texas\b|^Stephen F Austin\b/,
  },
  {
    key: "Texas A&M System",
    spoken: /texas a ?(?:and|&)? ?m (?:university )?system/,
    state: "TX",
    names: /^Texas A ?& ?M\b|^(?:Prairie View|West Texas) A ?& ?M\b|^Tarleton|^University of Houston-Victoria$/,
  },
  {
    key: "Universities of Wisconsin",
    spoken: /university of wisconsin system|universities of wisconsin/,
    state: "WI",
    names: /^University of Wisconsin-/,
  },
  {
    key: "University System of Maryland",
    spoken: /university system of maryland/,
    state: "MD",
    names: /^(?:University of (?:Maryland|Baltimore)|Bowie|Coppin|Frostburg|Salisbury|Towson)\b/,
  },
  { key: "LSU System", spoken: /lsu system/, state: "LA", names: /^Louisiana State University/ },
  {
    key: "University of Tennessee System",
    spoken: /university of tennessee system/,
    state: "TN",
    names: /^The University of Tennessee/,
  },
  {
    key: "University of Massachusetts",
    spoken: /umass system|university of massachusetts system/,
    state: "MA",
    names: /^University of Massachusetts\b/,
  },
  {
    key: "University of Missouri System",
    spoken: /university of missouri system/,
    state: "MO",
    names: /^University of Missouri-|^Missouri University of Science/,
  },
  {
    key: "University of Maine System",
    spoken: /university of maine system/,
    state: "ME",
    names: /^University of (?:Maine|Southern Maine)\b/,
  },
  {
    key: "University of Hawaii System",
    spoken: /university of hawaii system/,
    state: "HI",
    names: /^University of Hawaii|Community College$/,
  },
  {
    key: "Nevada System of Higher Education",
    spoken: /nevada system of higher education|nshe/,
    state: "NV",
    names: /./,
  },
  { key: "Utah System of Higher Education", spoken: /utah system of higher education|ushe/, state: "UT", names: /./ },
  {
    key: "Iowa Regents",
    spoken: /iowa(?:s)? regents?(?: universities)?/,
    state: "IA",
    names: /^University of Iowa$|^Iowa State University$|^University of Northern Iowa$/,
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

/** How sponsors call the systems, made once, as each name of a college is looked up. */
const spokenNames: readonly (readonly [RegExp, string])[] = systems.map(({ key, spoken }) => [
  new RegExp(`\\b(?:${spoken.source})(?: system)?\\b`, "g"),
  key,
]);

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
  for (const [pattern, key] of spokenNames) {
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

/** The keys of the systems of which a name, as folded words, is all: "suny" and "california state university" name no single college. */
export function systemsNamed(name: string): string[] {
  const { keys, rest } = systemsIn(name);
  return rest === systemMark ? keys : [];
}

/**
 * The keys of the systems to which a college belongs. A public college of which the table knows none may have joined one of
 * its state, and one of two years may be a community college of it: a key of its own says so.
 */
export function systemsOf(college: UsCollege): string[] {
  const { name, state, twoYear } = college;
  const own = systems.flatMap((system) => (isIn(system, college) ? [system.key] : []));
  if (isCommunityCollege(college)) own.push(communityCollegesOf(state));
  else if (
    isPublicIn(college, state) ? (own.length === 0 || twoYear) && !federal.test(name) : isPartlyPublic.test(name)
  )
    own.push(perhapsIn(state));
  return own;
}

/** How a college of these systems, keys of `systemsOf`, fits where one of the required is asked for. */
export function fitOfSystems(own: readonly string[], required: readonly string[]): "same" | "unclear" | "other" {
  if (required.some((key) => own.includes(key))) return "same";
  return required.some((key) => own.includes(perhapsIn(stateOf(key)))) ? "unclear" : "other";
}

const perhapsIn = (state: string): string => `perhaps in ${state}`;
const stateOf = (key: string): string => systems.find((system) => system.key === key)?.state ?? key.slice(-2);

const federal = /^(?:United States|Naval|Air Force|Air University|Uniformed)/;
/** Some colleges of these private universities of New York are SUNY's by law. */
const isPartlyPublic = /^(?:Cornell|Alfred) University$/;

const isIn = ({ state, names, except }: CollegeSystem, college: UsCollege): boolean =>
  isPublicIn(college, state) && names.test(college.name) && !except?.test(college.name);

/**
 * Whether a college is surely a community college, of which some give a few bachelor's degrees. Those of two years that teach a trade are
 * other ones in many states, so names tell, and in two states the whole list is known.
 */
export const isCommunityCollege = (college: UsCollege): boolean =>
  isPublicIn(college, college.state) &&
  (/\b(?:Community|Junior) College\b/.test(college.name) ||
    communityCollegesByState[college.state]?.test(college.name) === true);
const communityCollegesByState: Readonly<Record<string, RegExp>> = {
  CA: /^(?!.*\b(?:University|Teachers|Nursing|Indian)\b).*\bCollege\b/,
  NC: /^(?:College of the Albemarle|Gaston College)$/,
};

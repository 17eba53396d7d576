/** Students made for one text: one who meets all that its label names, and others who miss one thing each. */
import { countryName } from "#domain/places/countries.ts";
import { stateName } from "#domain/places/us-states.ts";
import type { Group } from "#domain/scholarships/vocabulary.ts";
import { type ClassName, groupsOf, type Label } from "./labels.ts";
import { type Person, people, today } from "./people.ts";
import { studyCodes, truthOf } from "./truth.ts";

const everybody = Object.values(people);
const thisYear = Number(today.slice(0, 4));

/** Null where no student can meet the label, such as one that is for researchers only. */
export function fittingPerson(label: Label): Person | null {
  const levels = label.level?.includes("bachelor") ? ["bachelor"] : (label.level ?? ["bachelor"]);
  const base = everybody.find(({ level }) => levels.includes(level));
  if (!base) return null;
  const person: Person = {
    ...base,
    gpa: 4,
    need: "high",
    field: label.fields?.[0] ?? base.field,
    ...studyFor(label, base),
    enrollment: label.enrollment ?? "full_time",
    graduates: label.grad_years?.[0] ?? graduationFor(label.class, base),
    born: `${thisYear - (label.age?.least ?? label.age?.most ?? thisYear - Number(base.born.slice(0, 4)))}-01-15`,
    ...placeFor(label, base),
    ...groupsFor(groupsOf(label).length > 0 ? groupsOf(label) : base.groups),
  };
  const truth = truthOf(label, person);
  return truth === "eligible" || truth === "check" ? person : null;
}

/** The student made to fit, changed in one thing so that they surely fail. */
export function peopleWhoMiss(label: Label, fits: Person): Person[] {
  const changes: Partial<Person>[] = [
    { gpa: 1.1 },
    { field: fits.field === "Dance" ? "Accounting" : "Dance" },
    { enrollment: fits.enrollment === "full_time" ? "part_time" : "full_time" },
    { born: "1960-01-15" },
    { state: "WY", country: "US", location: "Laramie, WY", citizenOf: ["US"], status: "us_citizen" },
    { state: null, country: "FI", location: "Helsinki, Finland", citizenOf: ["FI"], status: "international" },
    groupsFor(["men", "white"]),
    groupsFor(["women", "white"]),
    ...everybody.map(({ level, graduates }) => ({ level, graduates })),
  ];
  return changes.map((change) => ({ ...fits, ...change })).filter((person) => truthOf(label, person) === "ineligible");
}

const yearsLeft: Partial<Record<ClassName, number>> = {
  high_school_junior: 1,
  high_school_senior: 0,
  freshman: 3,
  sophomore: 2,
  junior: 1,
  senior: 0,
};

function graduationFor(classes: readonly ClassName[] | undefined, { level, graduates }: Person): number {
  const own = classes?.filter((name) => name.startsWith("high_school") === (level === "high_school"));
  const left = own?.[0] && yearsLeft[own[0]];
  return left === undefined ? graduates : thisYear + 1 + left;
}

type Study = Pick<Person, "colleges" | "studiesIn">;

/** The college that the label names, or one in a place to study in that it names. */
function studyFor({ colleges, other = [] }: Label, base: Person): Study {
  const [codes] = other.flatMap((code) => [studyCodes(code).codes]).filter((each) => each.length > 0);
  if (colleges) return { colleges: colleges.slice(0, 1), studiesIn: codes ?? [] };
  const student = codes
    ? [base, ...everybody].find((each) => codes.some((code) => each.studiesIn.includes(code)))
    : base;
  return student
    ? { colleges: student.colleges, studiesIn: student.studiesIn }
    : { colleges: [], studiesIn: codes ?? [] };
}

type Place = Pick<Person, "state" | "country" | "location" | "citizenOf" | "status">;

function placeFor(
  { states, countries, citizenship }: Label,
  { state, country, location, citizenOf, status }: Person,
): Place {
  const abroad = countries?.find((code) => code !== "US");
  if (abroad && !countries?.includes("US"))
    return {
      state: null,
      country: abroad,
      location: countryName(abroad),
      citizenOf: [abroad],
      status: "international",
    };
  if (!states && !countries && !citizenship) return { state, country, location, citizenOf, status };
  const code = states?.[0] ?? "OH";
  const home = { state: code, country: "US", location: stateName(code) };
  if (!citizenship || citizenship.includes("us_citizen")) return { ...home, citizenOf: ["US"], status: "us_citizen" };
  const settled = citizenship.includes("permanent_resident");
  return { ...home, citizenOf: ["VN"], status: settled ? "permanent_resident" : "international" };
}

const ethnicities: Partial<Record<Group, string>> = {
  black: "Black or African American",
  minority: "Black or African American",
  hispanic: "Hispanic or Latino",
  asian: "Asian",
  pacific_islander: "Native Hawaiian or Pacific Islander",
  native_american: "American Indian or Alaska Native",
  middle_eastern: "Middle Eastern or North African",
};

function groupsFor(named: readonly Group[]): Pick<Person, "gender" | "ethnicity" | "groups"> {
  const gender = named.includes("men") && !named.includes("women") ? "man" : "woman";
  const ethnic = named.find((group) => group in ethnicities);
  const others = named.filter((group) => !(group in ethnicities) && group !== "men" && group !== "women");
  const own: Group[] = ethnic ? [ethnic === "minority" ? "black" : ethnic, "minority"] : ["white"];
  return {
    gender,
    ethnicity: (ethnic && ethnicities[ethnic]) ?? "White",
    groups: [gender === "man" ? "men" : "women", ...own, ...others],
  };
}

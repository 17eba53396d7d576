import type { Demand } from "../../../eligibility/demand.ts";
import { demandQuestions } from "../../../eligibility/demand-questions.ts";
import { profileQuestions } from "../../../profile/questions.ts";
import { type Comparison, failed, met, unanswered, unclear, withDoubt } from "../criterion.ts";
import { countyName } from "../places/county-names.ts";
import { readOnce } from "../read-once.ts";
import { doesNotApply, type Student } from "../student.ts";
import { languageFit, languagesIn } from "./language-names.ts";
import { nameFit, plainName } from "./name-fit.ts";

/** A demand that one answer of the profile decides. */
export type RequiredDetail = Exclude<Demand, { about: (typeof others)[number] }>;

const others = [
  "check",
  "doubtful",
  "age",
  "class",
  "bachelors_degree",
  "enrollment",
  "income",
  "study_in",
  "excluded",
] as const;

const otherThanDetails: ReadonlySet<string> = new Set(others);
export const isDetail = (demand: Demand): demand is RequiredDetail => !otherThanDetails.has(demand.about);

type About<A extends RequiredDetail["about"]> = Extract<RequiredDetail, { about: A }>;
type Named = Exclude<RequiredDetail, About<"county" | "test_scores">>;

// The name of a region may include the people of a country in it.
const regions =
  /scandinavian|nordic|baltic|slavic|celtic|european|balkan|caribbean|west indian|south asian|southeast asian|east asian|central american|south american|african/;

const countyNames = readOnce((names) => names.map(countyName));
const plainNames = readOnce((names) => names.map(plainName));
const languagesNamed = readOnce((names) => names.flatMap(languagesIn));

/** Compares one detail of a requirement with the student's answer. */
export function compareDetail(student: Student, detail: RequiredDetail & { ofAmericans?: true }): Comparison {
  if (detail.about === "county") return compareCounty(student, detail);
  if (detail.about === "test_scores") return compareScores(student, detail);
  const comparison = compareNames(student, detail);
  // Whether sponsors mean a Korean in the US by "Korean-American" is for them to say.
  return comparison === met && detail.ofAmericans && student.profile.citizenship_status === "international"
    ? withDoubt(unclear, 1)
    : comparison;
}

function compareCounty(student: Student, { names, state, lives_there }: About<"county">): Comparison {
  const other = lives_there ? failed : unclear;
  const home = student.place.state;
  if (state !== null && home !== null && home !== state) return other;
  if (doesNotApply(student, "county")) return other;
  const [own] = student.named.county;
  if (own === undefined) return unanswered("county");
  const fits = countyNames(names).map((name) => nameFit(own, name));
  if (fits.includes("same")) return met;
  return fits.includes("unclear") ? unclear : other;
}

function compareNames(student: Student, { about, names }: Named): Comparison {
  const path = about === "heritage" ? "demographics.heritage" : about;
  if (doesNotApply(student, path)) return failed;
  const own = student.named[about];
  if (own.length === 0) return unanswered(path);
  const [required, compare] =
    about === "languages" ? [languagesNamed(names), languageFit] : [plainNames(names), nameFit];
  let isUnclear = false;
  for (const mine of own)
    for (const theirs of required) {
      const fit = compare(mine, theirs);
      if (fit === "same") return met;
      isUnclear ||= fit === "unclear";
    }
  return isUnclear || hasOtherNames(about, required) ? unclear : failed;
}

/**
 * Whether the required name may be written without a shared word: an employer's initials, a union's local, the people
 * of a region.
 */
function hasOtherNames(about: Named["about"], required: readonly string[]): boolean {
  if (about === "heritage") return required.some((theirs) => regions.test(theirs));
  return about === "parent_employers" || about === "parent_unions";
}

function compareScores(student: Student, detail: About<"test_scores">): Comparison {
  const { sat_score, act_score } = student.profile;
  const tests = [
    { least: detail.sat, own: sat_score ?? null },
    { least: detail.act, own: act_score ?? null },
  ];
  const reached = tests.some(({ least, own }) => least !== null && own !== null && own >= least);
  if (reached) return met;
  const required = tests.filter(({ least }) => least !== null);
  const equivalent = tests.some(({ least, own }) => least === null && own !== null) && detail.equivalent;
  // A student without a score may still take the test.
  if (equivalent || demandQuestions(detail).every((path) => doesNotApply(student, path))) return unclear;
  const open = required.find(({ own }) => own === null);
  if (open) return unanswered(open.least === detail.sat ? "sat_score" : "act_score");
  return detail.equivalent ? unclear : failed;
}

/** What the student answered to it, with its label, or null: "County: Travis". */
export function detailAnswer({ profile }: Student, detail: RequiredDetail): string | null {
  const said = demandQuestions(detail).flatMap((path) => {
    const value = path === "demographics.heritage" ? profile.demographics?.heritage : valueAt(profile, path);
    const words = Array.isArray(value) ? value.join(", ") : value == null ? "" : String(value);
    return words === "" ? [] : `${profileQuestions[path]?.label ?? path}: ${words}`;
  });
  return said.join("; ") || null;
}

const valueAt = (profile: Student["profile"], path: string): unknown => (profile as Record<string, unknown>)[path]; // a path without a dot is a field

import { resolveFields } from "../fields-of-study/resolve-field.ts";
import { collegeFit } from "../matches/criteria/places/colleges.ts";
import { collegeName } from "../places/colleges/college-spelling.ts";
import type { ScholarshipFacts } from "../scholarships/scholarship.ts";
import type { CriterionKey } from "../scholarships/vocabulary.ts";
import type { EligibilityFacts } from "./combine/facts-of-meanings.ts";
import type { Quote, Reading } from "./combine/statement.ts";
import { type CheckKind, type Demand, doubtedCriteria, uniqueDemands, type Way } from "./demand.ts";
import { withoutRelated } from "./field/narrowest-fields.ts";

/** The facts of one criterion. Residence has two, of which either may be stated. */
const factsOf: readonly (readonly [CriterionKey, readonly (keyof EligibilityFacts)[]])[] = [
  ["level", ["academic_level"]],
  ["field_of_study", ["field_of_study"]],
  ["gpa", ["gpa_requirement"]],
  ["residence", ["location_restrictions", "countries"]],
  ["citizenship", ["citizenship"]],
  ["groups", ["groups"]],
  ["financial_need", ["need_based"]],
  ["graduation_year", ["graduation_years"]],
  ["institution", ["institutions"]],
];

/** What reading a text may change in the facts of a scholarship. */
export type StatedFacts = EligibilityFacts & Pick<ScholarshipFacts, "demands" | "evidence">;

/**
 * Joins the facts of columns with what was read from the text of the same scholarship. Text fills what the columns leave
 * out and narrows what they say; where the two contradict each other, the columns stay, leave nobody out, and the student is asked to
 * check.
 * `by`: editors list the fields that "or a related field" means, columns of a sponsor are only wider.
 */
export function withReading<Facts extends StatedFacts>(
  columns: Facts,
  reading: Reading,
  by: "sponsor" | "editors" = "sponsor",
): Facts {
  const { facts, quotes, demands } = reading;
  const joined: Facts = { ...columns, evidence: { ...columns.evidence } };
  const conflicts: Demand[] = [];
  let [ofColumns, ofText] = [columns.demands, demands.filter((demand) => !isStudyAt(demand, columns.institutions))];
  for (const [key, names] of factsOf) {
    if (!names.some((name) => isStated(facts[name]))) continue;
    const isInColumns = names.some((name) => isStated(columns[name]));
    const listsRelated = by === "editors" && key === "field_of_study" && admitsRelated(facts.field_of_study);
    const stands = isInColumns ? relationOf(key, columns, facts) : "narrower";
    const relation = isInColumns && listsRelated && stands === "narrower" ? "same" : stands;
    // Who plans to study at a four-year college may be in high school today, or a graduate.
    if (key === "level" && isInColumns && reading.levelsOfCollege && relation !== "same") {
      conflicts.push({ about: "check", kind: "study_place", quote: wordsOf(quotes, key) });
      continue;
    }
    // Of two that say the same, the surer one counts. A text that admits more makes no narrower fact sure.
    const isSurer =
      relation === "same" && relationOf(key, facts, columns) === "same" && !ofText.some(isDoubtAbout(key));
    if (relation === "narrower" || isSurer) ofColumns = ofColumns.filter((demand) => !isDoubtAbout(key)(demand));
    if (relation !== "narrower") ofText = ofText.filter((demand) => !isDoubtAbout(key)(demand));
    if (relation === "narrower") {
      for (const name of names) Object.assign(joined, { [name]: facts[name] });
      joined.evidence[key] = wordsOf(quotes, key);
    } else if (relation === "conflict") {
      conflicts.push(conflictOf(wordsOf(quotes, key), demands));
      if (by === "sponsor") conflicts.push(...doubtOf(key, wordsOf(quotes, key)));
    } else joined.evidence[key] ??= wordsOf(quotes, key);
  }
  return { ...joined, demands: uniqueDemands([...ofColumns, ...ofText, ...conflicts]) };
}

/** Whether it is left to check that a college asks for its own students, which the columns state. */
const isStudyAt = (demand: Demand, colleges: readonly string[]): boolean =>
  demand.about === "check" && demand.kind === "study_place" && colleges.includes(demand.quote);

/** What a choice names is no conflict for who meets the choice. */
function conflictOf(quote: string, demands: readonly Demand[]): Demand {
  return checkOf("conflict", quote, waysBeside(quote, demands));
}

/** Of a column and a text that contradict each other, nobody knows which is right, so neither leaves anybody out. */
const doubtOf = (key: CriterionKey, quote: string): Demand[] =>
  doubtedCriteria
    .filter((criterion) => criterion === key)
    .map((criterion) => ({ about: "doubtful", criterion, levels: [], quote }));

/** The ways to meet what is doubtful in these words. */
const waysBeside = (quote: string, demands: readonly Demand[]): Way[] =>
  demands.flatMap((each) => (each.about === "doubtful" && each.quote === quote ? (each.ways ?? []) : []));

const checkOf = (kind: CheckKind, quote: string, ways: readonly Way[]): Demand => ({
  ...{ about: "check", kind, quote },
  ...(ways.length > 0 && { ways: [...ways] }),
});

const isDoubtAbout =
  (key: CriterionKey) =>
  (demand: Demand): boolean =>
    demand.about === "doubtful" && demand.criterion === key;

/**
 * Compares the facts of a scholarship with words beside them, such as its title and description. A fact that stands only
 * there, or that contradicts the facts, becomes something to check; so do requirements that stand elsewhere.
 */
export function checkedAgainst<Facts extends StatedFacts>(stated: Facts, { facts, quotes, demands }: Reading): Facts {
  const checks = factsOf.flatMap(([key, names]): Demand[] => {
    if (!names.some((name) => isStated(facts[name]))) return [];
    const isMissing = !names.some((name) => isStated(stated[name]));
    if (!isMissing && relationOf(key, stated, facts) !== "conflict") return [];
    const quote = wordsOf(quotes, key);
    if (!isMissing) return [{ about: "check", kind: "conflict", quote }];
    if (key !== "citizenship" || facts.citizenship.join() !== "international")
      return [{ about: "check", kind: "unread", quote }];
    const ways = waysBeside(quote, demands);
    // Who may not apply says from where they come.
    if (stated.demands.some((demand) => excludesOwn(demand, ways))) return [];
    return [checkOf("citizenship", quote, ways)];
  });
  const elsewhere = demands.filter((demand) => demand.about === "check" && demand.kind === "not_stated");
  return { ...stated, demands: uniqueDemands([...stated.demands, ...elsewhere, ...checks]) };
}

/** "Not be a French citizen", "live outside Italy": students from abroad are meant, where France or Italy is the country of study. */
function excludesOwn(demand: Demand, ways: readonly Way[]): boolean {
  const left = ways.flatMap(({ demands = [] }) => demands.flatMap(countriesOutOf));
  return countriesOutOf(demand).some((code) => left.includes(code));
}

const countriesOutOf = (demand: Demand): string[] =>
  demand.about === "excluded" ? [...demand.citizens_of, ...demand.residents_of] : [];

/** Whether the facts state something of a criterion. */
export const isStatedIn = (facts: EligibilityFacts, criterion: CriterionKey): boolean =>
  factsOf.some(([key, names]) => key === criterion && names.some((name) => isStated(facts[name])));

const isStated = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);

/** How the text's facts of a criterion stand to those of the columns. */
function relationOf(key: CriterionKey, columns: EligibilityFacts, text: EligibilityFacts): Relation {
  switch (key) {
    case "level":
      return relationOfSets(columns.academic_level, text.academic_level);
    case "field_of_study":
      return relationOfFields(columns.field_of_study, text.field_of_study);
    case "gpa":
      return columns.gpa_requirement === text.gpa_requirement ? "same" : "conflict";
    case "residence":
      return relationOfSets(
        [...columns.location_restrictions, ...columns.countries],
        [...text.location_restrictions, ...text.countries],
      );
    case "citizenship":
      return relationOfSets(columns.citizenship, text.citizenship);
    case "groups":
      return relationOfSets(columns.groups, text.groups);
    case "graduation_year":
      return relationOfSets(columns.graduation_years, text.graduation_years);
    case "institution":
      return relationOfColleges(columns.institutions, text.institutions);
    default:
      return columns.need_based === text.need_based ? "same" : "conflict";
  }
}

/** `narrower`: the text admits fewer than the columns; `same` also stands for a text that admits more. */
type Relation = "narrower" | "same" | "conflict";

function relationOfSets<T>(columns: readonly T[], text: readonly T[]): Relation {
  if (columns.every((value) => text.includes(value))) return "same";
  return text.every((value) => columns.includes(value)) ? "narrower" : "conflict";
}

function relationOfFields(columns: readonly string[], text: readonly string[]): Relation {
  const wide = resolveFields(columns);
  const inText = resolveFields(text.map(withoutRelated));
  if (wide.all || inText.all) return wide.all && !inText.all ? "narrower" : "same";
  if (isWithin(wide.codes, inText.codes)) return "same";
  return isWithin(inText.codes, wide.codes) ? "narrower" : "conflict";
}

/** "Nursing or a related field". */
const admitsRelated = (names: readonly string[]): boolean => names.some((name) => withoutRelated(name) !== name);

const isWithin = (inner: readonly string[], outer: readonly string[]) =>
  inner.length > 0 && inner.every((code) => outer.some((whole) => code.startsWith(whole)));

/** Colleges have many names, so names that may mean the same are no conflict. */
function relationOfColleges(columns: readonly string[], text: readonly string[]): Relation {
  const isIn = (name: string, list: readonly string[]) =>
    list.some((other) => collegeFit(collegeName(name), collegeName(other)) !== "other");
  if (columns.every((name) => isIn(name, text))) return "same";
  return text.every((name) => isIn(name, columns)) ? "narrower" : "conflict";
}

const wordsOf = (quotes: readonly Quote[], key: CriterionKey) =>
  [...new Set(quotes.filter((quote) => quote.key === key).map(({ words }) => words))].join(" … ").slice(0, 600);

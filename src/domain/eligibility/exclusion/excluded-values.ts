import type { excludesNobody } from "../demand.ts";
import type { DemandWithoutQuote, Meaning, Mention } from "../mention.ts";
import type { Token } from "../text/tokens.ts";

type Values = Omit<typeof excludesNobody, "about">;

/** Whom words exclude, or what everybody must be instead. `whole`: whether that is all that the words say. */
export type Excluded = { values?: Partial<Values>; demand?: DemandWithoutQuote; whole: boolean };

/** What a mention excludes; null for what no answer decides. */
export function excludedBy({ from, to, meaning, also = [] }: Mention, tokens: readonly Token[]): Excluded | null {
  if (also.length > 0) return null;
  const words = tokens.slice(from, to).map(({ word }) => word);
  switch (meaning.about) {
    case "countries":
      return ofCountries(meaning.codes, words);
    case "citizenship":
      return ofUs([...meaning.statuses], words);
    case "states":
      return { values: { states: [...meaning.codes] }, whole: true };
    case "level":
      return meaning.years_left || words.some((word) => newcomers.test(word))
        ? null
        : { values: { levels: [...meaning.levels] }, whole: true };
    case "demand":
      return ofDemand(meaning.demand);
    default:
      return null;
  }
}

const newcomers = /^(?:enter|entering|incoming|admitted|accepted|new|begin|beginning|starting|prospective)$/;
const citizens = /^(?:citizens?|citizenships?|nationals?|nationality|passports?)$/;
const residents = /^(?:residents?|residing|reside|living|lives?|resides)$/;
const statuses = /^(?:residency|residence)$/;
const permanent = /^permanent$/;

/** "UK citizens", "residents of Canada", "citizens and permanent residents of Canada". */
function ofCountries(codes: readonly string[], words: readonly string[]): Excluded | null {
  const has = (of: RegExp) => words.some((word) => of.test(word));
  const settled = has(permanent) ? settledIn(codes) : {};
  if (has(citizens))
    return {
      values: { citizens_of: [...codes], ...settled },
      whole: has(permanent) || !(has(residents) || has(statuses)),
    };
  if (has(permanent)) return { values: settled, whole: true };
  if (has(statuses)) return null;
  const key = has(residents) ? "residents_of" : "citizens_of";
  return { values: { [key]: [...codes] }, whole: true };
}

/** Permanent residents: of the US by their status, of other countries by where they live. */
export const settledIn = (codes: readonly string[]): Partial<Values> => ({
  ...(codes.includes("US") && { statuses: ["permanent_resident"] }),
  settled_in: codes.filter((code) => code !== "US"),
});

/** A citizen of the US is one in whichever way the student says so. */
function ofUs(named: Values["statuses"], words: readonly string[]): Excluded {
  if (words.some((word) => word === "non" || word.startsWith("noncitizen")))
    return { values: { statuses: ["permanent_resident", "international", "daca"] }, whole: true };
  const others = named.filter((status) => status !== "us_citizen");
  return { values: { statuses: others, citizens_of: named.includes("us_citizen") ? ["US"] : [] }, whole: true };
}

function ofDemand(demand: Extract<Meaning, { about: "demand" }>["demand"]): Excluded | null {
  if (demand.about === "bachelors_degree") return { values: { graduates: true }, whole: true };
  if (demand.about === "enrollment") {
    const enrollment = demand.enrollment === "full_time" ? "part_time" : "full_time";
    return { demand: { about: "enrollment", enrollment }, whole: true };
  }
  // "Applicants under 18 are not eligible"; others are too old from a day on that "over 30" leaves open.
  if (demand.about === "age" && demand.least === 0)
    return { demand: { about: "age", least: demand.most + 1, most: 150 }, whole: true };
  return null;
}

/** All that the mentions of a list exclude, as demands. */
export function joined(excluded: readonly Excluded[]): { demands: DemandWithoutQuote[]; whole: boolean } {
  const values = excluded.flatMap((each) => each.values ?? []);
  const settled_in = unique(values.flatMap((each) => each.settled_in ?? []));
  const all = {
    about: "excluded" as const,
    citizens_of: unique(values.flatMap(({ citizens_of = [] }) => citizens_of)),
    statuses: unique(values.flatMap(({ statuses = [] }) => statuses)),
    residents_of: unique(values.flatMap(({ residents_of = [] }) => residents_of)),
    ...(settled_in.length > 0 && { settled_in }),
    states: unique(values.flatMap(({ states = [] }) => states)),
    levels: unique(values.flatMap(({ levels = [] }) => levels)),
    graduates: values.some(({ graduates }) => graduates === true),
  };
  return {
    demands: [...excluded.flatMap(({ demand }) => demand ?? []), ...(values.length > 0 ? [all] : [])],
    whole: excluded.every(({ whole }) => whole),
  };
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import { asksOf } from "../../search/fits/asked-of-students.ts";
import { narrowness } from "../../search/order/narrowness.ts";
import { worthOf } from "../../search/order/worth.ts";
import { documentTerms } from "../../search/text/document-terms.ts";
import { titleNumber } from "../../search/text/title-number.ts";
import { criteria } from "../criteria/criteria.ts";
import type { MatchableScholarship } from "../criteria/criterion.ts";
import { isAbroad } from "../criteria/places/place-of-study.ts";
import type { Requirements } from "../criteria/requirements.ts";
import { rankOf } from "../order.ts";
import {
  type CatalogueIndex,
  type Column,
  dayNumber,
  type FactColumns,
  factNames,
  forEachList,
  type IndexedList,
  levelBit,
  notStated,
  type TieKeys,
  tieKeysOf,
  yesNoNumber,
} from "./catalogue-index.ts";
import { sponsorNumber } from "./sponsor-number.ts";

/** The part of a scholarship that the index reads. */
export type IndexedScholarship = MatchableScholarship & { created_at: Date; source_name: string | null };

/** A scholarship from its JSON. */
export function indexedScholarship(json: string): IndexedScholarship {
  // As PostgreSQL wrote a row of the table.
  const row = JSON.parse(json) as Omit<IndexedScholarship, "created_at"> & { created_at: string };
  return Object.assign(row, { created_at: new Date(row.created_at) }); // not copied: 35 columns
}

/** What the index holds of one scholarship. */
export type CompiledRow = {
  ties: TieKeys;
  /** The compared part of each criterion's requirement, or null. */
  requirements: readonly unknown[];
  lists: Readonly<Record<IndexedList, readonly string[]>>;
  source: string | null;
  /** The forms of its words, each with its impact. */
  words: ReadonlyMap<string, number>;
  facts: Record<keyof FactColumns, number>;
};

const numberOf = (wanted: CriterionKey) => criteria.findIndex(({ key }) => key === wanted);
const placeOfStudy = numberOf("place_of_study");
const interests = numberOf("interests");

/** What is compiled: all, or all but the words, where they are known. */
export type Compiled = "all" | "without words";

const noWords: CompiledRow["words"] = new Map();

/** Throws when a fact or text of the scholarship cannot be read. */
export function compileRow(scholarship: IndexedScholarship, today: string, compiled: Compiled = "all"): CompiledRow {
  const rank = rankOf(scholarship, 0, today);
  const requirements = criteria.map((criterion) => {
    const requirement = criterion.requirement(scholarship, today);
    return requirement === null ? null : (criterion.compared?.(requirement) ?? requirement);
  });
  // Of these criteria. Each scholarship has a place of study.
  const studyCountries = requirements[placeOfStudy] as Requirements["place_of_study"];
  const topics = requirements[interests] as Requirements["interests"] | null;
  return {
    ties: tieKeysOf(rank),
    requirements,
    lists: forEachList((list) => scholarship[list]),
    source: scholarship.source_name,
    words: compiled === "all" ? documentTerms(scholarship) : noWords,
    facts: {
      deadline: dayNumber(rank.deadline),
      amount: rank.amount ?? notStated,
      amount_min: scholarship.amount_min ?? notStated,
      amount_max: scholarship.amount_max ?? notStated,
      gpa: scholarship.gpa_requirement ?? notStated,
      levels: scholarship.academic_level.reduce((bits, level) => bits | levelBit(level), 0),
      sponsor: sponsorNumber(scholarship.provider_name),
      title: titleNumber(scholarship.title),
      narrow: narrowness(scholarship, {
        studyAbroad: isAbroad(studyCountries) && !studyCountries.includes("US"),
        namesSubject: topics !== null && topics.subjects !== 0,
      }),
      worth: worthOf(scholarship),
      asks: asksOf(scholarship),
      essay: yesNoNumber(scholarship.essay_required),
      renewable: yesNoNumber(scholarship.renewable),
      created: scholarship.created_at.getTime(),
    },
  };
}

/** The row of a scholarship that is in an index, without its words. */
export function rowWithoutWords(index: CatalogueIndex, row: number): CompiledRow {
  const { ids, facts, lists, sources } = index;
  const held = <Value>({ values, numbers }: Column<Value>) => values[numbers[row] as number] as Value;
  // Each has a number for each row.
  const stated = Object.fromEntries(factNames.map((name) => [name, facts[name][row]])) as CompiledRow["facts"];
  return {
    ties: { deadline: stated.deadline, amount: stated.amount, id: ids[row] as string },
    requirements: index.columns.map(held),
    lists: forEachList((list) => held(lists[list])),
    source: held(sources),
    words: noWords,
    facts: stated,
  };
}

/** The order of rows: the sooner deadline first, then the larger amount, then the id. */
export function compareKeys(a: TieKeys, b: TieKeys): number {
  return a.deadline - b.deadline || b.amount - a.amount || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

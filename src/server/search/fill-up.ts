import { type CatalogueIndex, noDeadline } from "#domain/matches/catalogue/catalogue-index.ts";
import { columnOf } from "#domain/matches/catalogue/criterion-column.ts";
import { isListed, packedRow, packedScore } from "#domain/matches/catalogue/results/packed-results.ts";
import { criteria } from "#domain/matches/criteria/criteria.ts";
import type { Student } from "#domain/matches/criteria/student.ts";
import { leastOfPossible } from "#domain/matches/match-vocabulary.ts";
import { constraintFits } from "#domain/search/fits/constraint-fits.ts";
import { excludedRows } from "#domain/search/fits/excluded-rows.ts";
import { fitOfRow, fits } from "#domain/search/fits/row-fits.ts";
import { hasRow } from "#domain/search/fits/row-set.ts";
import type { FoundScholarship, FoundScholarships, Period } from "#domain/search/search-catalogue.ts";
import type { SearchingStudent } from "./searching-student.ts";

/** So many are compared: some have no date. */
const mostFilled = 60;

const ofPeople = criteria.filter(({ key }) => key === "groups" || key === "residence" || key === "place_of_study");

/** Whether the student surely is one of the people that it is for: what may be for others is nothing to add to what was asked for. */
const isForThem = (index: CatalogueIndex, student: Student, row: number): boolean =>
  ofPeople.every(({ key, compare }) => {
    const { values, numbers } = columnOf(index, key);
    const required = values[numbers[row] as number] ?? null;
    if (required === null) return true;
    const comparison = compare(student, required, index.today);
    return comparison === null || comparison.result === "met" || comparison.result === "close";
  });

/** The first matches that fit, at most `mostFilled`. To compare all thousands of a student would take long. */
function firstThat(matches: readonly number[], isFitting: (match: number) => boolean): number[] {
  const found: number[] = [];
  for (const match of matches) {
    if (found.length === mostFilled) break;
    if (isFitting(match)) found.push(match);
  }
  return found;
}

type Filling = {
  found: FoundScholarships;
  period: Period;
  taken: ReadonlySet<number>;
  /** Whether something is discovered that the words ask for. */
  hasOwn: boolean;
};

/**
 * The student's best matches that are open to what was said though not meant for it ("Open to any field of study"), best first: need and
 * merit awards for people as they are. Those of `period` and those without a day, without what `taken` holds. None where nothing was said but words that only some texts have ("chess").
 */
export function openToAll(
  { index, student, results }: SearchingStudent,
  { found, period, taken, hasOwn }: Filling,
): FoundScholarship[] {
  const { constraints, topics, ignored } = found.understood;
  const isOnlyWords = constraints.length === 0 && topics.length + ignored.length + found.called.length > 0;
  if (!results || isOnlyWords || (!hasOwn && found.fitting === 0)) return [];
  const units = constraintFits(index, constraints);
  const excluded = excludedRows(index, constraints);
  const passes = (row: number) =>
    !taken.has(row) &&
    closesIn(index, row, period) &&
    !(excluded && hasRow(excluded, row)) &&
    units.every((unit) => fitOfRow(unit.fits, row) >= fits.open);
  const best = [...results.matches]
    .filter((match) => isListed(match) && packedScore(match) >= leastOfPossible && passes(packedRow(match)))
    .sort((a, b) => packedScore(b) - packedScore(a));
  return firstThat(best, (match) => isForThem(index, student, packedRow(match))).map((match) => {
    const [row, matchScore] = [packedRow(match), packedScore(match)];
    const standing = units.map(({ slot, constraints: said, fits: of }) => ({
      slot,
      constraints: said,
      fit: fitOfRow(of, row),
    }));
    return {
      ...{ id: index.ids[row] as string, row, score: matchScore, matchScore, fits: standing },
      ...{
        isMeant: false,
        isExact: false,
        isAhead: false,
        isNamed: false,
        wordsShare: null,
        missed: [],
        unnamed: [],
        unknown: [],
      },
    };
  });
}

const closesIn = ({ facts }: CatalogueIndex, row: number, { from, to }: Period): boolean => {
  const day = facts.deadline[row] as number;
  return day === noDeadline || (day >= from && day <= to);
};

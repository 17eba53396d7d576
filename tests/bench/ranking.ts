// npm run bench -- ranking [held] [--details]: how well the list is ordered, by pairs of invented students and real
// scholarships that one reader or two graded from 0 (useless) to 3 (apply first). The controls order the same pairs by the
// formula before decision 0096 and by the words that the profile and the scholarship share. `held` reads the half that
// nobody looked at while the formula was made.
import { existsSync } from "node:fs";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { listParts, partOf, sections } from "#domain/matches/match-vocabulary.ts";
import { compareRanks, type Rank, rankOf } from "#domain/matches/order.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { type Grades, gradeOf, gradesOf, isGradedTwice } from "./ranking/grades.ts";
import { agreement, ndcg } from "./ranking/ndcg.ts";
import { oldScore } from "./ranking/old-formula.ts";
import { type PooledScholarship, scholarshipPool, sharedData, today } from "./ranking/pool.ts";
import { sharedWords, wordCounts } from "./ranking/shared-words.ts";
import { rankingStudents } from "./ranking/students.ts";

const half = process.argv.includes("held") ? "held" : "dev";
const showsDetails = process.argv.includes("--details");
const depth = 10;

if (!existsSync(sharedData))
  console.log("ranking: ../shared/data is not here; only the pairs of the starter catalog are measured.");
const grades = gradesOf(half);
const pool = await scholarshipPool(new Set(grades.map(({ key }) => key)));
const counts = wordCounts(pool.values());

type Pair = Grades & {
  scholarship: PooledScholarship;
  said: ReturnType<typeof scoreMatch>;
  old: number;
  shared: number;
};

const pairs = grades.flatMap((graded): Pair[] => {
  const scholarship = pool.get(graded.key);
  const profile = rankingStudents.get(graded.student)?.profile;
  if (!scholarship || !profile) return [];
  const student = readStudent(profile);
  const said = scoreMatch(student, scholarship, today);
  const shared = sharedWords(profile, scholarship, counts);
  return [{ ...graded, scholarship, said, old: oldScore(student, scholarship, today), shared }];
});

const byScore = (scoreOf: (pair: Pair) => number) => (a: Pair, b: Pair) =>
  Number(isListed(b)) - Number(isListed(a)) || compareRanks(rank(a, scoreOf(a)), rank(b, scoreOf(b)));
const isListed = ({ said }: Pair) => said.section !== null && said.section !== "other_college";
const rank = ({ scholarship }: Pair, score: number): Rank => rankOf(scholarship, score, today);

const byMatchScore = byScore(({ said }) => said.match_score);
const sectionOf = ({ said }: Pair) => (said.section === null ? sections.length : sections.indexOf(said.section));
const partPlace = ({ said }: Pair) => {
  const part = partOf(said.section, said.match_score);
  return part === null ? listParts.length : listParts.indexOf(part);
};
const orders: Record<string, (a: Pair, b: Pair) => number> = {
  "the list of matches": byMatchScore,
  "the parts that the screen shows": (a, b) => partPlace(a) - partPlace(b) || byMatchScore(a, b),
  "the sections first": (a, b) => sectionOf(a) - sectionOf(b) || byMatchScore(a, b),
  "the formula before": byScore(({ old }) => old),
  "shared words": (a, b) => b.shared - a.shared || (a.key < b.key ? -1 : 1),
};
const students = Map.groupBy(pairs, ({ student }) => student);
const twice = pairs.filter(isGradedTwice);
console.log(`${half}: ${pairs.length} of ${grades.length} graded pairs, ${students.size} students, as of ${today}`);
console.log(
  `the readers agree: ${agreement(twice).exact} of ${twice.length} exactly, ${agreement(twice).near} within one grade`,
);
for (const [name, order] of Object.entries(orders)) {
  const each = [...students.values()].map((own) => ndcg(own.toSorted(order).map(gradeOf), depth));
  const byStudent = [...students.keys()].map((student, at) => `${student} ${(each[at] ?? 0).toFixed(2)}`);
  console.log(`nDCG@${depth} by ${name}: ${meanOf(each).toFixed(3)} (${byStudent.join(", ")})`);
}
type Twice = (typeof twice)[number];
// What a perfect order by one reader's grades reaches when the other judges it: no order can be shown to be better.
const byGrade = (grade: (pair: Twice) => number) => (one: Twice, other: Twice) =>
  grade(other) - grade(one) || byMatchScore(one, other);
const first = ({ a }: Twice) => a;
const second = ({ b }: Twice) => b;
const byOther = [...Map.groupBy(twice, ({ student }) => student).values()].flatMap((own) => [
  ndcg(own.toSorted(byGrade(first)).map(second), depth),
  ndcg(own.toSorted(byGrade(second)).map(first), depth),
]);
console.log(
  `nDCG@${depth} of one reader's order by the grades of the other: ${meanOf(byOther).toFixed(3)} (${new Set(twice.map(({ student }) => student)).size} students)`,
);
const worth = pairs.filter((pair) => gradeOf(pair) >= 2);
const firstPairs = [...students.values()].flatMap((own) => own.toSorted(byMatchScore).slice(0, depth));
const useless = firstPairs.filter((pair) => gradeOf(pair) < 1);
const open = [...students.values()].map((own) => own.filter((pair) => gradeOf(pair) >= 1).toSorted(byMatchScore));
const openNdcg = meanOf(open.map((own) => ndcg(own.map(gradeOf), depth)));
console.log(`graded 2 or 3 and not in the list: ${worth.filter((pair) => !isListed(pair)).length} of ${worth.length}`);
console.log(`graded below 1 and among the first ${depth}: ${useless.length} of ${firstPairs.length}`);
console.log(`nDCG@${depth} of the list without the pairs graded below 1: ${openNdcg.toFixed(3)}`);
if (showsDetails && half === "dev") showLists();

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Prints the first of each list with its grades, and the best graded of the others. */
function showLists(): void {
  for (const [student, own] of students) {
    const listed = own.toSorted(orders["the list of matches"]);
    console.log(`\n${student}`);
    for (const [at, pair] of listed.entries()) {
      if (at >= depth + 4 && gradeOf(pair) < 2) continue;
      const { said, a, b, scholarship } = pair;
      const units = said.factors.flatMap(({ key, status, points }) =>
        status === "not_asked" && points === 0 ? [] : [`${key} ${status === "met" ? "" : status} ${points}`],
      );
      console.log(
        `  ${at + 1}. ${said.match_score} (was ${pair.old}) ${a}${b ?? ""} ${said.section ?? "ruled out"}: ${scholarship.title} | ${units.join(", ")}`,
      );
    }
  }
}

// npm run bench -- match-quality [--details]: how often matching agrees with the labels of a careful reader, on pairs
// of students and real rows of the starter catalog, and how well it ranks. The control ranks by the number of common
// words.
import { readdirSync, readFileSync } from "node:fs";
import { readCuratedFacts } from "#domain/eligibility/curated-facts.ts";
import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { compareRanks, rankOf } from "#domain/matches/order.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { foldWords } from "#domain/places/folded-words.ts";
import { scholarshipKey } from "#domain/scholarships/duplicates/duplicates.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import { type Label, labels } from "./match-quality-pairs.ts";
import { heldOut, type StudentName, students } from "./match-quality-profiles.ts";

const today = "2026-11-21";
const depth = 10;
const folder = new URL("../../catalogue/", import.meta.url);
const showsDetails = process.argv.includes("--details");

const catalogue = new Map<string, MatchableScholarship>();
for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl"))) {
  for (const line of readFileSync(new URL(file, folder), "utf8").split("\n")) {
    if (line.trim() === "") continue;
    // The test of the catalog checks every line against this shape.
    const facts = JSON.parse(line) as MatchableScholarship;
    const scholarship: MatchableScholarship = readCuratedFacts({
      ...emptyFacts(),
      ...facts,
      status: facts.status ?? "active",
      id: "",
    });
    catalogue.set(scholarshipKey(scholarship), { ...scholarship, id: scholarshipKey(scholarship) });
  }
}

type Pair = Label & { scholarship: MatchableScholarship; said: ReturnType<typeof scoreMatch> };

const pairs: Pair[] = [];
const missing: Label[] = [];
for (const label of labels) {
  const scholarship = catalogue.get(scholarshipKey({ title: label.title, provider_name: label.provider }));
  if (!scholarship) missing.push(label);
  else
    pairs.push({ ...label, scholarship, said: scoreMatch(readStudent(students[label.student]), scholarship, today) });
}

const count = (kept: (pair: Pair) => boolean) => pairs.filter(kept).length;
const ratio = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

function decided(as: Label["eligibility"]) {
  const both = count((pair) => pair.said.eligibility === as && pair.eligibility === as);
  return {
    precision: ratio(
      both,
      count((pair) => pair.said.eligibility === as),
    ),
    recall: ratio(
      both,
      count((pair) => pair.eligibility === as),
    ),
  };
}

/** The words in a student's profile that a simple search would use. */
function wordsOf(name: StudentName): Set<string> {
  const { demographics, ...answers } = students[name] as Record<string, unknown>;
  const said = [...Object.values(answers), ...Object.values(demographics ?? {})].flat();
  return new Set(said.flatMap((value) => (typeof value === "string" ? foldWords(value).split(" ") : [])));
}

function commonWords({ student, scholarship }: Pair): number {
  const text = [
    scholarship.title,
    scholarship.provider_name,
    scholarship.description,
    ...scholarship.keywords,
    ...scholarship.field_of_study,
  ];
  const words = new Set(
    foldWords([...text, ...scholarship.requirements, ...scholarship.academic_level].join(" ")).split(" "),
  );
  return [...wordsOf(student)].filter((word) => words.has(word)).length;
}

const byMatching = (a: Pair, b: Pair) =>
  Number(a.said.eligibility === "ineligible") - Number(b.said.eligibility === "ineligible") ||
  compareRanks(rankOf(a.scholarship, a.said.match_score, today), rankOf(b.scholarship, b.said.match_score, today));
const byCommonWords = (a: Pair, b: Pair) =>
  commonWords(b) - commonWords(a) || (a.scholarship.id < b.scholarship.id ? -1 : 1);

/** nDCG: the mean over students of the discounted gain of the first ten, relative to the best possible order. */
function ndcg(compare: (a: Pair, b: Pair) => number, among: readonly Pair[] = pairs): number {
  const gain = (list: readonly Pair[]) =>
    list.slice(0, depth).reduce((sum, { relevance }, at) => sum + (2 ** relevance - 1) / Math.log2(at + 2), 0);
  const each = Object.values(Object.groupBy(among, ({ student }) => student)).map((own = []) =>
    ratio(gain(own.toSorted(compare)), gain(own.toSorted((a, b) => b.relevance - a.relevance))),
  );
  return ratio(
    each.reduce((sum, value) => sum + value, 0),
    each.length,
  );
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
const eligible = decided("eligible");
const ineligible = decided("ineligible");
const accuracy = ratio(
  count((pair) => pair.said.eligibility === pair.eligibility),
  pairs.length,
);
const hidden = count((pair) => pair.said.eligibility === "ineligible" && pair.eligibility !== "ineligible");
const shown = count((pair) => pair.said.eligibility !== "ineligible" && pair.eligibility === "ineligible");
const [ours, control] = [ndcg(byMatching), ndcg(byCommonWords)];

if (missing.length > 0)
  console.log(`rows that are no longer in the catalogue: ${missing.map(({ title }) => title).join("; ")}`);
if (showsDetails) {
  for (const { student, title, eligibility, said } of pairs.filter(
    (pair) => pair.said.eligibility !== pair.eligibility,
  )) {
    const why = said.factors.filter(({ status }) => status === "failed" || status === "unknown");
    console.log(
      `${student}: ${title}: labelled ${eligibility}, said ${said.eligibility} (${why.map(({ key, status }) => `${key} ${status}`).join(", ")})`,
    );
  }
}
console.log(
  `${pairs.length} pairs, ${Object.keys(students).length} students, ${new Set(pairs.map(({ scholarship }) => scholarship.id)).size} scholarships, as of ${today}`,
);
console.log(`same decision of three: ${rounded(accuracy)}`);
console.log(`eligible: precision ${rounded(eligible.precision)}, recall ${rounded(eligible.recall)}`);
console.log(`ineligible: precision ${rounded(ineligible.precision)}, recall ${rounded(ineligible.recall)}`);
const unseen = pairs.filter(({ student }) => heldOut.has(student));
const unseenAgreed = ratio(unseen.filter((pair) => pair.said.eligibility === pair.eligibility).length, unseen.length);
console.log(
  `same decision in the ${unseen.length} pairs of students labelled after the rules: ${rounded(unseenAgreed)}`,
);
console.log(`nDCG@${depth} of those students alone: ${rounded(ndcg(byMatching, unseen))}`);
console.log(`open ones hidden: ${hidden}; closed or failed ones shown: ${shown}`);
console.log(
  `nDCG@${depth}: ${rounded(ours)} against ${rounded(control)} by common words; ratio ${rounded(ours / control)}`,
);

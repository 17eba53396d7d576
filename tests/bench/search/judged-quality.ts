import { readFileSync } from "node:fs";
import { compileIndex } from "#domain/matches/catalogue/index-builder.ts";
import { scholarshipAsOf } from "#domain/scholarships/days/next-deadline.ts";
import { readQuery } from "#domain/search/query/read-query.ts";
import { searchCatalogue } from "#domain/search/search-catalogue.ts";
import { wordsOfText } from "#domain/search/text/words-of-text.ts";
import { ndcg } from "../ranking/ndcg.ts";
import { starterCatalogue, today } from "../ranking/pool.ts";

/**
 * A query with the grades of scholarships by title, up to 3: where two readers graded, their mean. All others have 0.
 * `since` is the day on which one reader graded a set that has a figure of its own.
 */
type Judged = { q: string; since?: string; grades: Record<string, number> };

const depth = 10;

/**
 * Prints nDCG@10 over the judged queries of one half, each set of one day for itself. The control ranks by how many different words of the query a
 * scholarship has.
 */
export function judgedQuality({ half, showsDetails = false }: { half: "dev" | "held"; showsDetails?: boolean }): void {
  const file = new URL(`../gold/search-${half}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const judged = lines.map((line) => JSON.parse(line) as Judged); // the shape of the file
  const list = starterCatalogue()
    .filter((each) => scholarshipAsOf(each, today).status === "active")
    .map((each) => ({ ...each, id: each.title, created_at: new Date(today), source_name: null }));
  const open = new Set(list.map(({ title }) => title));
  const index = compileIndex(list, today);
  const texts = list.map(({ title, provider_name, description, keywords, field_of_study }) => ({
    title,
    words: new Set(wordsOfText([title, provider_name, description, ...keywords, ...field_of_study].join(" "))),
  }));
  const scores = judged.map(({ q, since = "", grades: all }) => {
    const grades = Object.fromEntries(Object.entries(all).filter(([title]) => open.has(title)));
    const { items } = searchCatalogue(index, { understood: readQuery(q, today), words: q, limit: 3 * depth });
    const ids = items.map(({ id }) => id);
    const found = ids.slice(0, depth);
    const score = quality(found, grades);
    const graded = quality(ids.filter((title) => all[title] !== undefined).slice(0, depth), grades);
    if (showsDetails) printDetails(q, { score, found, grades });
    const ungraded = found.filter((title) => all[title] === undefined).length;
    return {
      since,
      ours: score,
      graded,
      control: quality(byCommonWords(texts, q), grades),
      shown: found.length,
      ungraded,
    };
  });
  const use = half === "dev" ? "used while developing" : "not used while developing";
  for (const [since, own] of Map.groupBy(scores, (each) => each.since)) {
    const mean = (of: "ours" | "graded" | "control") =>
      (own.reduce((sum, each) => sum + each[of], 0) / own.length).toFixed(3);
    const sum = (of: "shown" | "ungraded") => own.reduce((total, each) => total + each[of], 0);
    console.log(
      `nDCG@10 over ${own.length} judged queries${since && ` of ${since}`}, ${use}: ${mean("ours")} (goal 0.8; by common words ${mean("control")}); ${sum("ungraded")} of ${sum("shown")} results have no grade and count as 0 (${mean("graded")} where they are left out)`,
    );
  }
}

/** The gain of the found ones relative to the best order of all that were graded. */
function quality(found: readonly string[], grades: Readonly<Record<string, number>>): number {
  const shown = found.map((title) => grades[title] ?? 0);
  const others = Object.entries(grades).flatMap(([title, grade]) => (found.includes(title) ? [] : [grade]));
  return ndcg([...shown, ...Array(Math.max(0, depth - shown.length)).fill(0), ...others], depth);
}

function byCommonWords(texts: readonly { title: string; words: ReadonlySet<string> }[], q: string): string[] {
  const wanted = new Set(wordsOfText(q));
  return texts
    .map(({ title, words }) => ({ title, common: [...wanted].filter((word) => words.has(word)).length }))
    .filter(({ common }) => common > 0)
    .sort((a, b) => b.common - a.common || (a.title < b.title ? -1 : 1))
    .slice(0, depth)
    .map(({ title }) => title);
}

type Details = { score: number; found: readonly string[]; grades: Readonly<Record<string, number>> };

function printDetails(q: string, { score, found, grades }: Details): void {
  console.log(
    `${score.toFixed(2)} ${q} ${JSON.stringify(readQuery(q, today).constraints.map(({ slot, words }) => `${slot}: ${words}`))}`,
  );
  for (const title of found) console.log(`   ${grades[title] ?? 0} ${title}`);
  const missing = Object.entries(grades).filter(([title, grade]) => grade > 1 && !found.includes(title));
  for (const [title, grade] of missing) console.log(`   missing ${grade} ${title}`);
}

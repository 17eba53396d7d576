/**
 * Learns the weights of likeness.ts again, from the developing halves of gold/repeated-scholarships.json and from pairs of
 * rows of ../shared/data that are presumed different, and prints them beside the present ones. Then counts what would be
 * found and wrongly merged with weights that were learned from other pairs (five parts, each decided by the other four).
 */
import { existsSync } from "node:fs";
import { type ComparedEntry, compared, type NamedOnPage } from "#domain/scholarships/duplicates/compared-entry.ts";
import { likenessNeeded } from "#domain/scholarships/duplicates/duplicates.ts";
import { base, evidenceOf, saysApart, weights } from "#domain/scholarships/duplicates/likeness.ts";
import { comparableRows, entriesFrom, labeledPairs } from "./duplicates/labeled-pairs.ts";
import { type Example, learned, product } from "./duplicates/logistic-regression.ts";
import { sharedData } from "./ranking/pool.ts";

if (!existsSync(sharedData)) {
  console.log("learn-likeness: ../shared/data is not here, so there is nothing to learn from.");
  process.exit(0);
}

/** A pair, with the number of what it is part of: all forms of one labeled pair are in one part of five. */
type Pair = Example & { a: ComparedEntry; b: ComparedEntry; needed: number; form: string; part: number };

const kinds = Object.keys(weights) as (keyof typeof weights)[];
/** A word of more rows than this is not rare. */
const mostWithWord = 60;
const isDeveloping = (half: string) => half.endsWith("development");

const rows = await comparableRows();
const pairs = [...labeled(rows), ...presumedDifferent(rows)];
// Of pairs that are two scholarships whatever their likeness, there is nothing to learn.
const open = pairs.filter(({ needed }) => needed < Number.POSITIVE_INFINITY);
console.log(`${pairs.length} pairs, of which ${open.length} are learned from`);

const all = learned(open);
console.log("weight: present, learned");
for (const [i, kind] of kinds.entries()) console.log(`  ${kind}: ${weights[kind]}, ${all[i]?.toFixed(2)}`);
console.log(`  base: ${base}, ${all.at(-1)?.toFixed(2)}`);

const ofOthers = [0, 1, 2, 3, 4].map((part) => learned(open.filter((pair) => pair.part !== part)));
const present = [...kinds.map((kind) => weights[kind]), base];
for (const [form, ofForm] of Map.groupBy(pairs, (pair) => pair.form)) {
  const counts = (weightsFor: (part: number) => readonly number[]) => {
    const merged = ofForm.filter(({ a, b, values, part, needed }) => {
      const measured = saysApart(a, b) ? Number.NEGATIVE_INFINITY : product(weightsFor(part), [...values, 1]);
      return needed === Number.NEGATIVE_INFINITY || measured > needed;
    });
    const found = merged.filter(({ is }) => is).length;
    return `${found} found, ${merged.length - found} wrong`;
  };
  const repeats = ofForm.filter(({ is }) => is).length;
  console.log(
    `${form}, ${repeats} repeats and ${ofForm.length - repeats} others: cross-validated ${counts((part) => ofOthers[part] ?? [])}; present weights ${counts(() => present)}; learned from all ${counts(() => all)}`,
  );
}

function pairOf(
  [a, b]: readonly [ComparedEntry, ComparedEntry],
  more: Omit<Pair, "a" | "b" | "needed" | "values">,
): Pair {
  const evidence = evidenceOf(a, b);
  return { a, b, needed: likenessNeeded(a, b), values: kinds.map((kind) => evidence[kind]), ...more };
}

/** Each labeled pair with its names alone and with all facts, with its sponsors and without. */
function labeled(rows: readonly NamedOnPage[]): Pair[] {
  const entries = entriesFrom(rows);
  return labeledPairs.flatMap((pair, i) => {
    if (!isDeveloping(pair.half)) return [];
    return [true, false].flatMap((facts) =>
      [true, false].map((sponsors) => {
        const [a, b] = entries(pair, { facts, sponsors });
        const form = `${pair.half}, ${facts ? "all facts" : "names"}${sponsors ? "" : ", no sponsors"}`;
        return pairOf([compared(a), compared(b)], { is: pair.same, weight: 1, form, part: i % 5 });
      }),
    );
  });
}

/**
 * Pairs of rows that share a rare word of their titles and are presumed different: of one source, whose titles differ (most
 * are awards of one sponsor), and of two sources, whose titles share less. Rows with a labeled title are left out.
 */
function presumedDifferent(rows: readonly NamedOnPage[]): Pair[] {
  const titles = new Set(labeledPairs.flatMap(({ a, b }) => [a.title.trim(), b.title.trim()]));
  const entries = rows.filter(({ title }) => !titles.has(title.trim())).map(compared);
  const byWord = new Map<string, ComparedEntry[]>();
  for (const entry of entries) {
    for (const word of new Set(entry.words)) byWord.set(word, [...(byWord.get(word) ?? []), entry]);
  }
  const [ofOne, ofTwo]: [ComparedEntry, ComparedEntry][][] = [[], []];
  for (const [word, having] of byWord) {
    if (having.length > mostWithWord) continue;
    for (const [i, a] of having.entries()) {
      for (const b of having.slice(0, i)) {
        const both = a.words.filter((each) => b.words.includes(each));
        // A pair is met at each word that both have, and counts at the first one.
        if (both.find((each) => (byWord.get(each)?.length ?? 0) <= mostWithWord) !== word) continue;
        if (likenessNeeded(a, b) === Number.NEGATIVE_INFINITY) continue;
        const share = both.length / new Set([...a.words, ...b.words]).size;
        const isOneSource = a.entry.source_name === b.entry.source_name;
        if (isOneSource && share >= 0.25) ofOne?.push([a, b]);
        if (!isOneSource && share < 0.5) ofTwo?.push([a, b]);
      }
    }
  }
  const drawn = [...evenly(ofOne ?? [], 1500), ...evenly(ofTwo ?? [], 800)];
  return drawn.map((pair, i) => pairOf(pair, { is: false, weight: 0.5, form: "presumed different", part: i % 5 }));
}

/** So many of the list, at equal distances. */
function evenly<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return list.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

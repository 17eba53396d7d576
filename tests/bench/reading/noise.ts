import { readFileSync } from "node:fs";
import type { AwardText, Half } from "./labels.ts";
import { newReader } from "./readers.ts";
import { criteria, criterionNames } from "./values.ts";

/** What a page shows besides its award, in one line or several: a menu, related awards, winners, news. All are invented. */
type NoiseLine = { half: Half; kind: string; text: string };
const noiseLines = linesOf<NoiseLine>("noise-lines");

/** Invented texts of awards, of which every tenth is a page around the noise. */
const invented = linesOf<AwardText>("promises").filter((_, at) => at % 10 === 0);

const places = ["in front of", "inside", "behind"] as const;

/** One page with a noise line at one of its places, the values that it adds to what is read, and those that it hides. */
type NoisyReading = NoiseLine & { place: string; title: string; added: string[]; lost: string[] };

/** Reads each page with each noise line of a half at each place. */
export function noisyReadings(half: Half, pages: readonly AwardText[] = invented): NoisyReading[] {
  const values = new Map(pages.map((page) => [page, valuesIn(page)]));
  return noiseLines
    .filter((line) => line.half === half)
    .flatMap((line) =>
      pages.flatMap((page) =>
        places.map((place) => {
          const plain = values.get(page) ?? [];
          const noisy = valuesIn({ ...page, text: withNoise(page.text, line.text, place) });
          const added = noisy.filter((value) => !plain.includes(value));
          return { ...line, place, title: page.title, added, lost: plain.filter((value) => !noisy.includes(value)) };
        }),
      ),
    );
}

/** Prints how many readings of a half add or hide values, by the kind of the lines. `isOpen`: also which lines do. */
export function printNoise(half: Half, isOpen: boolean): void {
  const readings = noisyReadings(half);
  console.log("| Lines | Readings | Add values | Hide values |\n|---|--:|--:|--:|");
  const count = (some: readonly NoisyReading[]) =>
    `${some.length} | ${some.filter(({ added }) => added.length > 0).length} | ${some.filter(({ lost }) => lost.length > 0).length}`;
  for (const [kind, own] of Map.groupBy(readings, (each) => each.kind)) console.log(`| ${kind} | ${count(own)} |`);
  console.log(`| all | ${count(readings)} |`);
  if (!isOpen) return;
  for (const [text, own] of Map.groupBy(readings, (each) => each.text)) {
    const values = [...new Set(own.flatMap(({ added, lost }) => [...added, ...lost.map((value) => `lost ${value}`)]))];
    if (values.length > 0)
      console.log(`${own.filter(isChanged).length}\t${JSON.stringify(text)}\n\t${values.join(", ")}`);
  }
}

const isChanged = ({ added, lost }: NoisyReading): boolean => added.length + lost.length > 0;

function withNoise(text: string, noise: string, place: (typeof places)[number]): string {
  if (place === "in front of") return `${noise}\n${text}`;
  if (place === "behind") return `${text}\n${noise}`;
  const end = text.indexOf(". ");
  return end < 0 ? `${noise}\n${text}\n${noise}` : `${text.slice(0, end + 1)}\n${noise}\n${text.slice(end + 2)}`;
}

function valuesIn(page: AwardText): string[] {
  const reading = newReader.read(page);
  return criterionNames.flatMap((name) => criteria[name].read(reading).map((value) => `${name}: ${value}`));
}

function linesOf<Line>(name: string): Line[] {
  const file = new URL(`../gold/${name}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

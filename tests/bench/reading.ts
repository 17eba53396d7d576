/**
 * How well the reader of eligibility reads real texts, against labels of careful readers. The control is the reader
 * before it, on the same texts.
 *
 * - `reading`: the half for developing. `reading held`: the half that is opened only to report.
 * - `reading rest`: the words of demands that nothing read, over all texts but that half.
 * - `reading pages FILE`: the labelled pages of other sites whose texts FILE holds (lines of `{title, provider, text}`).
 * - `reading pages FILE --errors CRITERION`: their wrong or missed values, as below.
 * - `reading noise [held | --errors]`: what invented lines of pages (menus, winners, news) add to what is read, or hide of it.
 * - `reading speed`: texts a second, in one thread and as an import reads them.
 * - `reading --errors CRITERION`: each wrong or missed value of the developing half; `eligible`, `left-out` and
 *   `others` print pairs and texts. `all` prints the values of every criterion.
 */
import { writeFileSync } from "node:fs";
import { importMap } from "#server/admin/import-map.ts";
import { readRows, readTogether } from "#server/admin/read-rows.ts";
import { accuracyOf, type Decision, decisionFigures, decisionsOn, decisionsOnMade } from "./reading/decisions.ts";
import { printErrors } from "./reading/errors.ts";
import {
  type AwardText,
  allTexts,
  type Half,
  hasTexts,
  type LabelledText,
  labelledTexts,
  textsInSight,
  textsOfFile,
} from "./reading/labels.ts";
import { demandsBeside, type Missed, missedDemands } from "./reading/missed.ts";
import { printNoise } from "./reading/noise.ts";
import { conditionsOf, newReader, oldReader, type Reader } from "./reading/readers.ts";
import { unreadShapes } from "./reading/rest.ts";
import { added, type Counts, compare, criteria, criterionNames, noCounts } from "./reading/values.ts";

const [what = "dev", ...more] = process.argv.slice(2);
if (what === "noise") printNoise(more[0] === "held" ? "held" : "dev", more.includes("--errors"));
else if (!hasTexts) console.log("reading: ../shared/data is not here, so there is nothing to measure.");
else if (what === "rest") printRest();
else if (what === "--errors") printErrors(more[0] ?? "all", labelledTexts("dev", allTexts()));
else if (what === "speed") await printSpeed();
else if (what === "dev" || what === "held") {
  printFigures(what, allTexts());
  if (what === "held" && more.includes("--save")) saveAccuracy();
} else if (what === "pages" && more[0]) {
  const texts = textsOfFile(more[0], "pages");
  if (more[1] === "--errors") printErrors(more[2] ?? "all", labelledTexts("pages", texts));
  else printFigures("pages", texts);
} else
  console.error(
    "npm run bench -- reading [held | pages FILE [--errors CRITERION] | noise [held | --errors] | rest | speed | --errors CRITERION]",
  );

/** Writes the figures of the unopened half for the home page. */
function saveAccuracy(): void {
  const decisions = labelledTexts("held", allTexts()).flatMap((text) => {
    const reading = newReader.read(text);
    return [...decisionsOn(text, reading), ...decisionsOnMade(text, reading)];
  });
  const { shares, cases } = accuracyOf(decisions);
  const rounded = Object.entries(shares).map(([name, value]) => [name, Math.round(value * 1000) / 1000]);
  const figures = { ...Object.fromEntries(rounded), ...cases, measured_on: new Date().toISOString().slice(0, 10) };
  writeFileSync(new URL("../../catalogue/match-accuracy.json", import.meta.url), `${JSON.stringify(figures)}\n`);
  console.log("\nthe home page:", figures);
}

function printFigures(half: Half, texts: readonly AwardText[]): void {
  const labelled = labelledTexts(half, texts);
  if (half === "held") console.log("This half is opened only to report. Do not look at single texts of it.");
  console.log(`${labelled.length} labelled texts`);
  for (const reader of [newReader, oldReader]) {
    console.log(`\n${reader.name}`);
    printTable(reader, labelled);
    printMissed(reader, labelled);
    printDecisions(reader, labelled);
  }
  const [ours, theirs] = [newReader, oldReader].map((reader) => textsPerSecond(reader, textsInSight(texts)));
  console.log(`\ntexts a second of processor time: ${ours} (control ${theirs})`);
}

function printTable(reader: Reader, labelled: readonly LabelledText[]): void {
  const readings = labelled.map((text) => ({ label: text.label, reading: reader.read(text) }));
  const rows = criterionNames.map((name) => ({
    name,
    counts: readings.map(({ label, reading }) => compare(criteria[name], label, reading)).reduce(added, noCounts()),
  }));
  console.log(
    "| Criterion | Texts | Values | Read | Precision | Recall | Same values |\n|---|--:|--:|--:|--:|--:|--:|",
  );
  for (const { name, counts } of rows) console.log(row(name, counts));
  console.log(row("all", rows.map(({ counts }) => counts).reduce(added)));
  const others = readings.map(({ label, reading }) => ({
    has: demandsBeside(label) > 0,
    read: conditionsOf(reading).length > 0,
  }));
  const has = others.filter((each) => each.has).length;
  const read = others.filter((each) => each.read).length;
  const both = others.filter((each) => each.has && each.read).length;
  console.log(`| others (texts) | ${has} | | ${read} | ${share(both / read)} | ${share(both / has)} | |`);
}

function row(name: string, { stated, labelled, read, right, found, same, concerned }: Counts): string {
  return `| ${name} | ${stated} | ${labelled} | ${read} | ${share(right / read)} | ${share(found / labelled)} | ${share(same / concerned)} |`;
}

function share(part: number): string {
  return Number.isNaN(part) ? "-" : part.toFixed(3);
}

function printMissed(reader: Reader, labelled: readonly LabelledText[]): void {
  const all = labelled
    .map((text) => missedDemands(text.label, reader.read(text)))
    .reduce(
      (a, b): Missed => ({
        demands: a.demands + b.demands,
        surely: a.surely + b.surely,
        perhaps: a.perhaps + b.perhaps,
      }),
    );
  console.log(
    `demands missed: ${share(all.surely / all.demands)} surely, ${share((all.surely + all.perhaps) / all.demands)} at most, of ${all.demands}`,
  );
}

function printDecisions(reader: Reader, labelled: readonly LabelledText[]): void {
  const readings = labelled.map((text) => ({ text, reading: reader.read(text) }));
  printPairs(
    "12 people",
    readings.flatMap(({ text, reading }) => decisionsOn(text, reading)),
  );
  printPairs(
    "students made for each text",
    readings.flatMap(({ text, reading }) => decisionsOnMade(text, reading)),
  );
}

function printPairs(whom: string, decisions: readonly Decision[]): void {
  const { said_eligible, truly, truly_eligible, found, open, left_out, closed, rightly } = decisionFigures(decisions);
  console.log(
    `${whom}: "eligible" said ${said_eligible} times, ${share(truly)} truly; of ${truly_eligible} eligible pairs found ${share(found)}; wrongly left out ${share(left_out)} of ${open}; rightly ${share(rightly)} of ${closed}`,
  );
}

/** Texts in a second of processor time, which a busy machine changes less than the time that passes. */
function textsPerSecond(reader: Reader, texts: readonly AwardText[]): number {
  for (const text of texts.slice(0, 300)) reader.read(text);
  const start = process.cpuUsage();
  for (const text of texts) reader.read(text);
  const { user, system } = process.cpuUsage(start);
  return Math.round((1_000_000 * texts.length) / (user + system));
}

/** How many texts an import reads in a second, with their amounts and days: as it does, cold, and then in one thread. */
async function printSpeed(): Promise<void> {
  const some = textsInSight(allTexts());
  const texts = [...some, ...some, ...some]; // a file so long that two threads read it
  const rows = texts.map(({ title, provider, text }, i) => ({ number: i + 1, values: { title, provider, text } }));
  const map = importMap({ title: "title", provider_name: "provider", eligibility_text: "text" }, "reading");
  const how = { map, source: { name: "reading", checked: "2026-11-20", today: "2026-11-21" } };
  const batches = texts.flatMap((_, at) => (at % 100 === 0 ? [rows.slice(at, at + 100)] : []));
  const ways: readonly [string, () => unknown][] = [
    ["both threads", () => readRows(rows, how)],
    ["one thread", () => batches.map((batch) => readTogether(batch, how))],
    ["control (old reader)", () => texts.map((text) => oldReader.read(text))],
  ];
  for (const [name, read] of ways) {
    const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
    await read();
    const { user, system } = process.cpuUsage(cpu);
    const aSecond = (ms: number) => Math.round((1000 * texts.length) / ms);
    const ofTime = aSecond((user + system) / 1000);
    console.log(
      `${name}: ${aSecond(performance.now() - startedAt)} texts a second, ${ofTime} a second of processor time`,
    );
  }
}

function printRest(): void {
  const { shapes, ...counted } = unreadShapes(textsInSight(allTexts()));
  for (const [shape, times] of shapes.slice(0, 40)) console.log(`${times}  ${shape}`);
  console.log(
    `${counted.texts} texts, ${counted.demands} clauses that demand; ${share(counted.unread / counted.demands)} hold words that nothing read, ${share(counted.whole / counted.demands)} no word that anything read; ${counted.open_texts} texts have such clauses`,
  );
}

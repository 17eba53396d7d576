/**
 * How often the amount and the deadline are read as a careful person reads them, from 400 texts and columns of
 * ../shared/data drawn at random over all files (gold/amounts-and-days.json). The labels of the unopened half were
 * written, and the half first read by the program, when the development was done. The control takes the first number
 * and the first day in the words. `amounts-and-days pages FILE` measures excerpts of pages whose texts FILE holds
 * (gold/amounts-and-days-pages.jsonl), each with all labels that are right.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import papaparse from "papaparse";
import { parseAmount } from "#domain/reader/amounts/amount.ts";
import { readAmount } from "#domain/reader/amounts/amount-in-text.ts";
import { dollarOf } from "#domain/reader/amounts/dollar-of.ts";
import { readDates } from "#domain/reader/days/dates.ts";
import { parseDeadline } from "#domain/reader/days/deadline.ts";
import { readDeadline } from "#domain/reader/days/deadline-in-text.ts";

const data = new URL("../../../shared/data/", import.meta.url);
if (!existsSync(data)) {
  console.log("amounts-and-days: ../shared/data is not here, so there is nothing to measure.");
  process.exit(0);
}

const today = "2026-11-22";
const showsDetails = process.argv.includes("--details");

/** `label`: "500 2000", "- 5000" (up to), "EUR" or "-"; a day, "03-01" (yearly), "rolling" or "-". */
type Gold = { half: "development" | "unopened"; label: string; words?: string; hash?: string; file?: string };
type Text = { title: string; provider: string; text: string; site?: string };

const gold: Record<"amounts" | "deadlines", Gold[]> = JSON.parse(
  readFileSync(new URL("gold/amounts-and-days.json", import.meta.url), "utf8"),
);
const texts = new Map<string, Text>();
const values = new Map<string, string>();
const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

for (const name of readdirSync(new URL("award-texts/", data)).filter((each) => each.endsWith(".jsonl"))) {
  for (const line of readFileSync(new URL(`award-texts/${name}`, data), "utf8")
    .trim()
    .split("\n")) {
    const { title, provider = "", text } = JSON.parse(line);
    texts.set(`${name.slice(0, -6)} ${hash(text)}`, { title, provider, text });
  }
}
for (const name of readdirSync(new URL("catalogues/", data))) {
  const file = readFileSync(new URL(`catalogues/${name}`, data), "utf8");
  noteValues(name.endsWith(".json") ? JSON.parse(file) : papaparse.parse(file, { header: true }).data);
}

function noteValues(value: unknown): void {
  if (typeof value === "string") values.set(hash(value.trim()), value.trim());
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) noteValues(part);
}

/** The words of a column, or the text of a scholarship, that a label is about. */
function source({ words, hash: key = "", file }: Gold): string | Text {
  const found = words ?? (file === undefined ? values.get(key) : texts.get(`${file} ${key}`));
  if (found === undefined) throw new Error(`the text ${file ?? ""} ${key} is not in ../shared/data`);
  return found;
}

function amountLabel(of: string | Text): string {
  const { amount_min, amount_max, currency } =
    typeof of === "string"
      ? parseAmount(of)
      : readAmount(of.title, of.text, dollarOf({ ...of, host: of.site ?? null }));
  if (amount_min !== null || amount_max !== null) return `${amount_min ?? "-"} ${amount_max ?? "-"}`;
  return currency !== null && currency !== "USD" ? currency : "-";
}

function deadlineLabel(of: string | Text): string {
  const { deadline, deadline_yearly, deadline_kind } =
    typeof of === "string" ? parseDeadline(of, today) : readDeadline(of.text, today);
  return deadline ?? deadline_yearly ?? (deadline_kind === "rolling" ? "rolling" : "-");
}

const textOf = (of: string | Text) => (typeof of === "string" ? of : of.text);

function firstNumber(of: string | Text): string {
  const digits = /\d[\d,]*/.exec(textOf(of))?.[0].replaceAll(",", "");
  return digits === undefined ? "-" : `${Number(digits)} ${Number(digits)}`;
}

function firstDay(of: string | Text): string {
  const [day] = readDates(textOf(of), 2026);
  if (!day) return "-";
  return day.year === null ? day.monthDay : `${day.year}-${day.monthDay}`;
}

function share(all: readonly Gold[], labelOf: (of: string | Text) => string): number {
  const right = all.filter((each) => {
    const said = labelOf(source(each));
    // Words in another currency have no amount in dollars, whether or not the label names the currency.
    return said === each.label || (each.label === "-" && /^[A-Z]{3}$/.test(said));
  });
  return right.length / all.length;
}

for (const [name, all, read, control] of [
  ["amounts", gold.amounts, amountLabel, firstNumber],
  ["deadlines", gold.deadlines, deadlineLabel, firstDay],
] as const) {
  for (const half of ["development", "unopened"] as const) {
    const part = all.filter((each) => each.half === half);
    console.log(
      `${name}, ${half} half: ${share(part, read).toFixed(3)} right of ${part.length}, control ${share(part, control).toFixed(3)}`,
    );
    if (!showsDetails) continue;
    for (const each of part.filter((one) => share([one], read) === 0)) {
      console.log(`  "${each.label}" is read as "${read(source(each))}": ${textOf(source(each)).slice(0, 300)}`);
    }
  }
}

type PageGold = { half: string; title: string; site: string; amounts: string[]; deadlines: string[] };
const jsonLines = <T>(file: string | URL): T[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const [wanted, file] = process.argv.slice(2);
if (wanted === "pages" && file !== undefined) {
  const pages = jsonLines<Text>(file);
  const labels = jsonLines<PageGold>(new URL("gold/amounts-and-days-pages.jsonl", import.meta.url));
  for (const half of ["development", "unopened"]) {
    const part = labels.flatMap((each) => {
      const page = pages.find(({ title, site }) => title === each.title && site === each.site);
      return each.half === half && page ? [{ ...each, page }] : [];
    });
    const amounts = part.filter((each) => each.amounts.includes(amountLabel(each.page))).length;
    const days = part.filter((each) => each.deadlines.includes(deadlineLabel(each.page))).length;
    console.log(`pages, ${half} half: amounts ${amounts}, deadlines ${days} right of ${part.length}`);
  }
}

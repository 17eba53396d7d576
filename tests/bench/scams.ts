/**
 * How well the signs of scams are found: precision and recall of each rule on invented texts that were labelled before
 * any rule ran (gold/scams-dev.jsonl, and gold/scams-held.jsonl with the word `held`) and on lines that published
 * warnings quote (with the word `published`), and the rate of alarms on the real
 * texts of ../shared/data and the starter catalog, which are honest as far as is known. Development looks at the odd
 * lines, and `held` at the even ones. The control looks for the keywords of each rule, without regard to negation or
 * context. `--details` prints each error, `--alarms` each alarm.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type CheckedScholarship, checkForScams } from "#domain/scams/check-for-scams.ts";
import { severityOf } from "#domain/scams/rules.ts";
import type { Warning } from "#domain/scholarships/scholarship.ts";
import { keywordAlarms } from "./scams/keywords.ts";

const isHeld = process.argv.includes("held");
const set = isHeld ? "held" : process.argv.includes("published") ? "published" : "dev";
const showsDetails = process.argv.includes("--details");
const showsAlarms = process.argv.includes("--alarms");
const today = "2026-11-22";

/** `rules`: "S04", or "S04:medium" where the severity differs from the rule's. `also`: rules that may fire or not. */
type Labelled = { title: string; provider_name: string; description: string; application_url: string | null };
type Gold = Labelled & { rules: string[]; also: string[] };
type Found = Pick<Warning, "rule" | "severity">;

const linesOf = (file: URL): string[] => readFileSync(file, "utf8").trim().split("\n");
const gold: Gold[] = linesOf(new URL(`gold/scams-${set}.jsonl`, import.meta.url)).map((line) => JSON.parse(line));

function row(given: Labelled, more: Partial<CheckedScholarship> = {}): CheckedScholarship {
  const blank = { requirements: [], amount_text: null, need_based: null, scraped_from: null, cycle: null };
  return { ...blank, provenance: "imported", validation_status: "not_checked", ...given, ...more };
}

type Reader = (row: CheckedScholarship) => Found[];
const readers: Record<string, Reader> = {
  rules: (given) => checkForScams(given, today).warnings,
  keywords: keywordAlarms,
};

type Counts = { right: number; wrong: number; missed: number };
const none = (): Counts => ({ right: 0, wrong: 0, missed: 0 });
const share = (part: number, rest: number) => (part + rest === 0 ? "-" : (part / (part + rest)).toFixed(2));
const shown = ({ right, wrong, missed }: Counts) =>
  `precision ${share(right, wrong)}, recall ${share(right, missed)} (${right} right, ${wrong} wrong, ${missed} missed)`;

console.log(`${gold.length} labelled texts (${set})`);
for (const [name, read] of Object.entries(readers)) {
  const bySeverity = new Map<string, Counts>();
  const byRule = new Map<string, Counts>();
  const people: Counts = none();
  const count = (map: Map<string, Counts>, key: string, what: keyof Counts) => {
    const counts = map.get(key) ?? none();
    counts[what] += 1;
    map.set(key, counts);
  };
  for (const { rules, also, ...given } of gold) {
    const wanted = new Map(
      rules.map((each) => {
        const [rule = "", severity] = each.split(":");
        return [rule, severity ?? severityOf(rule)];
      }),
    );
    const found = read(row(given));
    const errors: string[] = [];
    for (const { rule, severity } of found) {
      if (also.includes(rule)) continue;
      const isRight = wanted.get(rule) === severity;
      count(byRule, rule, isRight ? "right" : "wrong");
      count(bySeverity, severity, isRight ? "right" : "wrong");
      if (!isRight) errors.push(`wrong ${rule} ${severity}`);
    }
    for (const [rule, severity] of wanted) {
      if (found.some((each) => each.rule === rule && each.severity === severity)) continue;
      count(byRule, rule, "missed");
      count(bySeverity, severity, "missed");
      errors.push(`missed ${rule} ${severity}`);
    }
    const isScam = [...wanted.values()].includes("high");
    const isStopped = found.some(({ severity }) => severity === "high");
    if (isScam || isStopped) people[isScam ? (isStopped ? "right" : "missed") : "wrong"] += 1;
    if (showsDetails && name === "rules" && errors.length > 0)
      console.log(`  ${errors.join(", ")}: ${given.title} | ${given.provider_name} | ${given.description}`);
  }
  console.log(`\n${name}: texts with a high sign: ${shown(people)}`);
  for (const [severity, counts] of [...bySeverity].toSorted()) console.log(`  ${severity}: ${shown(counts)}`);
  if (name === "rules")
    for (const [rule, counts] of [...byRule].toSorted()) console.log(`    ${rule}: ${shown(counts)}`);
}

const data = new URL("../../../shared/data/award-texts/", import.meta.url);
const starter = new URL("../../catalogue/", import.meta.url);
if (existsSync(data))
  alarms("real texts", data, ({ title, provider = "", text = "" }) =>
    row({ title, provider_name: provider, description: text, application_url: null }),
  );
else console.log("\n../shared/data is not here, so no real texts are read.");
alarms("starter catalog", starter, ({ source_url = null, last_checked, ...line }) =>
  row(
    { title: "", provider_name: "", description: "", application_url: null },
    {
      ...line,
      scraped_from: source_url,
      provenance: "curated",
      validation_status: last_checked ? "verified" : "not_checked",
    },
  ),
);

// biome-ignore lint/suspicious/noExplicitAny: lines of files whose shapes differ
function alarms(name: string, folder: URL, rowOf: (line: any) => CheckedScholarship): void {
  const files = readdirSync(folder).filter((each) => each.endsWith(".jsonl"));
  const rows = files.flatMap((file) =>
    linesOf(new URL(file, folder)).flatMap((line, at) =>
      at % 2 === (isHeld ? 1 : 0) ? [rowOf(JSON.parse(line))] : [],
    ),
  );
  console.log(`\n${rows.length} rows of ${name} (${isHeld ? "even" : "odd"} lines)`);
  for (const [reader, read] of Object.entries(readers)) {
    const start = performance.now();
    const severities = new Map<string, number>();
    const rules = new Map<string, number>();
    for (const each of rows) {
      const found = read(each);
      const worst = ["high", "medium", "low"].find((severity) => found.some((one) => one.severity === severity));
      if (worst) severities.set(worst, (severities.get(worst) ?? 0) + 1);
      for (const { rule, severity } of found)
        rules.set(`${rule} ${severity}`, (rules.get(`${rule} ${severity}`) ?? 0) + 1);
      if (showsAlarms && reader === "rules")
        for (const { rule, severity, sentence } of checkForScams(each, today).warnings)
          console.log(`  ${severity} ${rule}: ${each.title} | ${each.provider_name} | ${sentence}`);
    }
    const perRow = (((performance.now() - start) * 1000) / rows.length).toFixed(0);
    const worst = ["high", "medium", "low"].map((severity) => {
      const count = severities.get(severity) ?? 0;
      return `${severity} ${count} (${((100 * count) / rows.length).toFixed(2)} %)`;
    });
    console.log(`  ${reader}: ${worst.join(", ")}; ${perRow} us a row`);
    console.log(
      `    ${[...rules]
        .toSorted()
        .map(([rule, count]) => `${rule} ${count}`)
        .join(", ")}`,
    );
  }
}

// Writes src/domain/places/us-colleges.gen.ts from the NCES file of IPEDS institutions (public domain):
//   node scripts/generate-us-colleges.ts PATH/TO/ipeds_hd2022_institutions.csv
import { readFileSync, writeFileSync } from "node:fs";
import Papa from "papaparse";

type Row = {
  INSTNM: string;
  STABBR: string;
  ICLEVEL: string;
  CYACTIVE: string;
  INSTSIZE: string;
  CONTROL: string;
  TRIBAL: string;
};

const path = process.argv[2];
if (path === undefined) throw new Error("Name the IPEDS file: node scripts/generate-us-colleges.ts PATH/TO/hd2022.csv");

const { data } = Papa.parse<Row>(readFileSync(path, "utf8"), { header: true, skipEmptyLines: true });
/** Colleges of two and four years. The others are trade schools and offices. */
const colleges = data.filter(
  ({ INSTNM, ICLEVEL, CYACTIVE }) =>
    (ICLEVEL === "1" || ICLEVEL === "2") && CYACTIVE === "1" && !/\boffice\b/i.test(INSTNM),
);
/** "**" from 20,000 students, "*" from 10,000, behind the "^" of a two-year college. */
const marks: Readonly<Record<string, string>> = { "5": "**", "4": "*" };
/** "=" for a public college, "$" for one for profit, behind them "#" for a tribal one. */
const owners: Readonly<Record<string, string>> = { "1": "=", "3": "$" };
const names = Map.groupBy(colleges, ({ STABBR }) => STABBR);
const lines = [...names]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([state, rows]) => [state, ...rows.map(markedName).toSorted()].join("|"));

function markedName({ INSTNM, INSTSIZE, ICLEVEL, CONTROL, TRIBAL }: Row): string {
  const owner = (owners[CONTROL] ?? "") + (TRIBAL === "1" ? "#" : "");
  return INSTNM.trim().replace(/\s+/g, " ") + owner + (ICLEVEL === "2" ? "^" : "") + (marks[INSTSIZE] ?? "");
}

writeFileSync(
  "src/domain/places/us-colleges.gen.ts",
  `// Made by scripts/generate-us-colleges.ts from IPEDS 2022 of the US National Center for Education Statistics. Do not edit.\n` +
    `/** One state per line: its code and the names of its colleges, between bars. "=" is public, "$" for profit, "#" tribal; "^" gives degrees of two years alone, "*" has 10,000 students, "**" 20,000. */\nexport const usColleges = ${JSON.stringify(lines.join("\n")).replaceAll("\\n", "\\n\\\n")};\n`,
);
console.log(`${colleges.length} colleges written`);

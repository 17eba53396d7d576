// Writes src/domain/places/colleges/us-colleges.gen.ts from the NCES file of IPEDS institutions (public domain):
//   node scripts/generate-us-colleges.ts PATH/TO/ipeds_hd2022_institutions.csv
import { readFileSync, writeFileSync } from "node:fs";
import Papa from "papaparse";
import { foldWords, wordsIn } from "../src/domain/places/folded-words.ts";

type Row = {
  INSTNM: string;
  SECTOR: string;
  IALIAS: string;
  CITY: string;
  WEBADDR: string;
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
/** Boards, systems and districts, which have no students of their own. */
const administrativeUnit = "0";
/** Colleges of two and four years. The others are trade schools and offices. */
const colleges = data.filter(
  ({ INSTNM, SECTOR, ICLEVEL, CYACTIVE }) =>
    (ICLEVEL === "1" || ICLEVEL === "2") &&
    CYACTIVE === "1" &&
    SECTOR !== administrativeUnit &&
    !/\boffice\b/i.test(INSTNM),
);
/** Names of IPEDS that no student says. */
const saidAs: ReadonlyMap<string, string> = new Map([
  ["Arizona State University Campus Immersion", "Arizona State University"],
  ["Arizona State University Digital Immersion", "Arizona State University Online"],
]);
const nameOf = (INSTNM: string): string => {
  const name = INSTNM.trim().replace(/\s+/g, " ");
  return saidAs.get(name) ?? name.replace(/[- ]Main Campus$/, "");
};
/** "**" from 20,000 students, "*" from 10,000, behind the "^" of a two-year college. */
const marks: Readonly<Record<string, string>> = { "5": "**", "4": "*" };
/** "=" for a public college, "$" for one for profit, behind them "#" for a tribal one. */
const owners: Readonly<Record<string, string>> = { "1": "=", "3": "$" };
const longestShortName = 40;
const longestLabel = 8;
const names = Map.groupBy(colleges, ({ STABBR }) => STABBR);
const lines = [...names]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([state, rows]) => [state, ...rows.map(markedName).toSorted()].join("|"));

function markedName(row: Row): string {
  const { INSTNM, INSTSIZE, ICLEVEL, CONTROL, TRIBAL } = row;
  const owner = (owners[CONTROL] ?? "") + (TRIBAL === "1" ? "#" : "");
  const mark = owner + (ICLEVEL === "2" ? "^" : "") + (marks[INSTSIZE] ?? "");
  const former = saidAs.has(INSTNM) ? [INSTNM] : [];
  return [nameOf(INSTNM) + mark, row.CITY.trim(), ...shortNames(row), ...former].join(";");
}

/** Other names of a college that its name does not tell, and the label of its web address: "wsu" of "www.wsu.edu". */
function shortNames({ INSTNM, IALIAS, WEBADDR }: Row): string[] {
  const words = wordsIn(INSTNM);
  const label = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+)\.edu\b/.exec(WEBADDR.toLowerCase())?.[1] ?? "";
  const names = [
    ...IALIAS.split(/[|,;]| {2,}| \/ /).map((name) => name.trim()),
    // "ASU" is the university before its online campus, which has the same address.
    ...(label.length <= longestLabel && !nameOf(INSTNM).endsWith(" Online") ? [label] : []),
  ];
  const isTold = (name: string) => {
    const folded = wordsIn(name);
    return folded.join("").length < 2 || folded.every((word) => words.includes(word));
  };
  const news = names.filter((name) => name.length <= longestShortName && /^[\w .&'’()-]+$/.test(name) && !isTold(name));
  return [...new Map(news.map((name) => [foldWords(name).replaceAll(" ", ""), name])).values()];
}

writeFileSync(
  "src/domain/places/colleges/us-colleges.gen.ts",
  `// Made by scripts/generate-us-colleges.ts from IPEDS 2022 of the US National Center for Education Statistics. Do not edit.\n` +
    `/** One state per line: its code and its colleges, between bars; of each its name, its town and its other names, between semicolons. "=" is public, "$" for profit, "#" tribal; "^" gives degrees of two years alone, "*" has 10,000 students, "**" 20,000. */\nexport const usColleges = ${JSON.stringify(lines.join("\n")).replaceAll("\\n", "\\n\\\n")};\n`,
);
console.log(`${colleges.length} colleges written`);

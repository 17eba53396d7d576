// Writes src/domain/fields-of-study/cip.gen.ts from the NCES file of CIP 2020 (public domain):
//   node scripts/generate-cip.ts PATH/TO/cip2020.csv
import { readFileSync, writeFileSync } from "node:fs";
import Papa from "papaparse";

type Row = { CIPCode: string; CIPTitle: string; CIPDefinition: string };

// CIP families that are not fields of study: remedial and personal programs, diplomas, residencies, reserved codes.
const leftOut = new Set("21 32 33 34 35 36 37 53 55 60 61".split(" "));

const path = process.argv[2];
if (path === undefined) throw new Error("Name the CIP 2020 file: node scripts/generate-cip.ts PATH/TO/cip2020.csv");

const { data } = Papa.parse<Row>(readFileSync(path, "utf8"), { header: true, skipEmptyLines: true });
const lines = data
  .filter((row) => !leftOut.has(row.CIPCode.slice(0, 2)))
  .filter((row) => !/^(deleted|moved)|^reserved/i.test(row.CIPDefinition.trim()) && !/^reserved/i.test(row.CIPTitle))
  .map((row) => `${row.CIPCode} ${title(row)}`);

function title({ CIPCode, CIPTitle }: Row): string {
  const words = CIPTitle.trim().replace(/\s+/g, " ").replace(/\.$/, "");
  if (CIPCode.length > 2) return words;
  return words
    .toLowerCase()
    .replace(/(^|[\s/(])(?!and\b)([a-z])/g, (_, before, letter) => before + letter.toUpperCase());
}

writeFileSync(
  "src/domain/fields-of-study/cip.gen.ts",
  `// Made by scripts/generate-cip.ts from CIP 2020 of the US National Center for Education Statistics. Do not edit.\n` +
    `/** One field per line: its CIP code (2, 4 or 6 digits) and title. */\nexport const cip = ${JSON.stringify(lines.join("\n")).replaceAll("\\n", "\\n\\\n")};\n`,
);
console.log(`${lines.length} fields of study written`);

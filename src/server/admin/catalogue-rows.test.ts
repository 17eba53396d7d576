import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readCatalogueRows } from "./catalogue-rows.ts";
import { csvRows } from "./csv-rows.ts";
import { fittedMap, shownColumns } from "./fitted-map.ts";
import { importMap } from "./import-map.ts";

const folder = temporaryFolder("rows");

async function rowsOf(name: string, content: string | Buffer) {
  const file = join(folder, name);
  await writeFile(file, content);
  return readCatalogueRows(file, ["Name"]);
}

const row = { Name: "A", Closing: "1 May" };

test.each([
  ["a line that names the separator", "sep=;\r\nName;Closing\r\nA;1 May\r\n"],
  ["UTF-16, as spreadsheets save Unicode text", Buffer.from("\ufeffName\tClosing\r\nA\t1 May\r\n", "utf16le")],
  [
    "lines above the names, spaces around them and columns without one",
    "My list,,,\nof 2026,,,\n Name , Closing,,\nA,1 May,,\n",
  ],
  ["old line ends", "Name,Closing\rA,1 May\r"],
])("a CSV file with %s is read", async (_, content) => {
  expect(await rowsOf("some.csv", content)).toEqual([{ number: 1, values: row }]);
});

test("all values of columns with the same name count", () => {
  expect(csvRows("Name,Notes,Notes\nA,be a twin,live in Iowa\nB,,x\n", ["Name"])).toEqual([
    { number: 1, values: { Name: "A", Notes: "be a twin\nlive in Iowa" } },
    { number: 2, values: { Name: "B", Notes: "x" } },
  ]);
});

test("a quotation mark that does not close says in which column it opens and how many lines it hides", () => {
  expect(csvRows('Name,Text,Link\nA,"open,x\nB,b,y\nC,c,z\n', ["Name"])).toEqual([
    {
      number: 1,
      refused:
        "a quotation mark opens in column 2 and does not close, so the 2 lines behind it were taken for a part of this row. Close it and import the file again",
    },
  ]);
});

test("the one list of objects is found at any depth, and several are named", async () => {
  const nested = { meta: { tags: ["a"] }, data: { scholarships: [row] } };
  expect(await rowsOf("a.json", JSON.stringify(nested))).toEqual([{ number: 1, values: row }]);
  await expect(rowsOf("b.json", JSON.stringify({ data: { open: [row], closed: [row] } }))).rejects.toThrow(
    'holds 2 lists ("data.open", "data.closed")',
  );
});

test("the map fits columns without regard to case and spaces, and tells what it does not find or read", () => {
  const rows = csvRows("Name,Award Value,Majors\nA,$5,x\n", ["Name"]);
  const fitted = fittedMap(
    importMap({ title: "name", amount_text: " award value", deadline_text: "Closing" }, "m"),
    rows,
  );
  expect(fitted.map.get("amount_text")).toEqual(["Award Value"]);
  expect(shownColumns({ ...fitted, dayFirst: false })).toBe(
    'no row has the column "Closing": deadline_text stays blank\ncolumns that the map does not read: "Majors"\n',
  );
  expect(() => fittedMap(importMap({ title: "Titel" }, "m"), rows)).toThrow(
    'No row has the column "Titel", which the map names for the title. The file has: "Name", "Award Value", "Majors".',
  );
});

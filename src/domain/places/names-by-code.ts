/** The names and codes of a table with a country's two letters and its names in each line: "PL polska|polen". */
export const namesByCode = (table: string): (readonly [name: string, code: string])[] =>
  table
    .trim()
    .split("\n")
    .flatMap((row) =>
      row
        .slice(3)
        .split("|")
        .map((name) => [name, row.slice(0, 2)] as const),
    );

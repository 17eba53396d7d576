/**
 * The beginning of a cell that a spreadsheet could run as a formula, also behind apostrophes. Export puts an apostrophe
 * before such a cell, and import removes one.
 */
export const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell as it was before its export made it safe. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;

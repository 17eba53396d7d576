/**
 * The sponsor's words about money as they are stored: without the dash of a list before a parenthesis and without the stop after
 * a figure. `$12,000- ($3,000 a year.)` is `$12,000 ($3,000 a year)`.
 */
export function amountWords(words: string): string {
  const oneLine = words.trim().replaceAll(/\s{1,99}/g, " ");
  const tidy = oneLine.replaceAll(/ ?[-–—:;,] ?\(/g, " (").replaceAll(/\.\)/g, ")");
  const isFigure = /^[$€£]?\d/.test(tidy) && !/[.!?] /.test(tidy);
  return tidy.replace(isFigure ? /[-–—:;,.]$/ : /[-–—:;,]$/, "").trimEnd();
}

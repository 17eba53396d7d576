// Apart from `moneyRange`, which every row loads.

/**
 * The sponsor's words about money as they are shown: without the dash of a list before a parenthesis and without the stop of a
 * sentence that is no sentence. `$12,000- ($3,000 a year.)` is `$12,000 ($3,000 a year)`.
 */
export function amountWords(words: string): string {
  const oneLine = words.trim().replaceAll(/\s{1,99}/g, " ");
  const tidy = oneLine.replaceAll(/ ?[-–—:;,] ?\(/g, " (").replaceAll(/\.\)/g, ")");
  // A stop inside shows that they are sentences.
  return /[.!?] /.test(tidy) ? tidy : tidy.replace(/[-–—:;,.]$/, "").trimEnd();
}

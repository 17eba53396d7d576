import type { Calculation } from "#domain/odds/odds.ts";
import { typicalWords, winnersWords } from "#domain/odds/odds-words.ts";

/** A chance as a number of winners among applicants, and whether the numbers are the sponsor's. */
export function Winners({ odds }: { odds: Calculation }) {
  if (!odds.range || odds.ruled_out) return null;
  const typical = typicalWords(odds);
  const winners = winnersWords(odds.range);
  return (
    <div className="num text-[0.92rem] text-muted">
      {winners && <p>{winners}.</p>}
      {typical && <p>{typical}.</p>}
    </div>
  );
}

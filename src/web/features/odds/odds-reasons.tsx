import type { Calculation } from "#domain/odds/odds.ts";
import { Evidence } from "#web/ui/feedback/evidence.tsx";

/** What an estimate rests on, each reason with the sponsor's words where there are some. */
export function OddsReasons({ reasons }: { reasons: Calculation["rests_on"] }) {
  return (
    <ul className="measure num grid gap-2">
      {reasons.map(({ says, quote }) => (
        <li key={says}>
          {says}.{quote && <Evidence words={quote} quoted className="text-sm" />}
        </li>
      ))}
    </ul>
  );
}

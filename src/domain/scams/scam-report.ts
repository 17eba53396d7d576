import type { ScamCheck } from "./check-for-scams.ts";
import { wordsOf } from "./rules.ts";

const headlines: Readonly<Record<ScamCheck["scam_level"], string>> = {
  none: "No warning signs found.",
  note: "Something to know:",
  warn: "Check before you apply:",
  stop: "Stop: this has signs of a scam.",
};

/** What was found in a scholarship, as lines of plain text for a terminal. */
export function scamReport({ scam_level, warnings, counter_evidence }: ScamCheck): string[] {
  return [
    headlines[scam_level],
    ...warnings.flatMap(({ rule, severity, sentence, advice }) => [
      `  ${rule} ${severity}: ${wordsOf({ rule, severity })?.means ?? ""}`,
      `    "${sentence}"`,
      `    ${advice}`,
    ]),
    ...(counter_evidence.length > 0 ? ["What speaks for it:"] : []),
    ...counter_evidence.map(({ sentence, why }) => `  ${why} "${sentence}"`),
  ];
}

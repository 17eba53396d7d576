import type { ScamCheck } from "./check-for-scams.ts";
import { scamRule } from "./rules.ts";

const headlines: Readonly<Record<ScamCheck["level"], string>> = {
  none: "No warning signs found.",
  note: "Something to know:",
  warn: "Check before you apply:",
  stop: "Stop: this has signs of a scam.",
};

/** What was found in a scholarship, as plain text for a terminal: one line for each sign and each piece of evidence. */
export function scamReport({ level, warnings, counter }: ScamCheck): string {
  return [
    headlines[level],
    ...warnings.flatMap(({ rule, severity, sentence, advice }) => [
      `  ${rule} ${severity}: ${scamRule(rule)?.means ?? ""}`,
      `    "${sentence}"`,
      `    ${advice}`,
    ]),
    ...(counter.length > 0 ? ["What speaks for it:"] : []),
    ...counter.map(({ sentence, why }) => `  ${why} "${sentence}"`),
    "",
  ].join("\n");
}

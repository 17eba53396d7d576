import type { CheckedScholarship } from "#domain/scams/check-for-scams.ts";
import { severityOf } from "#domain/scams/rules.ts";
import type { Warning } from "#domain/scholarships/scholarship.ts";

/** The words that the published lists name for each rule, wherever they stand. */
const keywords: Readonly<Record<string, RegExp>> = {
  S01: /\bfees?\b|\bcharge/i,
  S02: /guarantee|money back|everyone wins/i,
  S03: /credit card|bank account|routing number|to hold/i,
  S04: /social security|\bssn\b/i,
  S05: /secret|exclusive|anywhere else/i,
  S06: /on your behalf|all the work|for you\b/i,
  S08: /unclaimed|\bunused\b|billion/i,
  S09: /\btax(?:es)?\b|difference|send back/i,
  S10: /act now|hurry|first.come|limited|immediately/i,
  S11: /seminar|free (?:workshop|consultation|interview)/i,
  S16: /random|drawing|sweepstakes|raffle|no essay/i,
  S17: /third part|partners|affiliates|marketing/i,
  S18: /religio|politic|income|facebook|instagram/i,
  S20: /whatsapp|telegram|text message|\bdm\b/i,
  S21: /gift card|wire|bitcoin|crypto|paypal|venmo|zelle/i,
  S22: /fsa id|fafsa/i,
  S23: /purchase|membership|subscription|\bloan\b|vap|casino/i,
};

/** The control: keywords without regard to negation or context. */
export function keywordAlarms({
  title,
  provider_name,
  description,
}: CheckedScholarship): Pick<Warning, "rule" | "severity">[] {
  const text = `${title}\n${provider_name}\n${description}`;
  return Object.entries(keywords).flatMap(([rule, words]) =>
    words.test(text) ? [{ rule, severity: severityOf(rule) }] : [],
  );
}

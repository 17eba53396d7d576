import { oneLine } from "../contact/typed-text.ts";
import { parseAmount } from "../reader/amounts/amount.ts";
import { hasFigure, moneyRange } from "../scholarships/money/money-range.ts";
import type { Scholarship } from "../scholarships/scholarship.ts";
import { officialUrl } from "../scholarships/urls/official-url.ts";
import { typedUrl } from "../scholarships/urls/typed-url.ts";
import type { ApplicationFields } from "./application.ts";
import { longestAmount, longestName } from "./application-limits.ts";
import type { NamesToCheck } from "./check-task.ts";
import { cut } from "./cut.ts";
import { firstChecklist } from "./first-checklist.ts";
import { mostDollars } from "./money/money-total.ts";

/**
 * The fields of an application for this scholarship, as far as the student wrote none. `toCheck`: what the student still has to
 * check, which the first task names; null where nothing is left to check, or nobody knows the student. `inPlaceOfFafsa`: as `firstChecklist` takes it.
 */
export function fieldsOfScholarship(
  scholarship: Scholarship,
  toCheck: NamesToCheck | null,
  inPlaceOfFafsa: string | null = null,
): Omit<ApplicationFields, "status" | "notes"> {
  return {
    scholarship_title: cut(scholarship.title, longestName),
    provider_name: cut(scholarship.provider_name, longestName),
    amount: amountOf(scholarship),
    deadline: scholarship.deadline,
    application_url: typedUrl.safeParse(officialUrl(scholarship.application_url) ?? "").data || null,
    checklist: firstChecklist(scholarship, toCheck, inPlaceOfFafsa),
  };
}

/**
 * The sponsor's words if they fit and read as the money that all other screens show, or else the figures: "$2,000 plus up to $7,500
 * per semester" may come to far more than the words say alone.
 */
function amountOf(scholarship: Scholarship): string {
  const words = oneLine(scholarship.amount_text ?? "");
  const isSame = !hasFigure(scholarship) || mostDollars(parseAmount(words)) === mostDollars(scholarship);
  if (words !== "" && words.length <= longestAmount && isSame) return words;
  if (hasFigure(scholarship)) return moneyRange(scholarship);
  return cut(words, longestAmount);
}

import { beginningOf } from "../reader/bounded-text.ts";
import type { CounterEvidence, ScamLevel, Scholarship, Warning } from "../scholarships/scholarship.ts";
import { evidenceInFacts, evidenceInText, type Weighed } from "./counter-evidence.ts";
import { type FoundSign, signsIn } from "./found-signs.ts";
import { signsOfLink } from "./link-signs.ts";
import { signsOfContact, signsOfDrawing, signsOfNames, signsOfYears } from "./row-signs.ts";
import { type RuleId, type Severity, wordsOf } from "./rules.ts";
import { readScamClause, scamClausesOf } from "./scam-clauses.ts";
import { scamLevel } from "./scam-level.ts";
import { traitsOf } from "./traits.ts";

/** What the rules read of a scholarship. */
export type CheckedScholarship = Pick<
  Scholarship,
  | "title"
  | "provider_name"
  | "description"
  | "requirements"
  | "amount_text"
  | "need_based"
  | "application_url"
  | "scraped_from"
  | "cycle"
  | "provenance"
  | "validation_status"
>;

/** The fields of a scholarship that hold what the rules found. */
export type ScamCheck = { scam_level: ScamLevel; warnings: Warning[]; counter_evidence: CounterEvidence[] };

const longestTitle = 400;
const longestText = 20_000;

/**
 * Checks a scholarship against the published red flags: the signs with the words that show them, and what speaks for the
 * scholarship. Takes time linear in the text, of which it reads the first 20,000 characters.
 */
export function checkForScams(row: CheckedScholarship, today: string): ScamCheck {
  const text = beginningOf([row.description, ...row.requirements].join("\n"), longestText);
  const clauses = [readScamClause(beginningOf(row.title, longestTitle)), ...scamClausesOf(text)];
  const { found, denied } = signsIn(clauses, traitsOf(row, clauses));
  const others = [
    ...signsOfLink(row.application_url),
    ...signsOfNames(row),
    ...signsOfDrawing(row, clauses.slice(1)),
    ...signsOfContact(text),
    ...signsOfYears(row.title, row.cycle, today),
  ];
  const evidence = [...evidenceInFacts(row), ...evidenceInText(clauses, denied)];
  const shown = lowered(shownSigns(withFeesRaised([...found, ...others])), evidence);
  const warnings = shown.map(({ rule, severity, sentence }) => ({
    rule,
    severity,
    sentence,
    advice: wordsOf({ rule, severity })?.advice ?? "",
  }));
  return {
    scam_level: scamLevel(warnings),
    warnings,
    counter_evidence: evidence.map(({ sentence, why }) => ({ sentence, why })),
  };
}

const ranks: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/** Some societies and contests state a fee. Beside another sign, it is what the published lists warn of first. */
function withFeesRaised(found: readonly FoundSign[]): readonly FoundSign[] {
  const isAlone = found.every(
    ({ rule, severity, isSupporting }) => rule === "S01" || severity === "low" || isSupporting,
  );
  return isAlone ? found : found.map((sign) => (sign.rule === "S01" ? { ...sign, severity: "high" } : sign));
}

/** The most severe sign of each rule, the most severe first. Supporting signs need another that is at least medium. */
function shownSigns(found: readonly FoundSign[]): FoundSign[] {
  const ordered = found.toSorted((a, b) => ranks[a.severity] - ranks[b.severity] || a.rule.localeCompare(b.rule));
  const isCertain = ordered.some(({ severity, isSupporting }) => severity !== "low" && !isSupporting);
  const byRule = new Map<RuleId, FoundSign>();
  for (const sign of ordered) {
    if ((isCertain || !sign.isSupporting) && !byRule.has(sign.rule)) byRule.set(sign.rule, sign);
  }
  return [...byRule.values()];
}

/** Rules whose signs no evidence outweighs: no sponsor of any kind does this. */
const neverLowered: ReadonlySet<RuleId> = new Set(["S09", "S21", "S22"]);
const outweighing: Readonly<Record<Severity, number>> = { high: 3, medium: 2, low: Number.POSITIVE_INFINITY };

/** Lowers a sign by one level where it stands alone and enough speaks for the scholarship. */
function lowered(shown: readonly FoundSign[], evidence: readonly Weighed[]): readonly FoundSign[] {
  const [first, ...more] = shown.filter(({ severity, isSupporting }) => severity !== "low" && !isSupporting);
  if (!first || more.length > 0 || neverLowered.has(first.rule)) return shown;
  const weight = evidence.reduce((sum, each) => sum + each.weight, 0);
  if (weight < outweighing[first.severity]) return shown;
  const severity: Severity = first.severity === "high" ? "medium" : "low";
  return shown
    .filter(({ isSupporting }) => severity !== "low" || !isSupporting)
    .map((sign) => (sign === first ? { ...sign, severity } : sign));
}

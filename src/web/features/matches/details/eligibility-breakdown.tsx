import { countingAgainst, criterionLabels, labelsOf, rankingCriteria } from "#domain/matches/criteria-summary.ts";
import type { Factor } from "#domain/matches/match.ts";
import type { FactorStatus } from "#domain/matches/match-vocabulary.ts";
import { addsToRequirement, isQuoted } from "#domain/scholarships/provenance-text.ts";
import type { Provenance } from "#domain/scholarships/vocabulary.ts";
import { cx } from "#web/ui/class-names.ts";
import { Evidence } from "#web/ui/feedback/evidence.tsx";

const marks: Record<FactorStatus, { sign: string; word: string; look: string }> = {
  failed: { sign: "✕", word: "Not met", look: "text-clay" },
  met: { sign: "✓", word: "Met", look: "text-green" },
  unknown: { sign: "?", word: "To check", look: "text-amber" },
  not_asked: { sign: "↓", word: "Lowers the score", look: "text-clay" },
};
const order = ["failed", "met", "unknown"] as const;
/** Criteria about the scholarship alone, without an answer of the student. */
const aboutTheScholarship: readonly Factor["key"][] = ["deadline", "award_amount", "drawing", "conditions"];
/** A deadline counts against a scholarship when the student graduates before it. */
const isTooLate = ({ key, status }: Factor) => key === "deadline" && status === "not_asked";
/** What stands before the requirement, where it is none. */
const headings: Partial<Record<Factor["key"], string>> = {
  interests: "Mentions",
  award_amount: "Pays",
  place_of_study: "Where",
  drawing: "Winners",
};

type EligibilityBreakdownProps = {
  factors: readonly Factor[];
  /** Whether the evidence is the source's own words or our summary depends on it. */
  provenance: Provenance;
};

/** Every criterion: the requirement, the words it was read from, and the student's answer. */
export function EligibilityBreakdown({ factors, provenance }: EligibilityBreakdownProps) {
  const against = countingAgainst(factors);
  const notRequired = labelsOf(
    factors.filter(({ key }) => !rankingCriteria.includes(key)),
    "not_asked",
  );
  const shown = [...order.flatMap((status) => factors.filter((factor) => factor.status === status)), ...against];
  return (
    <ul aria-label="Criteria" className="divide-y divide-dashed divide-line px-5 py-2">
      {shown.map((factor) => (
        <Criterion key={factor.key} factor={factor} quoted={isQuoted({ provenance })} />
      ))}
      {notRequired.length > 0 && (
        <li className="grid grid-cols-[1.25rem_1fr] gap-x-2.5 py-2.5 text-[0.92rem] text-muted">
          <span aria-hidden="true">–</span>
          <span>Not required: {notRequired.join(", ")}</span>
        </li>
      )}
    </ul>
  );
}

function Criterion({ factor, quoted }: { factor: Factor; quoted: boolean }) {
  const { sign, look, ...mark } = marks[factor.status];
  const word = factor.status === "met" && rankingCriteria.includes(factor.key) ? "Raises the score" : mark.word;
  const showsEvidence = factor.evidence && (quoted || addsToRequirement(factor.evidence, factor.required));
  return (
    <li className="grid grid-cols-[1.25rem_1fr_auto] gap-x-2.5 py-2.5 text-[0.92rem]">
      <span aria-hidden="true" className={cx("font-bold", look)}>
        {sign}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          {criterionLabels[factor.key]}
          <span className={cx("ml-2 text-[0.8125rem] font-medium", look)}>{word}</span>
        </p>
        <dl className="grid grid-cols-[4.5rem_1fr] gap-x-2">
          {factor.required && (
            <>
              <dt className="text-muted">{headings[factor.key] ?? "Required"}</dt>
              <dd>{factor.required}</dd>
            </>
          )}
          {(!aboutTheScholarship.includes(factor.key) || isTooLate(factor)) && (
            <>
              <dt className="text-muted">You</dt>
              <dd className={cx("first-letter:uppercase", !factor.student && "text-muted")}>
                {factor.student ?? "Not in your profile"}
              </dd>
            </>
          )}
        </dl>
        {showsEvidence && <Evidence words={factor.evidence ?? ""} quoted={quoted} className="mt-0.5" />}
      </div>
      {factor.weight > 0 && (
        <span className="num text-sm text-muted">
          {factor.points}
          <span className="sr-only"> points</span> of {factor.weight}
        </span>
      )}
    </li>
  );
}

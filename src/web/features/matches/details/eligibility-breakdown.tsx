import { criterionLabels, labelsOf } from "#domain/matches/criteria-summary.ts";
import type { Factor } from "#domain/matches/match.ts";
import type { FactorStatus } from "#domain/matches/match-vocabulary.ts";
import { addsToRequirement, isQuoted } from "#domain/scholarships/provenance-text.ts";
import type { Provenance } from "#domain/scholarships/vocabulary.ts";
import { cx } from "#web/ui/class-names.ts";
import { Evidence } from "#web/ui/feedback/evidence.tsx";

const marks: Record<Exclude<FactorStatus, "not_asked">, { sign: string; word: string; look: string }> = {
  failed: { sign: "✕", word: "Not met", look: "text-clay" },
  met: { sign: "✓", word: "Met", look: "text-green" },
  unknown: { sign: "?", word: "To check", look: "text-amber" },
};
const order = ["failed", "met", "unknown"] as const;
/** Criteria about the scholarship alone, without an answer of the student. */
const aboutTheScholarship: readonly Factor["key"][] = ["deadline", "conditions"];

type EligibilityBreakdownProps = {
  factors: readonly Factor[];
  /** Whether the evidence is the source's own words or our summary depends on it. */
  provenance: Provenance;
};

/** Every criterion: the requirement, the words it was read from, and the student's answer. */
export function EligibilityBreakdown({ factors, provenance }: EligibilityBreakdownProps) {
  const notRequired = labelsOf(factors, "not_asked");
  return (
    <ul aria-label="Criteria" className="divide-y divide-dashed divide-line px-5 py-2">
      {order.flatMap((status) =>
        factors
          .filter((factor) => factor.status === status)
          .map((factor) => (
            <Criterion key={factor.key} status={status} factor={factor} quoted={isQuoted({ provenance })} />
          )),
      )}
      {notRequired.length > 0 && (
        <li className="grid grid-cols-[1.25rem_1fr] gap-x-2.5 py-2.5 text-[0.92rem] text-muted">
          <span aria-hidden="true">–</span>
          <span>Not required: {notRequired.join(", ")}</span>
        </li>
      )}
    </ul>
  );
}

type CriterionProps = { status: keyof typeof marks; factor: Factor; quoted: boolean };

function Criterion({ status, factor, quoted }: CriterionProps) {
  const { sign, word, look } = marks[status];
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
              <dt className="text-muted">{factor.key === "interests" ? "Mentions" : "Required"}</dt>
              <dd>{factor.required}</dd>
            </>
          )}
          {!aboutTheScholarship.includes(factor.key) && (
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

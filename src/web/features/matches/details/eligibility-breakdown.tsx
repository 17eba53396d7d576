import { criterionLabels, labelsOf } from "#domain/matches/criteria-summary.ts";
import type { Factor } from "#domain/matches/match.ts";
import type { FactorStatus } from "#domain/matches/match-vocabulary.ts";
import { isQuoted } from "#domain/scholarships/provenance-text.ts";
import type { Provenance } from "#domain/scholarships/vocabulary.ts";
import { cx } from "#web/ui/class-names.ts";
import { Evidence } from "#web/ui/evidence.tsx";

const marks: Record<Exclude<FactorStatus, "not_asked">, { sign: string; word: string; look: string }> = {
  failed: { sign: "✕", word: "Not met", look: "text-clay" },
  met: { sign: "✓", word: "Met", look: "text-green" },
  unknown: { sign: "?", word: "Unknown", look: "text-amber" },
};
const order = ["failed", "met", "unknown"] as const;
/** Criteria about the award alone: no answer of the student's stands beside them. */
const aboutTheScholarship: readonly Factor["key"][] = ["deadline", "conditions"];

type EligibilityBreakdownProps = {
  factors: readonly Factor[];
  /** Decides whose words the evidence is. */
  provenance: Provenance;
};

/** Every criterion with its answer: what the sponsor asks, the words it was read from, and what the student said. */
export function EligibilityBreakdown({ factors, provenance }: EligibilityBreakdownProps) {
  const silent = labelsOf(factors, "not_asked");
  return (
    <ul aria-label="Criteria" className="divide-y divide-dashed divide-line px-5 py-2">
      {order.flatMap((status) =>
        factors
          .filter((factor) => factor.status === status)
          .map((factor) => (
            <Criterion key={factor.key} status={status} factor={factor} quoted={isQuoted({ provenance })} />
          )),
      )}
      {silent.length > 0 && (
        <li className="grid grid-cols-[1.25rem_1fr] gap-x-2.5 py-2.5 text-[0.92rem] text-muted">
          <span aria-hidden="true">–</span>
          <span>Not asked: {silent.join(", ")}</span>
        </li>
      )}
    </ul>
  );
}

type CriterionProps = { status: keyof typeof marks; factor: Factor; quoted: boolean };

function Criterion({ status, factor, quoted }: CriterionProps) {
  const { sign, word, look } = marks[status];
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
        <dl className="grid grid-cols-[3.25rem_1fr] gap-x-2">
          {factor.required && (
            <>
              <dt className="text-muted">{factor.key === "interests" ? "Text" : "Asked"}</dt>
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
        {factor.evidence && <Evidence words={factor.evidence} quoted={quoted} className="mt-0.5" />}
      </div>
      {/* What only ranks decides nothing while it is unknown. */}
      {factor.weight > 0 && (
        <span className="num text-sm text-muted">
          {factor.points}
          <span className="sr-only"> points</span> of {factor.weight}
        </span>
      )}
    </li>
  );
}

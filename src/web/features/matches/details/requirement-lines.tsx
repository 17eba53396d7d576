import { readConditions } from "#domain/matches/condition-words.ts";
import { criterionLabels, requirementsHeading, requirementsOf, summarize } from "#domain/matches/criteria-summary.ts";
import type { Factor, Match } from "#domain/matches/match.ts";
import { extraFacts } from "#domain/scholarships/extra-facts.ts";
import { addsToRequirement, isQuoted } from "#domain/scholarships/provenance-text.ts";
import { RequirementLine } from "#web/features/scholarships/shared/requirement-line.tsx";
import { Evidence } from "#web/ui/feedback/evidence.tsx";
import { MatchScore } from "../shared/match-score.tsx";
import { TopQuestionBox } from "../top-question-box.tsx";

const order: readonly Factor["status"][] = ["failed", "met", "unknown"];

/** The requirements, one a line: what the sponsor requires, the student's answer, and the sponsor's words on request. */
export function RequirementLines({ match }: { match: Match }) {
  const { factors, scholarship, unlock } = match;
  const requirements = order.flatMap((status) => requirementsOf(factors).filter((factor) => factor.status === status));
  return (
    <section aria-labelledby={`requirements-${match.id}`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={`requirements-${match.id}`} className="text-[1.15rem]">
          {requirementsHeading(summarize(factors))}
        </h3>
        <MatchScore score={match.match_score} className="text-sm" />
      </header>
      <ul aria-label="Criteria" className="mt-1.5 divide-y divide-dashed divide-line">
        {requirements.map((factor) => (
          <Requirement key={factor.key} factor={factor} quoted={isQuoted(scholarship)} />
        ))}
        {extraFacts(scholarship).map(({ label, value }) => (
          <RequirementLine key={label} label={label}>
            {value}
          </RequirementLine>
        ))}
      </ul>
      {unlock && <TopQuestionBox key={unlock.field} unlock={unlock} className="mt-2" />}
    </section>
  );
}

type RequirementProps = {
  factor: Factor;
  /** Whether the words are the sponsor's own. */
  quoted: boolean;
};

function Requirement({ factor, quoted }: RequirementProps) {
  if (factor.key === "conditions") return <Conditions factor={factor} quoted={quoted} />;
  const { evidence } = factor;
  const showsEvidence = evidence && (quoted || addsToRequirement(evidence, factor.required));
  return (
    <RequirementLine
      status={factor.status}
      label={criterionLabels[factor.key]}
      words={showsEvidence && <Evidence words={evidence} quoted={quoted} />}
    >
      {factor.required} <Answer of={factor} />
    </RequirementLine>
  );
}

/** The conditions that an answer decides in one line, and those that only the student can check in another. */
function Conditions({ factor, quoted }: RequirementProps) {
  const { compared, toCheck } = readConditions(factor.required);
  return (
    <>
      {compared.length > 0 && (
        <RequirementLine
          // With words to check, the status is of all conditions and not of those that were compared.
          status={factor.status === "unknown" && toCheck.length > 0 && factor.student ? undefined : factor.status}
          label={criterionLabels.conditions}
        >
          {compared.join(" ")} <Answer of={factor} />
        </RequirementLine>
      )}
      {toCheck.length > 0 && (
        <RequirementLine status="unknown" label="Check yourself">
          <ul className="grid gap-1">
            {toCheck.map((words) => (
              <li key={words}>{quoted ? <q>{words}</q> : words}</li>
            ))}
          </ul>
        </RequirementLine>
      )}
    </>
  );
}

/** The student's answer after the requirement: `· you: Nursing`. */
const Answer = ({ of: { student } }: { of: Factor }) => (
  <span className="text-ink">
    <span className="text-muted">·</span> you: {student ?? <span className="text-amber">not in your profile</span>}
  </span>
);

import { factorLabel, isOverForClass, requirementsHeading, summarize } from "#domain/matches/criteria-summary.ts";
import type { Factor, FactorPart, Match } from "#domain/matches/match.ts";
import { ownQuestionText } from "#domain/matches/question-text.ts";
import { requirementsOf } from "#domain/matches/requirements-of.ts";
import { checkNotice } from "#domain/scholarships/days/days-left.ts";
import { addsToRequirement, isQuoted } from "#domain/scholarships/provenance-text.ts";
import { extraFacts } from "#domain/scholarships/requirements/extra-facts.ts";
import { RequirementLine } from "#web/features/scholarships/shared/requirement-line.tsx";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { Evidence } from "#web/ui/feedback/evidence.tsx";
import { MatchScore } from "../shared/match-score.tsx";
import { TopQuestionBox } from "../top-question-box.tsx";

const order: readonly Factor["status"][] = ["failed", "met", "unknown"];
const byStatus = <Item extends Pick<Factor, "status">>(items: readonly Item[]): Item[] =>
  order.flatMap((status) => items.filter((item) => item.status === status));

/** The requirements, one a line: what the sponsor requires, the student's answer, and the sponsor's words on request. */
export function RequirementLines({ match }: { match: Match }) {
  const { factors, scholarship, unlock, to_send: toSend = [] } = match;
  const requirements = byStatus(requirementsOf(factors));
  const age = checkNotice(scholarship.last_checked, useDeadlineDay());
  // Where a line says it already.
  const notice = factors.some(({ parts }) => parts?.some(({ unchecked }) => unchecked)) ? null : age;
  return (
    <section aria-labelledby={`requirements-${match.id}`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={`requirements-${match.id}`} className="text-[1.15rem]">
          {requirementsHeading(summarize(factors), toSend.length)}
        </h3>
        <MatchScore score={match.match_score} className="text-sm" />
      </header>
      {notice && (
        <p className="mt-0.5 text-sm text-amber">{notice}: compare with the sponsor's page before you apply.</p>
      )}
      <ul aria-label="Criteria" className="mt-1.5 divide-y divide-dashed divide-line">
        {requirements.map((factor) => (
          <Requirement
            key={factor.key}
            factor={factor}
            quoted={isQuoted(scholarship)}
            isOver={isOverForClass([factor], scholarship)}
          />
        ))}
        {toSend.length > 0 && <RequirementLine label="To send">{toSend.join(" · ")}</RequirementLine>}
        {extraFacts(scholarship).map(({ label, value }) => (
          <RequirementLine key={label} label={label}>
            {value}
          </RequirementLine>
        ))}
      </ul>
      {unlock && <TopQuestionBox key={unlock.field} unlock={unlock} text={ownQuestionText(unlock)} className="mt-2" />}
    </section>
  );
}

type RequirementProps = {
  factor: Factor;
  /** Whether the words are the sponsor's own. */
  quoted: boolean;
  /** Whether it is a deadline that has passed for the student's class. */
  isOver: boolean;
};

function Requirement({ factor, quoted, isOver }: RequirementProps) {
  const { evidence, parts } = factor;
  if (parts) return <Conditions parts={parts} quoted={quoted} />;
  const showsEvidence = evidence && (quoted || addsToRequirement(evidence, factor.required));
  return (
    <RequirementLine
      status={factor.status}
      label={factorLabel(factor)}
      words={showsEvidence && <Evidence words={evidence} quoted={quoted} />}
    >
      {isOver && "Closed for your class. "}
      {factor.required?.replace(/\.$/, "")} {isOfProfile(factor) && <Answer of={factor} />}
    </RequirementLine>
  );
}

/** No profile has an answer to a deadline that may be over. */
const isOfProfile = ({ key, student }: Factor) => key !== "deadline" || student !== null;

/** The conditions, each with its own status; in one line those that only the student can check, and last those that are asked of others. */
function Conditions({ parts, quoted }: { parts: readonly FactorPart[]; quoted: boolean }) {
  const [asked, ofOthers] = [parts.filter((part) => !part.of_others), parts.filter((part) => part.of_others)];
  const toCheck = asked.filter((part) => part.check_yourself);
  return (
    <>
      {byStatus(asked.filter((part) => !part.check_yourself)).map((part) => (
        <RequirementLine key={part.required} status={part.status} label="Condition">
          {part.student === null && part.status === "met" ? (
            part.required
          ) : (
            <>
              {part.required.replace(/\.$/, "")} <Answer of={part} />
            </>
          )}
        </RequirementLine>
      ))}
      {toCheck.length > 0 && (
        <RequirementLine status="unknown" label="Check yourself">
          <ul className="grid gap-1">
            {toCheck.map(({ required, ours }) => (
              <li key={required}>{quoted && !ours ? <q>{required}</q> : required}</li>
            ))}
          </ul>
        </RequirementLine>
      )}
      {ofOthers.map(({ required, student }) => (
        <RequirementLine key={required} label="Condition">
          {required.replace(/\.$/, "")}{" "}
          <span className="text-ink">· does not apply to you{student && `: ${student}`}</span>
        </RequirementLine>
      ))}
    </>
  );
}

/** The student's answer after the requirement: `· you: Nursing`. */
const Answer = ({ of: { student } }: { of: Pick<Factor, "student"> }) => (
  <span className="text-ink">
    <span className="text-muted">·</span> you: {student ?? <span className="text-amber">not in your profile</span>}
  </span>
);

import {
  checkWords,
  countingAgainst,
  criterionLabels,
  isOverForClass,
  summarizeMatch,
} from "#domain/matches/criteria-summary.ts";
import type { Match } from "#domain/matches/match.ts";
import { isWarned } from "#domain/scams/scam-level.ts";
import { checkNotice } from "#domain/scholarships/days/days-left.ts";
import { ScamMark } from "#web/features/scholarships/shared/scam-mark.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { RequirementCount } from "../shared/requirement-count.tsx";

type RequirementSummaryProps = {
  match: Match;
  /** The student's day, YYYY-MM-DD. */
  today: string;
  /** Whether the list says that the student qualifies, so that the row need not. */
  isSectionShown: boolean;
};

/** In a row: how many requirements the student meets, what to check, and what speaks against the scholarship. */
export function RequirementSummary({ match, today, isSectionShown }: RequirementSummaryProps) {
  const { scholarship, section } = match;
  const summary = summarizeMatch(match);
  const qualifies = section === "qualify";
  const isMarked = qualifies && isSectionShown;
  const notice = checkNotice(scholarship.last_checked, today);
  return (
    <>
      <p className="line-clamp-2 text-muted">
        {qualifies && !isSectionShown && (
          <Tag tone="green" className="mr-1 sm:mr-2">
            You qualify
          </Tag>
        )}
        <b className={cx("font-semibold", isMarked ? "text-green" : "text-ink")}>
          {isMarked && (
            <span aria-hidden="true" className="max-sm:hidden">
              ✓{" "}
            </span>
          )}
          <RequirementCount summary={summary} />
        </b>
        {summary.failed.length > 0 && (
          <>
            {" · "}
            <span className="font-semibold text-clay">not met:</span> {summary.failed.join(", ")}
          </>
        )}
        {summary.toCheck.length > 0 && (
          <>
            {" · "}
            <span className="font-semibold text-amber">{checkWords(summary.left)}</span> {summary.toCheck.join(", ")}
          </>
        )}
        {/* What is left to check says that it is to be compared with the sponsor's page. */}
        {notice && (scholarship.last_checked || summary.toCheck.length === 0) && ` · ${notice}`}
      </p>
      <RowTags match={match} />
    </>
  );
}

/** What speaks against applying. */
function RowTags({ match: { factors, scholarship } }: { match: Match }) {
  const against = countingAgainst(factors).filter(({ key }) => key === "drawing");
  const warned = isWarned(scholarship.scam_level);
  const isOver = isOverForClass(factors, scholarship);
  if (!warned && !isOver && against.length === 0) return null;
  return (
    <ul aria-label="About this match" className="flex w-full flex-wrap gap-1.5 pt-0.5 *:contents">
      {warned && (
        <li>
          <ScamMark level={scholarship.scam_level} />
        </li>
      )}
      {isOver && (
        <li>
          <Tag tone="clay">Closed for your class</Tag>
        </li>
      )}
      {against.map(({ key }) => (
        <li key={key}>
          <Tag tone="clay">{criterionLabels[key]}</Tag>
        </li>
      ))}
    </ul>
  );
}

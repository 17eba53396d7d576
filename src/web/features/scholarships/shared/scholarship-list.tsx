import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isWarned } from "#domain/scams/scam-level.ts";
import type { ListedScholarship } from "#domain/scholarships/lists/browse.ts";
import { useAuth } from "#web/features/accounts/api.ts";
import { TrackIcon } from "#web/features/applications/shared/lazy-track-button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { ScamMark } from "./scam-mark.tsx";
import { rowLinkClasses, ScholarshipRow } from "./scholarship-row.tsx";
import { SignInToSave } from "./sign-in-to-save.tsx";

type ScholarshipListProps<Listed> = {
  scholarships: readonly Listed[];
  today: string;
  /** The level of the headings in the list: one below the list's own heading. */
  heading: "h2" | "h3";
  /** Why a scholarship is on the list, in its row. */
  reason?: (scholarship: Listed) => ReactNode;
};

/** Scholarships as rows that link to their pages: sponsor, money, deadline and requirements. Visitors can save each; students can track each. */
export function ScholarshipList<Listed extends ListedScholarship>(props: ScholarshipListProps<Listed>) {
  const { scholarships, today, heading, reason } = props;
  const { status } = useAuth();
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">
        {scholarships.map((scholarship) => (
          <li key={scholarship.id}>
            <ScholarshipRow
              scholarship={scholarship}
              today={today}
              heading={heading}
              link={
                <Link to="/scholarships/$id" params={{ id: scholarship.id }} className={rowLinkClasses}>
                  {scholarship.title}
                </Link>
              }
              actions={
                <>
                  {status === "signed-out" && <SignInToSave scholarship={scholarship} className="relative z-10" />}
                  {status === "signed-in" && <TrackIcon scholarship={scholarship} className="relative z-10" />}
                </>
              }
            >
              {reason?.(scholarship)}
              <Requirements scholarship={scholarship} isReasonShown={reason !== undefined} />
            </ScholarshipRow>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type RequirementsProps = { scholarship: ListedScholarship; isReasonShown: boolean };

/** The requirements as badges. On a phone a row with a reason stays short, and shows a warning alone. */
function Requirements({ scholarship: { asks, more_asks, scam_level }, isReasonShown }: RequirementsProps) {
  const warned = isWarned(scam_level);
  if (asks.length === 0 && !warned) return null;
  const onPhone = isReasonShown ? "max-sm:hidden" : undefined;
  return (
    <ul aria-label="Requirements" className={cx("flex w-full flex-wrap gap-1.5 *:contents", !warned && onPhone)}>
      {warned && (
        <li>
          <ScamMark level={scam_level} />
        </li>
      )}
      {asks.map((badge) => (
        <li key={badge}>
          <Tag className={onPhone}>{badge}</Tag>
        </li>
      ))}
      {more_asks > 0 && (
        <li>
          <Tag className={onPhone}>+{more_asks} more</Tag>
        </li>
      )}
    </ul>
  );
}

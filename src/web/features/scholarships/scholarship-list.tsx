import { Link } from "@tanstack/react-router";
import type { ListedScholarship } from "#domain/scholarships/browse.ts";
import { checkedAgo, deadlineNotice } from "#domain/scholarships/days-left.ts";
import { hasFigure, moneyRange } from "#domain/scholarships/money-range.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Tag } from "#web/ui/tag.tsx";

type ScholarshipListProps = {
  scholarships: readonly ListedScholarship[];
  today: string;
  /** The level of the headings in it: one below that of the list. */
  heading: "h2" | "h3";
};

/**
 * Scholarships as rows that lead to their pages: who gives how much until when, what is asked, and how fresh that is.
 */
export function ScholarshipList({ scholarships, today, heading }: ScholarshipListProps) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {scholarships.map((scholarship) => (
          <li
            key={scholarship.id}
            className="relative grid grid-cols-1 gap-x-6 gap-y-1.5 px-4 py-4 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-hover sm:grid-cols-[minmax(0,1fr)_auto] sm:px-[18px]"
          >
            <ScholarshipWords scholarship={scholarship} today={today} heading={heading} />
            <MoneyAndDue scholarship={scholarship} today={today} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type ScholarshipProps = { scholarship: ListedScholarship; today: string };

function ScholarshipWords({
  scholarship,
  today,
  heading: Heading,
}: ScholarshipProps & Pick<ScholarshipListProps, "heading">) {
  return (
    <div className="min-w-0">
      <Heading className="text-[1.1rem]">
        <Link
          to="/scholarships/$id"
          params={{ id: scholarship.id }}
          className="no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green"
        >
          {scholarship.title}
        </Link>
      </Heading>
      <p className="text-sm text-muted">
        {scholarship.provider_name} · {checkedAgo(scholarship.last_checked, today)}
      </p>
      {(scholarship.asks.length > 0 || scholarship.warned) && (
        <ul aria-label="What it asks" className="mt-2 flex flex-wrap gap-2">
          {scholarship.warned && (
            <li className="contents">
              <Tag tone="clay">Be careful</Tag>
            </li>
          )}
          {scholarship.asks.map((asked) => (
            <li key={asked} className="contents">
              <Tag>{asked}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function MoneyAndDue({ scholarship, today }: ScholarshipProps) {
  const due = deadlineNotice(scholarship, today);
  return (
    <div className="num flex flex-wrap gap-x-4 sm:block sm:max-w-44 sm:text-right">
      <p className={hasFigure(scholarship) ? "font-[650] text-gold-ink" : "text-sm text-muted"}>
        {moneyRange(scholarship)}
      </p>
      <p className={cx("text-sm", due.soon ? "font-semibold text-clay" : "text-muted")}>{due.text}</p>
      {due.note && scholarship.deadline_kind === "yearly" && <p className="text-sm text-muted">{due.note}</p>}
    </div>
  );
}

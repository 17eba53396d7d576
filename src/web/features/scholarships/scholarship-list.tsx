import { Link } from "@tanstack/react-router";
import type { ListedScholarship } from "#domain/scholarships/browse.ts";
import { checkedAgo } from "#domain/scholarships/days-left.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { MoneyAndDeadline } from "./shared/money-and-deadline.tsx";

type ScholarshipListProps = {
  scholarships: readonly ListedScholarship[];
  today: string;
  /** The level of the headings in the list: one below the list's own heading. */
  heading: "h2" | "h3";
};

/** Scholarships as rows that link to their pages: sponsor, money, deadline, requirements and the last check. */
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
            <MoneyAndDeadline
              scholarship={scholarship}
              today={today}
              className="flex flex-wrap gap-x-4 sm:block sm:max-w-44 sm:text-right"
            />
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
        <ul aria-label="Requirements" className="mt-2 flex flex-wrap gap-2">
          {scholarship.warned && (
            <li className="contents">
              <Tag tone="clay">Be careful</Tag>
            </li>
          )}
          {scholarship.asks.map((badge) => (
            <li key={badge} className="contents">
              <Tag>{badge}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import type { ListedAward } from "#domain/scholarships/browse.ts";
import { checkedAgo, deadlineNotice } from "#domain/scholarships/days-left.ts";
import { hasFigure, moneyRange } from "#domain/scholarships/money-range.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Tag } from "#web/ui/tag.tsx";

type AwardListProps = {
  awards: readonly ListedAward[];
  today: string;
  /** The level of the headings in it: one below that of the list. */
  heading: "h2" | "h3";
};

/**
 * Scholarships as rows that lead to their pages: who gives how much until when, what is asked, and how fresh that is.
 */
export function AwardList({ awards, today, heading }: AwardListProps) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {awards.map((award) => (
          <li
            key={award.id}
            className="relative grid grid-cols-1 gap-x-6 gap-y-1.5 px-4 py-4 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-hover sm:grid-cols-[minmax(0,1fr)_auto] sm:px-[18px]"
          >
            <AwardWords award={award} today={today} heading={heading} />
            <MoneyAndDue award={award} today={today} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type AwardProps = { award: ListedAward; today: string };

function AwardWords({ award, today, heading: Heading }: AwardProps & Pick<AwardListProps, "heading">) {
  return (
    <div className="min-w-0">
      <Heading className="text-[1.1rem]">
        <Link
          to="/scholarships/$id"
          params={{ id: award.id }}
          className="no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green"
        >
          {award.title}
        </Link>
      </Heading>
      <p className="text-sm text-muted">
        {award.provider_name} · {checkedAgo(award.last_checked, today)}
      </p>
      {(award.asks.length > 0 || award.warned) && (
        <ul aria-label="What it asks" className="mt-2 flex flex-wrap gap-2">
          {award.warned && (
            <li className="contents">
              <Tag tone="clay">Be careful</Tag>
            </li>
          )}
          {award.asks.map((asked) => (
            <li key={asked} className="contents">
              <Tag>{asked}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function MoneyAndDue({ award, today }: AwardProps) {
  const due = deadlineNotice(award, today);
  return (
    <div className="num flex flex-wrap gap-x-4 sm:block sm:max-w-44 sm:text-right">
      <p className={hasFigure(award) ? "font-[650] text-gold-ink" : "text-sm text-muted"}>{moneyRange(award)}</p>
      <p className={cx("text-sm", due.soon ? "font-semibold text-clay" : "text-muted")}>{due.text}</p>
      {due.note && award.deadline_kind === "yearly" && <p className="text-sm text-muted">{due.note}</p>}
    </div>
  );
}

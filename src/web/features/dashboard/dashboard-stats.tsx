import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { MatchPage } from "#domain/matches/match-list.ts";
import { formatDollars, hasFigure } from "#domain/scholarships/money/money-range.ts";
import { otherMoney } from "#domain/scholarships/money/other-money.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { topMatchesQuery } from "#web/features/matches/api.ts";
import { cx } from "#web/ui/class-names.ts";
import { databaseSizeQuery } from "./api.ts";

const count = new Intl.NumberFormat("en-US");

/** Four figures about the student's matches. A figure that fails to load is a dash. */
export function DashboardStats({ className }: { className?: string }) {
  const matches = useInfiniteQuery(topMatchesQuery);
  const database = useQuery(databaseSizeQuery);
  const totals = matches.data?.pages[0];
  const size = database.data?.count;
  return (
    <dl className={cx("-mb-px -ml-px grid grid-cols-2 overflow-hidden md:grid-cols-4", className)}>
      <Stat
        label="Total Matches"
        note={matchNote(totals)}
        value={totals && count.format(totals.total)}
        failed={matches.isError}
      />
      <Stat
        label="Applications"
        note="sent to sponsors so far"
        value={totals && count.format(totals.submitted)}
        failed={matches.isError}
      />
      <Stat
        label="Potential Value"
        note={wonAll(totals)}
        value={totals && potentialValue(totals)}
        failed={matches.isError}
        tone="text-gold-ink"
      />
      <Stat
        label="Database Size"
        note="open scholarships in Laurel"
        value={size === undefined ? undefined : count.format(size)}
        failed={database.isError}
      />
    </dl>
  );
}

/** What the matches are. Two figures that add up where the list folds some of them. */
function matchNote(totals: Pick<MatchPage, "total" | "parts"> | undefined): string {
  const weak = totals?.parts.weak ?? 0;
  if (!totals || weak === 0) return "scholarships you may qualify for";
  return `${count.format(totals.total - weak)} may fit you, ${count.format(weak)} are weak fits`;
}

/** A student who qualifies is not told that this is worth nothing. */
const potentialValue = ({ sections, potential_value }: MatchPage): string =>
  sections.qualify > 0 && potential_value === 0 ? "Not stated" : formatDollars(potential_value);

/** What the potential value sums: the most that each scholarship pays which the student qualifies for. */
function wonAll(totals: MatchPage | undefined): string {
  const qualify = totals?.sections.qualify ?? 0;
  if (!totals || qualify === 0) return "sums the scholarships you qualify for; none yet";
  const all = count.format(qualify);
  if (totals.potential_value === 0) {
    const isAbroad = totals.items.some(({ section, scholarship }) => section === "qualify" && paysAbroad(scholarship));
    if (qualify > 1) return `none of the ${all} you qualify for states an amount in dollars`;
    return isAbroad ? "the one you qualify for pays in another currency" : "the one you qualify for states no amount";
  }
  if (qualify === 1) return "at most, if you won the one you qualify for";
  const without = qualify - totals.potential_count;
  return `at most, if you won ${qualify === 2 ? "both" : `all ${all}`}${without > 0 ? ` (${count.format(without)} ${without === 1 ? "has" : "have"} no amount in dollars)` : ""}`;
}

const paysAbroad = (scholarship: Scholarship) =>
  !hasFigure(scholarship) && otherMoney(scholarship.amount_text ?? "") !== null;

type StatProps = { label: string; note: string; value: string | undefined; failed: boolean; tone?: string };

function Stat({ label, note, value, failed, tone }: StatProps) {
  return (
    <div
      aria-busy={value === undefined && !failed}
      className="flex flex-col border-b border-l border-line px-4 py-3.5 sm:px-5"
    >
      <dt className="order-2 text-[0.92rem] font-medium">{label}</dt>
      <dd className={cx("figure order-1 min-h-9 text-[clamp(1.3rem,4.6vw,1.9rem)]", tone)}>
        {value ?? (failed ? "–" : "")}
      </dd>
      <dd className="order-3 text-sm leading-snug text-muted">{note}</dd>
    </div>
  );
}

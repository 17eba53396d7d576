import type { CreditEntry } from "#domain/billing/billing.ts";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { timeOfMoment } from "../shared/moment-words.ts";
import { credits } from "../shared/price.tsx";
import { entryWords } from "./entry-words.ts";

type CreditHistoryProps = {
  /** Newest first. */
  entries: readonly CreditEntry[];
  hasMore: boolean;
  onMore: () => void;
  busy: boolean;
  /** The next page failed to load. */
  failed: boolean;
};

/** What happened to every credit, newest first. */
export function CreditHistory({ entries, hasMore, onMore, busy, failed }: CreditHistoryProps) {
  return (
    <CardSection title="History">
      {entries.length === 0 ? (
        <p className="text-muted">Nothing yet. Every purchase and every use will be listed here.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <EntryRow key={entry.id} {...entry} />
          ))}
        </ul>
      )}
      {failed && (
        <p role="alert" className="text-clay">
          Older lines could not be loaded.
        </p>
      )}
      {hasMore && (
        <Button variant="quiet" className="justify-self-start" busy={busy} onClick={onMore}>
          {failed ? "Try again" : "Show older"}
        </Button>
      )}
    </CardSection>
  );
}

function EntryRow(entry: CreditEntry) {
  const { title, why } = entryWords(entry);
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {why && <p className="text-[0.9375rem]">{why}</p>}
        <p className="text-[0.9375rem] text-muted">{timeOfMoment(entry.created_at)}</p>
      </div>
      <div className="num shrink-0 text-right">
        <p className={cx("font-semibold", entry.credits > 0 && "text-green")}>{signed(entry.credits)}</p>
        <p className="text-[0.9375rem] text-muted">
          <span className="sr-only">Balance </span>
          {credits(entry.balance_after)}
        </p>
      </div>
    </li>
  );
}

/** A change with its sign: "+100", "−3". */
const signed = (change: number): string => (change > 0 ? `+${change}` : `${change}`.replace("-", "−"));

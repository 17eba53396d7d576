import { bandColors } from "#web/features/scholarships/shared/band-colors.ts";
import { SponsorMark } from "#web/features/scholarships/shared/sponsor-mark.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { ExampleMatch } from "./example-match.ts";
import { exampleMatches } from "./example-matches.gen.ts";

/** A list of matches as a student sees it: real scholarships of the catalog for an example student. */
export function ExampleList() {
  return (
    <section aria-labelledby="example">
      <Card className="overflow-hidden">
        <header className="flex items-start justify-between gap-4 border-b border-line px-4 py-3">
          <div>
            <h2 id="example" className="text-[1.15rem]">
              Matches, with reasons
            </h2>
            <p className="text-sm text-muted">For a computer science student in Austin, Texas</p>
          </div>
          <Tag className="mt-1 shrink-0">Example</Tag>
        </header>
        <ul className="divide-y divide-line">
          {exampleMatches.map((match) => (
            <ExampleRow key={match.title} match={match} />
          ))}
        </ul>
        <p className="border-t border-line px-4 py-2.5 text-sm text-muted">
          Real scholarships with their amounts, each by its usual deadline.
        </p>
      </Card>
    </section>
  );
}

/** Looks like a row of the list of matches, without its links and its code. */
function ExampleRow({ match }: { match: ExampleMatch }) {
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3.5 px-4 py-3.5 sm:grid-cols-[44px_minmax(0,1fr)_auto]">
      <SponsorMark name={match.provider_name} className="max-sm:size-10 sm:row-span-2" />
      <div>
        <h3 className="font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal">{match.title}</h3>
        <p className="text-sm text-muted">{match.provider_name}</p>
      </div>
      <p className="num col-start-2 mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:flex-col sm:items-end">
        <span className="font-[650] text-gold-ink">{match.amount}</span>
        <Tag>Usually {match.due}</Tag>
        <span className="text-sm">
          <span className={cx("font-semibold", bandColors[match.band])}>{match.fit}</span>{" "}
          <span className="text-muted">{match.match_score}</span>
        </span>
      </p>
      <p className="col-start-2 mt-1.5 text-sm text-muted sm:row-start-2">
        <b className={cx("font-semibold", match.is_met ? "text-green" : "text-ink")}>
          {match.is_met && <span aria-hidden="true">✓ </span>}
          {match.requirements}
        </b>
        {match.to_check.length > 0 && (
          <>
            {" · "}
            <span className="font-semibold text-amber">check:</span> {match.to_check.join(", ")}
          </>
        )}
      </p>
    </li>
  );
}

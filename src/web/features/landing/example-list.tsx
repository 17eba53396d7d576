import { nextDeadline } from "#domain/scholarships/next-deadline.ts";
import { MatchScore } from "#web/features/matches/shared/match-score.tsx";
import { ScholarshipRow } from "#web/features/scholarships/shared/scholarship-row.tsx";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { ExampleMatch } from "./example-match.ts";
import { exampleMatches } from "./example-matches.gen.ts";

/** A list of matches as a student sees it: real scholarships of the catalog for an example student. */
export function ExampleList() {
  const today = useDeadlineDay();
  return (
    <section aria-labelledby="example">
      <Card className="overflow-hidden">
        <header className="flex items-start justify-between gap-4 border-b border-line px-4 py-3">
          <div>
            <h2 id="example" className="text-[1.15rem]">
              Your matches, with reasons
            </h2>
            <p className="text-sm text-muted">Here for a computer science student in Austin, Texas</p>
          </div>
          <Tag className="mt-1 shrink-0">Example</Tag>
        </header>
        <ul className="divide-y divide-line">
          {exampleMatches.map((match) => (
            <li key={match.title}>
              <ExampleRow match={match} today={today} />
            </li>
          ))}
        </ul>
        <p className="border-t border-line px-4 py-2.5 text-sm text-muted">
          Real scholarships, with their amounts. The dates are last year's, for their next round.
        </p>
      </Card>
    </section>
  );
}

type ExampleRowProps = { match: ExampleMatch; today: string };

function ExampleRow({ match, today }: ExampleRowProps) {
  const deadline = nextDeadline(match.deadline_yearly, today);
  return (
    <ScholarshipRow
      scholarship={{ ...match, deadline, deadline_kind: "yearly", deadline_text: null }}
      today={today}
      heading="h3"
      link={match.title}
      score={<MatchScore score={match.match_score} />}
    >
      <p className="text-muted">
        <b className={match.is_met ? "font-semibold text-green" : "font-semibold text-ink"}>
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
    </ScholarshipRow>
  );
}

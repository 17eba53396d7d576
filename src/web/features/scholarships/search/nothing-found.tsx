import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { Condition } from "./search-conditions.ts";

type NothingFoundProps = {
  q: string | undefined;
  conditions: readonly Condition[];
  /** The search has results, but none after its cursor. */
  isPastEnd: boolean;
};

/** Says why a search has no results, and what to loosen. */
export function NothingFound({ q, conditions, isPastEnd }: NothingFoundProps) {
  return (
    <Card>
      <EmptyState
        title={isPastEnd ? "No more results" : "No open scholarship fits"}
        action={
          <>
            {conditions.map(({ label, without }) => (
              <ButtonLink key={label} to="/browse/search" search={without} variant="quiet">
                Without “{label}”
              </ButtonLink>
            ))}
            <ButtonLink to="/browse" variant="quiet">
              Browse all lists
            </ButtonLink>
          </>
        }
      >
        {reason(q, conditions)}{" "}
        {q && conditions.length > 0 && (
          <TextLink to="/browse/search" search={{ q }}>
            Search for “{q}” without filters
          </TextLink>
        )}
      </EmptyState>
    </Card>
  );
}

function reason(q: string | undefined, conditions: readonly Condition[]): string {
  const filters = conditions.map(({ label }) => label).join(", ");
  if (!q) return `None fits all of your filters: ${filters}. Remove one to see more.`;
  if (conditions.length === 0)
    return `We found nothing for “${q}”. Check the spelling, or use fewer words, such as a major or a state.`;
  return `None fits both “${q}” and your filters: ${filters}. Remove a filter, or use fewer words.`;
}

import type { Match } from "#domain/matches/match.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";

/** Says that a requirement rules the student out, or that only their own wish does. */
export function Ineligible({ factors }: Pick<Match, "factors">) {
  const isWish = factors.every(({ key, status }) => status !== "failed" || key === "place_of_study");
  return (
    <p>
      <Tag tone="clay">{isWish ? "Not where you want to study" : "You don't qualify"}</Tag>
    </p>
  );
}

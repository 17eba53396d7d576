import { Check } from "lucide-react";
import type { Match } from "#domain/matches/match.ts";
import { isSubmitted } from "#domain/matches/match-vocabulary.ts";
import { changeWithUndo } from "#web/http/change-with-undo.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useApplicationStatus } from "../api.ts";

/** "I applied": puts the scholarship on the Applied tab, with Undo. Then it says "Applied", and a click takes it off. */
export function AppliedButton({
  match,
}: {
  match: Pick<Match, "scholarship_id" | "application_status" | "scholarship">;
}) {
  const { scholarship_id, application_status, scholarship } = match;
  const { mutateAsync } = useApplicationStatus(scholarship_id);
  const applied = isSubmitted(application_status);
  const label = applied ? "Applied" : "I applied";
  const to = applied ? "not_started" : "submitted";
  const change = () =>
    changeWithUndo({
      save: mutateAsync,
      to: { from: application_status, to },
      back: { from: to, to: application_status },
      done: applied ? "No longer under Applied" : "Listed under Applied",
      title: scholarship.title,
    });
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={applied}
      aria-label={`${label}: ${scholarship.title}`}
      // The second click of a double click would take back the first.
      onClick={(event) => event.detail < 2 && void change()}
      // One width for both words, so that nothing beside the button moves.
      className="w-28 shrink-0 aria-pressed:bg-green-wash aria-pressed:text-green max-[22rem]:w-[5.5rem]"
    >
      {applied && <Check aria-hidden="true" strokeWidth={2.25} className="size-4 shrink-0 max-[22rem]:hidden" />}
      {label}
    </Button>
  );
}

import { Check, ClipboardList } from "lucide-react";
import { type MouseEvent, useState } from "react";
import type { Application } from "#domain/applications/application.ts";
import { mostTasks } from "#domain/applications/application-limits.ts";
import type { CoachRecommendation } from "#domain/matches/coach/coach-recommendation.ts";
import { useAddApplication, useChangeApplication } from "#web/features/applications/api.ts";
import { useIsBeingAdded } from "#web/features/applications/shared/use-is-being-added.ts";
import { useTracked } from "#web/features/applications/shared/use-tracked.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";

/** Tracks the scholarship with the same checklist as "Track", or adds what the coach says and its checklist lacks. */
export function TrackTasks({ recommendation }: { recommendation: CoachRecommendation }) {
  const tracked = useTracked(recommendation.scholarship_id);
  const [wasPressed, setPressed] = useState(false);
  const shown = { recommendation, onPress: () => setPressed(true) };
  if (tracked) return <AddTasks application={tracked} wasPressed={wasPressed} {...shown} />;
  return <Track disabled={tracked === undefined} {...shown} />;
}

type TrackProps = { recommendation: CoachRecommendation; onPress: () => void };

function Track({ recommendation, disabled, onPress }: TrackProps & { disabled: boolean }) {
  const add = useAddApplication();
  const { scholarship_id, scholarship } = recommendation;
  const track = useSubmitOnce(async () => {
    onPress();
    await add.mutateAsync({ scholarship_id, scholarship_title: scholarship.title }).catch(wasShown);
  });
  return (
    <Button
      variant="quiet"
      busy={add.isPending}
      disabled={disabled}
      aria-label={`Add to tracker: ${scholarship.title}`}
      onClick={track}
      className="justify-self-start"
    >
      {!add.isPending && <ClipboardList aria-hidden="true" strokeWidth={1.75} className="size-4" />}
      Add to tracker
    </Button>
  );
}

/** The mutations show a failure themselves. */
const wasShown = () => {};

/** Of a double click. Its first click was meant for "Add to tracker", which stood where these controls are. */
const isSecondClick = ({ detail }: MouseEvent) => detail > 1;

/** `wasPressed`: whether the student pressed a button that may be gone now. */
type AddTasksProps = TrackProps & { application: Application; wasPressed: boolean };

function AddTasks({ application, recommendation, onPress, wasPressed }: AddTasksProps) {
  const change = useChangeApplication(application.id);
  const isBeingAdded = useIsBeingAdded(application.id);
  const { checklist } = application;
  const missing = recommendation.action_items
    .map(({ task }) => task)
    .filter(({ id, title }) => !checklist.some((task) => task.id === id || task.title === title))
    .slice(0, mostTasks - checklist.length);
  const label = missing.length === 1 ? "Add 1 task" : `Add ${missing.length} tasks`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {missing.length > 0 && !isBeingAdded && (
        <Button
          variant="quiet"
          busy={change.isPending}
          aria-label={`${label}: ${recommendation.scholarship.title}`}
          onClick={(event) => {
            if (isSecondClick(event)) return;
            onPress();
            change.mutate({ checklist: [...checklist, ...missing], base: { checklist } });
          }}
        >
          {label}
        </Button>
      )}
      <TextLink
        ref={(link: HTMLElement | null) => {
          if (wasPressed && document.activeElement === document.body) link?.focus();
        }}
        to="/applications"
        search={{ open: application.id }}
        onClick={(event) => isSecondClick(event) && event.preventDefault()}
        className="inline-flex min-h-11 items-center gap-1.5 text-[0.92rem]"
      >
        <Check aria-hidden="true" className="size-4" />
        In your tracker
      </TextLink>
    </div>
  );
}

import { ArrowRight } from "lucide-react";
import { byWhen } from "#domain/applications/calendar/step-text.ts";
import type { ActionItem } from "#domain/matches/coach/coach-recommendation.ts";
import { isOpen } from "#domain/pages/page-paths.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";

/** Where a thing to do is explained or done. */
const help: Partial<Record<ActionItem["key"], { to: string; hash?: string; label: string }>> = {
  improve_essay: isOpen("/essay-assistant")
    ? { to: "/essay-assistant", label: "Open it" }
    : { to: "/articles/scholarship-essay-guide", label: "Read it" },
  file_aid_form: { to: "/article/fafsa-and-state-aid-basics", label: "How it works" },
  file_state_form: {
    to: "/article/fafsa-and-state-aid-basics",
    hash: "if-you-cannot-file-the-fafsa",
    label: "How it works",
  },
  letters: { to: "/article/recommendation-letters", label: "How to ask" },
};

/** What comes first stands out. */
const looks: Partial<Record<ActionItem["key"], string>> = {
  check_requirements: "font-semibold text-amber",
  submit_now: "font-semibold text-clay",
};

/** Of "First check whether this fits you: …" only the beginning stands out. */
function Words({ text, look }: { text: string; look: string | undefined }) {
  const end = text.indexOf(": ") + 1 || text.length;
  return (
    <>
      <span className={look}>{text.slice(0, end)}</span>
      {text.slice(end)}
    </>
  );
}

type ActionItemsProps = {
  items: readonly ActionItem[];
  /** The student's own day, from which the days of the work are counted. */
  ownDay: string;
};

/** What to do for one application, in the order of its days. */
export function ActionItems({ items, ownDay }: ActionItemsProps) {
  return (
    <ul className="grid gap-1.5 text-[0.9375rem]">
      {items.map(({ key, text, task, day: dueBy, is_draft }, at) => {
        // Its words name the deadline.
        const day = key === "submit_now" ? null : dueBy;
        return (
          <li key={task.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
            <ArrowRight aria-hidden="true" strokeWidth={1.75} className="mt-1 size-4 text-green" />
            <span>
              <Words text={day ? text.replace(/\.$/, "") : text} look={at === 0 ? looks[key] : undefined} />
              {day && (
                <span className="num text-sm text-muted">
                  {"\u00a0· "}
                  <span className="whitespace-nowrap">
                    {is_draft && "first draft "}
                    {byWhen({ day, task }, ownDay)}
                  </span>
                </span>
              )}{" "}
              {help[key] && (
                <TextLink to={help[key].to} hash={help[key].hash} className="whitespace-nowrap">
                  {help[key].label}
                </TextLink>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

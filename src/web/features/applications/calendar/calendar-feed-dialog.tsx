import { useQuery } from "@tanstack/react-query";
import { applicationsToWorkOn } from "#domain/applications/aid-form-task.ts";
import { isToDo } from "#domain/applications/application-status.ts";
import { entriesOf } from "#domain/applications/calendar/calendar-entries.ts";
import type { CalendarFeed } from "#domain/applications/calendar/calendar-feed.ts";
import { useOwnAidForm } from "#web/features/profile/shared/use-own-aid-form.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { Button, buttonClasses } from "#web/ui/controls/button.tsx";
import { CopyButton } from "#web/ui/controls/copy-button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { applicationsQuery } from "../api.ts";
import { calendarFeedQuery, useMakeFeed, useRevokeFeed } from "./api.ts";
import { calendarLinks } from "./calendar-links.ts";

type CalendarFeedDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Makes, shows and revokes the student's calendar feed. */
export default function CalendarFeedDialog({ open, onOpenChange }: CalendarFeedDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Calendar feed"
      description="See your deadlines, and the day to start each task, in the calendar you already use. It updates by itself and reminds you, which Laurel does not."
    >
      <WithoutDay />
      <FeedState />
    </Dialog>
  );
}

/** What the calendar leaves out, as it has no day. */
function WithoutDay() {
  const today = useDeadlineDay();
  const { data: applications = [] } = useQuery(applicationsQuery);
  const titles = applicationsToWorkOn(applications, useOwnAidForm(today))
    .filter((application) => isToDo(application.status) && entriesOf(application, today).length === 0)
    .map(({ scholarship_title }) => scholarship_title);
  if (titles.length === 0) return null;
  return (
    <p className="mb-4 text-[0.9375rem]">
      Not in the calendar, as no day is known: {titles.slice(0, mostNamed).join(", ")}
      {titles.length > mostNamed && ` and ${titles.length - mostNamed} more`}. A scholarship appears there once one of
      its tasks has a due date.
    </p>
  );
}

const mostNamed = 5;

function FeedState() {
  const { data, isError, isFetching, refetch } = useQuery(calendarFeedQuery);
  if (data) return data.feed ? <Feed feed={data.feed} /> : <NoFeed />;
  if (isError)
    return <ErrorState title="Your calendar feed did not load" onRetry={() => void refetch()} busy={isFetching} />;
  return <Skeleton className="h-11" />;
}

function NoFeed() {
  const make = useMakeFeed();
  return (
    <div className="grid gap-4">
      <p className="text-[0.9375rem]">
        We make a private link for you. Anyone who has the link can see your deadlines, so share it with your calendar
        only. Your notes are not in it.
      </p>
      <Button busy={make.isPending} onClick={() => make.mutate()} className="justify-self-start">
        Make my calendar link
      </Button>
    </div>
  );
}

function Feed({ feed }: { feed: CalendarFeed }) {
  return (
    <div className="grid gap-5">
      <ul className="grid gap-2 sm:grid-cols-2">
        {calendarLinks(feed).map(({ name, href }) => (
          <li key={name} className="grid">
            {/* webcal links stay in this tab, because they open an app. */}
            <a
              href={href}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
              className={buttonClasses({ variant: "quiet" })}
            >
              {name}
              {href.startsWith("https:") && <span className="sr-only"> (opens in a new tab)</span>}
            </a>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 justify-items-start *:first:w-full">
        <TextField
          label="Or copy your private link"
          readOnly
          value={feed.url}
          onFocus={(event) => event.target.select()}
          hint="Paste it where your calendar app says “Add from URL” or “Subscribe”."
        />
        <CopyButton text={feed.url}>Copy link</CopyButton>
      </div>
      <p className="text-sm text-muted">
        Changes can take up to a day to show. Google Calendar shows the dates without our reminders; turn on
        notifications there.
      </p>
      <Revoke />
    </div>
  );
}

/** Says what revoking means before its button, because calendars that use the link stop updating. */
function Revoke() {
  const revoke = useRevokeFeed();
  const confirm = () =>
    revoke.mutate(undefined, {
      onSuccess: () =>
        showToast({ title: "Link revoked", description: "Calendars with the old link no longer update." }),
    });
  return (
    <details className="text-[0.9375rem]">
      <summary className="min-h-11 content-center text-muted">Revoke this link</summary>
      <div className="grid gap-3 pt-1">
        <p>The link stops working at once, in every calendar that uses it. You can make a new link after that.</p>
        <Button variant="danger" size="sm" busy={revoke.isPending} onClick={confirm} className="justify-self-start">
          Revoke link
        </Button>
      </div>
    </details>
  );
}

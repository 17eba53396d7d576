import { Link } from "@tanstack/react-router";
import { ArrowUpRight, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Application } from "#domain/applications/application.ts";
import { isSent } from "#domain/applications/application-status.ts";
import { applyTarget, pageLinkWords } from "#domain/scholarships/apply-target.ts";
import { formatDay } from "#domain/scholarships/days/days-left.ts";
import { isNamedAsSponsor } from "#domain/scholarships/is-named-as-sponsor.ts";
import { officialUrl } from "#domain/scholarships/urls/official-url.ts";
import { hostOf } from "#domain/scholarships/urls/url-parts.ts";
import { KeyFacts } from "#web/features/scholarships/shared/key-facts.tsx";
import { ScholarshipHeader } from "#web/features/scholarships/shared/scholarship-header.tsx";
import { Button, buttonClasses } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { SponsorPage } from "#web/ui/controls/text-link.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { localDay } from "#web/ui/use-today.ts";
import { useChangeApplication, useDeleteApplication } from "../api.ts";
import { AddToCalendar } from "../calendar/add-to-calendar.tsx";
import { EditDialog } from "../form/lazy-form.tsx";
import { WaitingMark } from "../offline/waiting-mark.tsx";
import { factsOf } from "../shared/application-facts.ts";
import { statusOptions } from "../shared/status-options.ts";
import { ChecklistEditor } from "./checklist-editor.tsx";
import type { ApplicationDetailsProps } from "./lazy-details.tsx";
import { NotesField } from "./notes-field.tsx";

const headingClasses = "font-sans text-[1.0625rem] font-semibold tracking-normal";

export default function ApplicationDetails({ application, today, onDeleted }: ApplicationDetailsProps) {
  const { id, scholarship_id, scholarship_title, provider_name, status } = application;
  const [editing, setEditing] = useState(false);
  const change = useChangeApplication(id);
  return (
    <div className="grid gap-5 px-[18px] pt-5 pb-6 sm:px-6">
      <ScholarshipHeader
        sponsor={provider_name}
        isOfSameName={isNamedAsSponsor({ title: scholarship_title, provider_name })}
      >
        <h2 className="pr-10 text-[1.35rem] lg:pr-0">
          {scholarship_id ? (
            <Link
              to="/scholarships/$id"
              params={{ id: scholarship_id }}
              className="decoration-1 underline-offset-[3px] not-hover:no-underline hover:underline"
            >
              {scholarship_title}
            </Link>
          ) : (
            scholarship_title
          )}
        </h2>
      </ScholarshipHeader>
      <p className="empty:hidden">
        <WaitingMark id={id} />
      </p>
      <KeyFacts scholarship={factsOf(application)} today={today} />
      <Select
        label="Status"
        options={statusOptions}
        value={status}
        onChange={(next) => change.mutate({ status: next, base: { status } })}
      />
      <Actions application={application} onEdit={() => setEditing(true)} onDeleted={onDeleted} />
      <section aria-labelledby={`checklist-${id}`} className="grid gap-2">
        <h3 id={`checklist-${id}`} className={headingClasses}>
          Checklist
        </h3>
        <ChecklistEditor application={application} />
      </section>
      <NotesField application={application} />
      <Dates application={application} today={today} />
      <EditDialog open={editing} onOpenChange={setEditing} application={application} />
    </div>
  );
}

type ActionsProps = Pick<ApplicationDetailsProps, "application" | "onDeleted"> & { onEdit: () => void };

/** The link to the sponsor, then Edit, the scholarship, the calendar file and Delete as a grid. */
function Actions({ application, onEdit, onDeleted }: ActionsProps) {
  const { scholarship_id, application_url, status } = application;
  const url = officialUrl(application_url);
  const page = applyTarget(application_url);
  return (
    <div className="grid gap-2">
      {url && (
        <SponsorPage href={url} className={buttonClasses({})}>
          {page.kind === "page" && !isSent(status) ? pageLinkWords(page) : "Visit site"}
          <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">(opens {hostOf(url)} in a new tab)</span>
        </SponsorPage>
      )}
      <div className="grid grid-cols-2 gap-2 *:px-2 [&>:last-child:nth-child(odd)]:col-span-2">
        <Button variant="quiet" onClick={onEdit}>
          <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Edit
        </Button>
        {scholarship_id && (
          <ButtonLink to="/scholarships/$id" params={{ id: scholarship_id }} variant="quiet">
            Scholarship
          </ButtonLink>
        )}
        <AddToCalendar application={application} />
        <DeleteButton application={application} onDeleted={onDeleted} />
      </div>
    </div>
  );
}

function DeleteButton({ application, onDeleted }: Pick<ActionsProps, "application" | "onDeleted">) {
  const remove = useDeleteApplication();
  return (
    <Button
      variant="quiet"
      aria-label={`Delete ${application.scholarship_title}`}
      onClick={(event) => {
        // The second click of a double click would delete the application that is shown next.
        if (event.detail > 1) return;
        remove.mutate(application);
        onDeleted();
      }}
    >
      <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-[18px]" />
      Delete
    </Button>
  );
}

function Dates({ application, today }: { application: Application; today: string }) {
  const dayOf = (time: string) => formatDay(localDay(new Date(time)), today);
  const { created_at, submitted_at, status } = application;
  return (
    <p className="num text-sm text-muted">
      Added {dayOf(created_at)}
      {submitted_at && isSent(status) && ` · Sent ${dayOf(submitted_at)}`}
    </p>
  );
}

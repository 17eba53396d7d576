import type { ReactNode } from "react";
import { closedWords } from "#domain/scholarships/days/closed.ts";
import type { SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import { descriptionLeft } from "#domain/scholarships/requirements/description-left.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { AuthStatus } from "#web/features/accounts/api.ts";
import { toSignUp } from "#web/features/accounts/shared/to-sign-up.ts";
import { cx } from "#web/ui/class-names.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Disclosure } from "#web/ui/layout/disclosure.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { TabTitle } from "#web/ui/layout/page-title.tsx";
import { BrowseTrail } from "./browse/browse-trail.tsx";
import { RequirementList } from "./requirement-list.tsx";
import type { ApplyLine } from "./shared/apply-bar.tsx";
import { ScamWarnings } from "./shared/scam-warnings.tsx";
import { ScholarshipDetails } from "./shared/scholarship-details.tsx";
import { ScholarshipSource } from "./shared/scholarship-source.tsx";
import { SimilarSection } from "./shared/similar-section.tsx";
import { useDeadlineDay } from "./shared/use-deadline-day.ts";

type ScholarshipPageProps = {
  scholarship: Scholarship;
  status: AuthStatus;
  /** How the scholarship fits the signed-in student; others read who can apply. */
  explained: ReactNode;
  /** The buttons of a signed-in student beside the link to apply. */
  actions: ReactNode;
  /** The line under those buttons. */
  applyLine: ApplyLine | undefined;
  /** Null when it failed to load. */
  similar: SimilarScholarships | null;
  /** What is similar and may be for the signed-in student, in place of that. */
  ownSimilar: ReactNode;
};

/** /scholarships/{id}: one scholarship, for everyone, with the source of its facts. */
export function ScholarshipPage({
  scholarship,
  status,
  explained,
  actions,
  applyLine,
  similar,
  ownSimilar,
}: ScholarshipPageProps) {
  const today = useDeadlineDay();
  const closed = closedWords(scholarship);
  const description = descriptionLeft(scholarship);
  return (
    <Page width="reading" top="trail">
      <TabTitle>{closed ? `${scholarship.title} (closed)` : scholarship.title}</TabTitle>
      <BrowseTrail here={scholarship.title} />
      <Card className="max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
        <ScholarshipDetails
          scholarship={scholarship}
          today={today}
          className="pt-5 sm:pt-6"
          title={
            <h1 tabIndex={-1} className="text-[clamp(1.5rem,4vw,2rem)]">
              {scholarship.title}
            </h1>
          }
          fromSponsor={similar?.from_sponsor}
          notice={closed && <ClosedNotice words={closed} />}
          actions={actions}
          applyLine={applyLine}
          warnings={<ScamWarnings scholarship={scholarship} />}
        >
          {status === "loading" && !closed && <InvitationSkeleton />}
          {status === "signed-out" && !closed && <Invitation id={scholarship.id} />}
          {explained ? (
            <>
              <h2 className="sr-only">How it fits you</h2>
              {explained}
            </>
          ) : (
            <>
              {description && <p className="measure whitespace-pre-line">{description}</p>}
              <RequirementList scholarship={scholarship} />
            </>
          )}
          <div className={cx("-mx-[18px] border-t border-line sm:-mx-6", explained !== null && "-mt-4 border-t-0")}>
            <Disclosure title="Where this is from" open>
              <ScholarshipSource scholarship={scholarship} />
            </Disclosure>
          </div>
        </ScholarshipDetails>
      </Card>
      {similar && (ownSimilar ?? <SimilarSection similar={similar} today={today} />)}
    </Page>
  );
}

function ClosedNotice({ words }: { words: string }) {
  return (
    <p role="note" className="rounded-md bg-clay-wash px-4 py-3">
      <strong className="font-semibold text-clay">{words}</strong> The details stay here for reference.{" "}
      <TextLink to="/browse">Browse open scholarships</TextLink>
    </p>
  );
}

/** Reserves the space of the invitation, so that the source below it does not move. */
function InvitationSkeleton() {
  return <Skeleton className="h-32 sm:h-20" />;
}

function Invitation({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md bg-green-wash px-4 py-3">
      <p className="min-w-52 flex-1 text-[0.9375rem]">
        <b className="font-semibold">Do you qualify?</b> We check every requirement against your profile.
      </p>
      <ButtonLink variant="quiet" className="bg-card" {...toSignUp} search={{ next: `/scholarships/${id}` }}>
        See how it fits you
      </ButtonLink>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { ArrowDownUp, CalendarDays, type LucideIcon, Plus } from "lucide-react";
import { useState } from "react";
import type { Application } from "#domain/applications/application.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { textLinkClasses } from "#web/ui/controls/text-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { useWideScreen } from "#web/ui/layout/use-wide-screen.ts";
import { applicationsQuery } from "./api.ts";
import type { ApplicationSearchParams } from "./application-search-params.ts";
import { ApplicationViews } from "./application-views.tsx";
import { CalendarFeedDialog } from "./calendar/lazy-calendar-feed.ts";
import { AddDialog } from "./form/lazy-form.tsx";
import { NoApplications } from "./list/no-applications.tsx";
import { OfflineNotice } from "./offline/offline-notice.tsx";
import { MoneyTotals } from "./shared/money-totals.tsx";
import { TransferDialog } from "./transfer/lazy-transfer.tsx";
import { type OnSearch, views } from "./views.tsx";

type ApplicationsPageProps = { search: ApplicationSearchParams; onSearch: OnSearch };

/** /applications for a signed-in student. */
export function ApplicationsPage({ search, onSearch }: ApplicationsPageProps) {
  const { data, isError, isFetching, refetch } = useQuery(applicationsQuery);
  const [adding, setAdding] = useState(false);
  const [transferring, setTransferring] = useState(false);
  const [subscribing, setSubscribing] = useState(false);
  const wide = useWideScreen();
  /** Shows the details beside the list, without a filter that could hide the row. */
  const openAdded = ({ id }: Application) => {
    if (wide && search.view === undefined) onSearch({ sort: search.sort, open: id }, { replace: true });
  };
  return (
    <Page className="grid grid-cols-1 content-start gap-4">
      <PageTitle
        part={views.find(({ key }, at) => at > 0 && key === search.view)?.label}
        actions={
          <>
            <IconAction icon={CalendarDays} label="Calendar feed" onClick={() => setSubscribing(true)} />
            <IconAction icon={ArrowDownUp} label="Import or export" onClick={() => setTransferring(true)} />
            <Button onClick={() => setAdding(true)} className="max-sm:order-first print:hidden">
              <Plus aria-hidden="true" className="size-4" />
              <span>
                Add<span className="max-[22rem]:sr-only"> application</span>
              </span>
            </Button>
          </>
        }
      >
        Application tracker
      </PageTitle>
      <OfflineNotice />
      {data && data.length > 0 && (
        <>
          <MoneyTotals applications={data} />
          <ApplicationViews applications={data} search={search} onSearch={onSearch} />
          <p className="px-1 text-sm text-muted print:hidden">
            Laurel sends no reminders, but your calendar can:{" "}
            <button type="button" onClick={() => setSubscribing(true)} className={textLinkClasses}>
              connect your calendar
            </button>
            .
          </p>
        </>
      )}
      {data?.length === 0 && <NoApplications onAdd={() => setAdding(true)} />}
      {!data && (
        <Card>
          {isError ? (
            <ErrorState
              title="Failed to load applications. Please try again."
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          ) : (
            <SkeletonRows rows={6} label="Loading your applications" />
          )}
        </Card>
      )}
      <AddDialog open={adding} onOpenChange={setAdding} onAdded={openAdded} />
      <CalendarFeedDialog open={subscribing} onOpenChange={setSubscribing} />
      <TransferDialog open={transferring} onOpenChange={setTransferring} />
    </Page>
  );
}

type IconActionProps = { icon: LucideIcon; label: string; onClick: () => void };

/** A button that has only its icon on a phone. */
const IconAction = ({ icon: Icon, label, onClick }: IconActionProps) => (
  <Button variant="quiet" onClick={onClick} title={label} className="max-sm:size-11 max-sm:p-0 print:hidden">
    <Icon aria-hidden="true" strokeWidth={1.75} className="size-[18px]" />
    <span className="max-sm:sr-only">{label}</span>
  </Button>
);

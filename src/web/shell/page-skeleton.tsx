import { Skeleton, SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";

/** The skeleton of a page whose code or data is loading: a title and a list. */
export function PageSkeleton() {
  return (
    <Page className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <Card>
        <SkeletonRows rows={6} />
      </Card>
    </Page>
  );
}

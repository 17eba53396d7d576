import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Page } from "#web/ui/layout/page.tsx";

/** The skeleton of an article that is loading. */
export function ArticleSkeleton() {
  return (
    <Page>
      <div role="status" className="grid max-w-[65ch] gap-4 pt-14">
        <span className="sr-only">Loading the article</span>
        <Skeleton className="h-11 w-4/5" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-4 h-11 w-full" />
        <Skeleton className="mt-4 h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    </Page>
  );
}

import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";

/** The sections of a page while it loads, each with the size of what will stand there as a class name. */
export function SectionsSkeleton({ sections }: { sections: readonly { title: string; size: string }[] }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      {sections.map(({ title, size }) => (
        <CardSection key={title} title={title}>
          <Skeleton className={size} />
        </CardSection>
      ))}
    </>
  );
}

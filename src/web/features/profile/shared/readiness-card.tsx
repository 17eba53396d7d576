import type { ReactNode } from "react";
import { Card } from "#web/ui/layout/card.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";
import { ReadinessSkeleton } from "./readiness-skeleton.tsx";

// Visitors do not load the code of the analysis.
const ReadinessPanel = lazyPart(() => import("../readiness/readiness-panel.tsx"), {
  waiting: <ReadinessSkeleton />,
  missing: missingPart,
});

type ReadinessCardProps = { className?: string; children?: ReactNode };

/** The profile analysis of a student in ten measures, or `children` in its place. */
export function ReadinessCard({ className, children = <ReadinessPanel /> }: ReadinessCardProps) {
  return (
    <section aria-labelledby="profile-analysis" className={className}>
      <Card className="p-4 sm:p-6">{children}</Card>
    </section>
  );
}

import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { LazyDisclosure } from "#web/ui/layout/lazy-disclosure.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";

const MatchChance = lazyPart(
  async () => ({ default: (await import("#web/features/odds/shared/match-chance.tsx")).MatchChance }),
  { waiting: <SkeletonRows rows={1} />, missing: missingPart },
);

/** The student's chance to win, loaded when the student opens it. */
export const ChanceDetails = ({ scholarshipId }: { scholarshipId: string }) => (
  <LazyDisclosure title="Your chance to win">
    <MatchChance scholarshipId={scholarshipId} />
  </LazyDisclosure>
);

import { useState } from "react";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Disclosure } from "#web/ui/layout/disclosure.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";

const MatchChance = lazyPart(
  async () => ({ default: (await import("#web/features/odds/shared/match-chance.tsx")).MatchChance }),
  { waiting: <SkeletonRows rows={1} />, missing: missingPart },
);

/** The student's chance to win, loaded when the student opens it. */
export function ChanceDetails({ scholarshipId }: { scholarshipId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title="Your chance to win" open={isOpen} onOpenChange={setOpen}>
      {isOpen && <MatchChance scholarshipId={scholarshipId} />}
    </Disclosure>
  );
}

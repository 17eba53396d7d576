import { EyeOff } from "lucide-react";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { pageHeading } from "#web/ui/page-heading.ts";

const hiddenOnly = { hidden: true } as const;

/** Above the list of what the student hid: what it is, and the way back. */
export function HiddenHeading() {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <span>You hid these scholarships. They are in no other list.</span>
      <TextLink to="/scholarships" search={{}}>
        Back to My Matches
      </TextLink>
    </p>
  );
}

/** The link to what the student hid; nothing when nothing is hidden. */
export function HiddenLink({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span className="num">{count === 1 ? "You hid 1 scholarship." : `You hid ${count} scholarships.`}</span>
      {/* The link leaves with the list below which it stands. */}
      <TextLink to="/scholarships" search={hiddenOnly} onClick={() => pageHeading()?.focus()}>
        Show hidden
      </TextLink>
    </p>
  );
}

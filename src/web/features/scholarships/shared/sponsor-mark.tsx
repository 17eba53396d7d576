import { GraduationCap } from "lucide-react";
import { cx } from "#web/ui/class-names.ts";
import { numberOfName, sponsorInitials } from "./sponsor-initials.ts";

const hues = ["[--hue:250]", "[--hue:30]", "[--hue:150]", "[--hue:310]", "[--hue:85]", "[--hue:200]"] as const;

/** The initials of a sponsor in a square, always in the same color; a cap where the name has no letter or digit. Decoration: the name stands beside it. */
export function SponsorMark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "sponsor-mark grid size-11 shrink-0 place-items-center rounded-lg text-[0.9375rem] leading-none font-bold tracking-[0.02em] select-none",
        hues[numberOfName(name, hues.length)],
        className,
      )}
    >
      {sponsorInitials(name) || <GraduationCap strokeWidth={1.75} className="size-5" />}
    </span>
  );
}

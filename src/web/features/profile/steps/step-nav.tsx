import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { Profile } from "#domain/profile/profile.ts";
import type { StepKey } from "#domain/profile/step-keys.ts";
import { cx } from "#web/ui/class-names.ts";
import { stepStates } from "./step-form.ts";
import { stepNames } from "./step-names.ts";

/** Links to the four steps, with a check mark at completed ones. */
export function StepNav({ profile, current }: { profile: Profile | null; current: StepKey }) {
  return (
    <nav aria-label="Profile steps">
      <ol className="grid grid-cols-4 gap-1.5 sm:gap-2">
        {stepStates(profile).map(({ step: { key }, completed, unlocked }, at) => (
          <li key={key}>
            <Link
              to="/profile/$step"
              params={{ step: key }}
              aria-current={key === current ? "step" : undefined}
              activeProps={{ "aria-current": "step" }}
              className={cx(
                "flex min-h-11 items-center gap-2 border-t-[3px] pt-1.5 text-sm no-underline max-[22rem]:text-xs sm:text-[0.9375rem]",
                key === current ? "border-green font-semibold text-ink" : "hover:text-ink",
                key !== current && (completed ? "border-green/45 text-muted" : "border-line text-muted"),
              )}
            >
              <span className="num hidden sm:inline">{at + 1}</span>
              <span className="min-w-0 truncate">{stepNames[key]}</span>
              {completed && (
                <Check aria-hidden="true" strokeWidth={2.5} className="size-4 shrink-0 text-green max-sm:hidden" />
              )}
              <span className="sr-only">{completed ? "completed" : unlocked ? "" : "locked"}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { ReactNode } from "react";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { SponsorMark } from "./sponsor-mark.tsx";

type ScholarshipHeaderProps = {
  /** The name of the sponsor. */
  sponsor: string;
  /** Whether the scholarship has that name too, so that it is not said twice. */
  isOfSameName: boolean;
  /** How many other open scholarships it has. With some, its name leads to all of them. */
  others?: number | undefined;
  /** The title as a heading. */
  children: ReactNode;
};

/** The sponsor's mark, the title and the sponsor, above the details of a scholarship. */
export function ScholarshipHeader({ sponsor, isOfSameName, others = 0, children }: ScholarshipHeaderProps) {
  return (
    <header className="flex items-start gap-3.5">
      <SponsorMark name={sponsor} className="mt-0.5" />
      <div className="grid min-w-0 gap-0.5">
        {children}
        {(others > 0 || !isOfSameName) && (
          <p className="text-[0.9375rem] text-muted">
            {others > 0 ? (
              <TextLink to="/browse/search" search={{ sponsor }}>
                {!isOfSameName && `${sponsor} · `}
                {others} more {others === 1 ? "scholarship" : "scholarships"}
              </TextLink>
            ) : (
              sponsor
            )}
          </p>
        )}
      </div>
    </header>
  );
}

import type { ReactNode } from "react";
import { isListing } from "#domain/scholarships/apply-target.ts";
import { isNamedAsSponsor } from "#domain/scholarships/is-named-as-sponsor.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { cx } from "#web/ui/class-names.ts";
import { ApplyBar, type ApplyLine } from "./apply-bar.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { ScholarshipHeader } from "./scholarship-header.tsx";

type ScholarshipDetailsProps = {
  scholarship: Scholarship;
  /** The student's day, YYYY-MM-DD. */
  today: string;
  /** The title as a heading; in a panel it links to the scholarship's own page. */
  title: ReactNode;
  /** How many other open scholarships its sponsor has, where that is known. */
  fromSponsor?: number | undefined;
  /** What a student must know before anything else, such as that it is closed. */
  notice?: ReactNode;
  /** Buttons beside the link to apply. */
  actions?: ReactNode;
  /** The line under those buttons. */
  applyLine?: ApplyLine | undefined;
  /** The signs of a scam. */
  warnings: ReactNode;
  className?: string;
  /** Who can apply, and where the facts are from. */
  children: ReactNode;
};

/** A scholarship in the panel, the sheet and on its own page: what it is, then how to apply, then the rest. */
export function ScholarshipDetails(props: ScholarshipDetailsProps) {
  const { scholarship, today, title, fromSponsor, notice, actions, applyLine, warnings, className, children } = props;
  return (
    // A flex column: on a phone the bar to apply is last and sticks to the bottom (apply-bar.tsx).
    <div className={cx("flex flex-col gap-4 px-[18px] sm:px-6", className)}>
      <ScholarshipHeader
        sponsor={scholarship.provider_name}
        isOfSameName={isNamedAsSponsor(scholarship)}
        others={fromSponsor}
      >
        {title}
      </ScholarshipHeader>
      {notice}
      <KeyFacts scholarship={scholarship} today={today} />
      <ApplyBar
        applicationUrl={scholarship.application_url}
        isRisky={scholarship.scam_level === "stop"}
        isListed={isListing(scholarship)}
        line={applyLine}
      >
        {actions}
      </ApplyBar>
      {warnings}
      {children}
    </div>
  );
}

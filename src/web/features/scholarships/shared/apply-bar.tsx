import { type ReactNode, useState } from "react";
import { applyTarget } from "#domain/scholarships/apply-target.ts";
import { ApplyLink } from "./apply-link.tsx";

type ApplyBarProps = {
  applicationUrl: string | null;
  /** Whether the scholarship has signs of a scam that say to stop. */
  isRisky?: boolean;
  /** Whether the page is that of a list which names it, such as a college's, and not the sponsor's. */
  isListed?: boolean;
  /** Further buttons, such as the bookmark. */
  children?: ReactNode;
  /** The line under the buttons. Without it, the line is the note: which site the link opens. */
  line?: ApplyLine | undefined;
};

/** Makes the line under the buttons of the note and of whether the student has opened the sponsor's site. */
export type ApplyLine = (bar: { isOpened: boolean; note: ReactNode }) => ReactNode;

/**
 * What to do with a scholarship: apply first. On a phone the bar stays at the bottom of the screen or sheet, so its
 * parent must be a flex column.
 */
export function ApplyBar({ applicationUrl, isRisky = false, isListed = false, children, line }: ApplyBarProps) {
  const [isOpened, setOpened] = useState(false);
  const target = applyTarget(applicationUrl);
  const note = target.kind === "page" && (
    <p aria-hidden="true" className="@container text-sm leading-snug wrap-anywhere text-muted">
      Opens <span className="font-medium text-ink">{target.host}</span>
      {isListed || target.isHome ? (
        `, ${isListed ? "a list: look for the sponsor's page" : "a home page: look for this scholarship"} there`
      ) : (
        <span className="@max-[17rem]:hidden"> in a new tab</span>
      )}
    </p>
  );
  return (
    <div data-bottom-bar="" className="apply-bar grid grid-cols-1 gap-1.5">
      <div className="@container flex flex-wrap items-stretch gap-2">
        <ApplyLink {...{ applicationUrl, isRisky, isListed }} onOpen={() => setOpened(true)} />
        {children}
      </div>
      {line ? line({ isOpened, note }) : note}
    </div>
  );
}

import { ArrowUpRight } from "lucide-react";
import { applyTarget, pageLinkWords } from "#domain/scholarships/apply-target.ts";
import { buttonClasses } from "#web/ui/controls/button.tsx";
import { SponsorPage } from "#web/ui/controls/text-link.tsx";

type ApplyLinkProps = {
  applicationUrl: string | null;
  isRisky: boolean;
  isListed: boolean;
  /** Called when the page is opened. */
  onOpen: () => void;
};

/** The link to the sponsor's own page, or to that of who lists it, or why there is none. */
export function ApplyLink({ applicationUrl, isRisky, isListed, onOpen }: ApplyLinkProps) {
  const target = applyTarget(applicationUrl);
  if (target.kind === "page")
    return (
      <SponsorPage
        href={target.url}
        onClick={onOpen}
        className={buttonClasses(
          { variant: isRisky ? "quiet" : "primary" },
          "min-w-0 flex-1 whitespace-nowrap @max-[27rem]:px-3 @max-[20rem]:px-1",
        )}
      >
        {isRisky ? "Open anyway" : pageLinkWords({ ...target, isListed })}
        <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 @max-[20rem]:hidden" />
        <span className="sr-only">
          {isListed ? " where it is listed" : !target.isHome && " on the sponsor's site"} (opens{" "}
          {target.isHome && "the home page of "}
          {target.host} in a new tab)
        </span>
      </SponsorPage>
    );
  return (
    <p className="flex-1 self-center text-[0.9375rem] @max-[27rem]:basis-full">
      {target.kind === "unencrypted"
        ? "The page that we know is not secure, so we don't link to it. Search for the sponsor's own website."
        : "We don't have the sponsor's page yet. Search for the sponsor's own website."}
    </p>
  );
}

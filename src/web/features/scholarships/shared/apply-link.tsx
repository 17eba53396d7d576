import { ArrowUpRight } from "lucide-react";
import { applyTarget } from "#domain/scholarships/apply-target.ts";
import { buttonClasses } from "#web/ui/controls/button.tsx";

/** The link to the sponsor's own page, or why there is none. */
export function ApplyLink({ applicationUrl, isRisky }: { applicationUrl: string | null; isRisky: boolean }) {
  const target = applyTarget(applicationUrl);
  if (target.kind === "page")
    return (
      <a
        href={target.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className={buttonClasses(
          { variant: isRisky ? "quiet" : "primary" },
          "min-w-0 max-w-[27rem] flex-1 max-sm:px-3",
        )}
      >
        {isRisky ? "Open the site anyway" : "Apply on the sponsor's site"}
        <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">(opens {target.host} in a new tab)</span>
      </a>
    );
  return (
    <p className="flex-1 self-center text-[0.9375rem]">
      {target.kind === "unencrypted"
        ? "The page that we know is not secure, so we don't link to it. Search for the sponsor's own website."
        : "We don't have the sponsor's page yet. Search for the sponsor's own website."}
    </p>
  );
}

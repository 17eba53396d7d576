import { ExternalLink } from "lucide-react";
import { checkedAgo } from "#domain/scholarships/days-left.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { buttonClasses } from "#web/ui/button.tsx";

type ScholarshipSourceProps = { scholarship: Scholarship; today: string };

/** Where to apply, where the facts are from, and how fresh they are. */
export function ScholarshipSource({ scholarship, today }: ScholarshipSourceProps) {
  const address = webAddress(scholarship.application_url);
  return (
    <div className="grid gap-3 border-t border-line px-5 py-4">
      {address ? (
        <a
          href={address.href}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ variant: "quiet" }, "justify-self-start")}
        >
          Official page
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : (
        <p className="text-[0.92rem]">No official address is known yet. Search for the sponsor's own page.</p>
      )}
      <p className="text-sm text-muted">
        {address && <>{address.host.replace(/^www\./, "")} · </>}
        {scholarship.source_name && <>Source: {scholarship.source_name} · </>}
        {checkedAgo(scholarship.last_checked, today)}
        {scholarship.last_checked && <> ({scholarship.last_checked})</>}
      </p>
    </div>
  );
}

/** The address if it is one a browser may safely open: http or https, nothing else. */
function webAddress(address: string | null): URL | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url : null;
}

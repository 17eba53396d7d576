import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Facet } from "#domain/scholarships/lists/browse.ts";
import { cx } from "#web/ui/class-names.ts";

type PageLinksProps = { facet: Facet; page: number; pages: number };

const box =
  "num grid min-h-11 min-w-11 place-items-center rounded-md border px-2 text-[0.9375rem] no-underline transition-colors";

/** Links to the first, last and neighboring pages of a list, with previous and next. */
export function PageLinks({ facet, page, pages }: PageLinksProps) {
  if (pages < 2) return null;
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  const linkTo = (target: number) => ({
    to: "/browse/$kind/$slug" as const,
    params: { kind: facet.kind, slug: facet.slug },
    search: target > 1 ? { page: target } : {},
    className: cx(box, "border-line bg-card hover:bg-hover"),
  });
  return (
    <nav aria-label="Pages" className="mt-6">
      <ol className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <Link {...linkTo(page - 1)} rel="prev" aria-label="Previous page">
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Link>
          </li>
        )}
        {shown.map((one, index) => (
          <li key={one} className="flex items-center gap-2">
            {index > 0 && one - (shown[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            {one === page ? (
              <span
                aria-current="page"
                className={cx(box, "border-transparent bg-green-wash font-semibold text-green")}
              >
                <span className="sr-only">Page </span>
                {one}
              </span>
            ) : (
              <Link {...linkTo(one)} aria-label={`Page ${one}`}>
                {one}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link {...linkTo(page + 1)} rel="next" aria-label="Next page">
              <ChevronRight aria-hidden="true" className="size-5" />
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

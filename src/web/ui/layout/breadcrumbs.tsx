import type { LinkOptions } from "@tanstack/react-router";
import { TextLink } from "../controls/text-link.tsx";

type BreadcrumbsProps = {
  way: readonly { label: string; link: LinkOptions }[];
  /** The current page. */
  here: string;
};

/** The path from the front page to the current page. */
export function Breadcrumbs({ way, here }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {way.map(({ label, link }) => (
          <li key={label} className="flex items-center gap-x-2">
            <TextLink {...link} className="inline-flex min-h-9 items-center pointer-coarse:min-h-11">
              {label}
            </TextLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0">
          {here}
        </li>
      </ol>
    </nav>
  );
}

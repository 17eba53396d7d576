import { Link } from "@tanstack/react-router";
import { ArrowUpRight } from "lucide-react";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { ResourceLink } from "./resource-links.ts";

const linkClasses = "no-underline after:absolute after:inset-0 hover:underline";

/** Tools and official pages as rows. */
export function ResourceList({ links }: { links: readonly ResourceLink[] }) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <li
            key={link.url}
            className="relative flex flex-wrap items-start justify-between gap-x-8 gap-y-2 px-[18px] py-4 transition-colors hover:bg-hover sm:px-6"
          >
            <div className="min-w-0 flex-1 basis-[18rem]">
              <h3 className="text-[1.15rem]">
                {link.kind === "tool" ? (
                  <Link to={link.url} className={linkClasses}>
                    {link.title}
                  </Link>
                ) : (
                  <a href={link.url} rel="noopener noreferrer" className={linkClasses}>
                    {link.title}
                    <ArrowUpRight aria-hidden="true" className="ml-1 inline size-4 text-muted" />
                  </a>
                )}
              </h3>
              <p className="measure mt-1 text-muted">{link.description}</p>
            </div>
            <ul aria-label="Tags" className="flex flex-wrap gap-2">
              <li>
                <Tag tone={link.kind === "tool" ? "green" : "plain"}>
                  {link.kind === "tool" ? "In Laurel" : new URL(link.url).hostname.replace(/^www\./, "")}
                </Tag>
              </li>
              <li>
                <Tag>{link.category}</Tag>
              </li>
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

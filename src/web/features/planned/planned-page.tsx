import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { PlannedPath } from "#domain/pages/page-paths.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { TabTitle } from "#web/ui/layout/page-title.tsx";
import { capabilities } from "./capabilities.ts";

/** The page of a capability that is not open yet: what it will do, and links to use until then. */
export function PlannedPage({ path }: { path: PlannedPath }) {
  const { title, promise, meanwhile } = capabilities[path];
  return (
    <Page width="reading" className="grid grid-cols-1 content-start gap-5">
      <TabTitle>{title}</TabTitle>
      <header className="grid justify-items-start gap-3">
        <Tag>Not open yet</Tag>
        <h1 tabIndex={-1} className="text-[clamp(1.75rem,4vw,2.375rem)]">
          {title}
        </h1>
        <p className="measure text-[1.0625rem]">{promise}</p>
        <p className="measure text-muted">We are building it. Until it works, it stays out of the menu.</p>
      </header>
      <nav aria-labelledby="meanwhile" className="mt-2 grid gap-3">
        <h2 id="meanwhile" className="text-[1.25rem]">
          Meanwhile
        </h2>
        <Card>
          <ul className="divide-y divide-line">
            {meanwhile.map(({ to, label, why }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-14 items-center justify-between gap-4 px-[18px] py-3 no-underline transition-colors hover:bg-hover"
                >
                  <span>
                    <span className="block font-semibold">{label}</span>
                    <span className="block text-[0.9375rem] text-muted">{why}</span>
                  </span>
                  <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      </nav>
    </Page>
  );
}

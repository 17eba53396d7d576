import type { ReactNode } from "react";
import type { PageDocument } from "#domain/articles/document.ts";
import { isOpen } from "#domain/pages/page-paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Page } from "#web/ui/page.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { plannedSections } from "./planned-sections.ts";
import { Blocks, ProseColumn, ProseSection } from "./prose.tsx";

type LearnMorePageProps = {
  text: PageDocument;
  /** The catalogue in figures. */
  figures: ReactNode;
};

const next: readonly { to: string; label: string }[] = [
  { to: "/auth", label: "Create an account" },
  { to: "/guides", label: "Read the guides" },
  { to: "/contact", label: "Ask us something" },
];

/** /learn-more: each feature with its limits; what is not open yet says so beside its title. */
export function LearnMorePage({ text, figures }: LearnMorePageProps) {
  const planned = new Set<string>(plannedSections());
  return (
    <Page>
      <PageTitle lead={text.summary}>{text.title}</PageTitle>
      <section aria-label="The catalogue today" className="mt-6">
        {figures}
      </section>
      <ProseColumn className="mt-8">
        <Blocks blocks={text.opening} />
        {text.sections.map((section) => (
          <ProseSection
            key={section.id}
            section={section}
            mark={planned.has(section.id) && <Tag className="font-sans">Planned, not open yet</Tag>}
          />
        ))}
      </ProseColumn>
      <p className="mt-8 flex flex-wrap gap-3">
        {next
          .filter(({ to }) => isOpen(to))
          .map(({ to, label }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "quiet"}>
              {label}
            </ButtonLink>
          ))}
      </p>
    </Page>
  );
}

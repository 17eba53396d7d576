import type { ReactNode } from "react";
import type { PageDocument } from "#domain/articles/document.ts";
import type { Section } from "#domain/articles/prose.ts";
import { isOpen } from "#domain/pages/page-paths.ts";
import { toSignUp } from "#web/features/accounts/shared/to-sign-up.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { Blocks, ProseColumn } from "../prose/prose.tsx";
import { isPlanned } from "./planned-sections.ts";

type LearnMorePageProps = {
  text: PageDocument;
  /** The figures of the catalog. */
  figures: ReactNode;
};

const next = [
  { link: toSignUp, label: "Create an account" },
  { link: { to: "/guides" }, label: "Read the guides" },
  { link: { to: "/contact" }, label: "Ask us something" },
] as const;

/** /learn-more: each feature with its limits. Open features come before planned ones. */
export function LearnMorePage({ text, figures }: LearnMorePageProps) {
  const planned = text.sections.filter(({ id }) => isPlanned(id));
  const working = text.sections.filter((section) => !planned.includes(section));
  return (
    <Page>
      <PageTitle lead={text.summary}>{text.title}</PageTitle>
      <div className="mt-6">{figures}</div>
      <ProseColumn className="mt-8">
        <Blocks blocks={text.opening} />
      </ProseColumn>
      <Features title="What works today" sections={working} />
      {planned.length > 0 && <Features title="Planned, not open yet" sections={planned} />}
      <p className="mt-12 flex flex-wrap gap-3">
        {next
          .filter(({ link }) => isOpen(link.to))
          .map(({ link, label }, index) => (
            <ButtonLink key={label} {...link} variant={index === 0 ? "primary" : "quiet"}>
              {label}
            </ButtonLink>
          ))}
      </p>
    </Page>
  );
}

function Features({ title, sections }: { title: string; sections: readonly Section[] }) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-[1.75rem]">{title}</h2>
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          className="grid gap-x-12 gap-y-2 border-t border-line py-6 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
        >
          <h3 className="text-[1.2rem]">{section.title}</h3>
          <ProseColumn>
            <Blocks blocks={section.blocks} />
          </ProseColumn>
        </section>
      ))}
    </section>
  );
}

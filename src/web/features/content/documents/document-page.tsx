import type { ReactNode } from "react";
import type { PageDocument } from "#domain/articles/document.ts";
import { longDay } from "#domain/calendar/format-day.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { Blocks, ProseColumn, ProseSection } from "../prose/prose.tsx";

type DocumentPageProps = {
  text: PageDocument;
  /** Content after the text, such as next steps. */
  children?: ReactNode;
};

/** A page with a single text, such as the one about Laurel. */
export function DocumentPage({ text, children }: DocumentPageProps) {
  return (
    <Page>
      <PageTitle lead={text.summary}>{text.title}</PageTitle>
      <ProseColumn className="mt-6">
        <Blocks blocks={text.opening} />
        {text.sections.map((section) => (
          <ProseSection key={section.id} section={section} />
        ))}
      </ProseColumn>
      {children}
      <p className="mt-10 text-sm text-muted">Last changed {longDay(text.updated_at)}</p>
    </Page>
  );
}

import { Link } from "@tanstack/react-router";
import type { PageDocument } from "#domain/articles/document.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { ContentsAbove, ContentsBeside } from "../articles/contents-list.tsx";
import { Blocks, ProseColumn, ProseSection } from "../prose/prose.tsx";
import { ContactFacts } from "./contact-facts.tsx";

const links = [
  { to: "/legal", label: "All on one page" },
  { to: "/terms", label: "Terms" },
  { to: "/privacy", label: "Privacy" },
  { to: "/gdpr", label: "GDPR" },
  { to: "/cookies", label: "Cookies" },
] as const;

function LegalNav() {
  return (
    <nav aria-label="Legal texts" className="mt-5 border-b border-line print:hidden">
      <ul className="flex flex-wrap gap-x-1">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true }}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-[0.9375rem] font-semibold whitespace-nowrap text-muted no-underline hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-green aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One legal text on its own page. */
export function LegalTextPage({ text }: { text: PageDocument }) {
  return (
    <Page>
      <PageTitle lead={text.summary}>{text.title}</PageTitle>
      <LegalNav />
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,65ch)_minmax(0,17rem)] lg:justify-between">
        <div className="grid min-w-0 content-start gap-6">
          <ContentsAbove label="On this page" entries={text.sections} />
          <ProseColumn>
            <Blocks blocks={text.opening} />
            {text.sections.map((section) => (
              <ProseSection key={section.id} section={section} />
            ))}
          </ProseColumn>
        </div>
        <ContentsBeside label="On this page" entries={text.sections} />
      </div>
    </Page>
  );
}

type LegalPageProps = { texts: readonly { key: string; text: PageDocument }[] };

/** /legal: every legal text on one page, with the operator's contact details. */
export function LegalPage({ texts }: LegalPageProps) {
  const entries = [...texts.map(({ key, text }) => ({ id: key, title: text.title })), contact];
  return (
    <Page>
      <PageTitle lead="Terms, privacy, GDPR, disclaimer, cookies and contact. Plain words, and no surprises further down.">
        Legal
      </PageTitle>
      <LegalNav />
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,65ch)_minmax(0,17rem)] lg:justify-between">
        <div className="grid min-w-0 content-start gap-6">
          <ContentsAbove label="On this page" entries={entries} />
          <ProseColumn>
            {texts.map(({ key, text }) => (
              <section key={key} id={key} className="grid gap-4 border-b border-line pb-10">
                <h2 className="mt-4 text-[1.75rem]">{text.title}</h2>
                <Blocks blocks={text.opening} />
                {text.sections.map((section) => (
                  <ProseSection key={section.id} section={section} prefix={`${key}-`} level={3} />
                ))}
              </section>
            ))}
            <section id={contact.id} className="grid gap-4">
              <h2 className="mt-4 text-[1.75rem]">{contact.title}</h2>
              <p>For requests about your data, corrections, and anything else on this page:</p>
              <ContactFacts />
            </section>
          </ProseColumn>
        </div>
        <ContentsBeside label="On this page" entries={entries} />
      </div>
    </Page>
  );
}

const contact = { id: "contact", title: "Contact" };

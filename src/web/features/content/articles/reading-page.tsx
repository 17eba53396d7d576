import { articles, guides } from "#domain/articles/articles.gen.ts";
import type { ArticleDocument } from "#domain/articles/document.ts";
import { longDay } from "#domain/calendar/format-day.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { TabTitle } from "#web/ui/layout/page-title.tsx";
import { Blocks, ProseColumn, ProseSection } from "../prose/prose.tsx";
import { ArticleList } from "./article-list.tsx";
import { BackLink } from "./back-link.tsx";
import { ContentsAbove, ContentsBeside } from "./contents-list.tsx";
import { ShareButton } from "./share-button.tsx";
import { Sources } from "./sources.tsx";

type ReadingPageProps = {
  text: ArticleDocument;
  /** Links to the lists that the reader may have come from. */
  back: readonly { to: string; label: string }[];
};

/** A guide or an article, with its contents, callouts and sources. */
export function ReadingPage({ text, back }: ReadingPageProps) {
  return (
    <Page>
      <TabTitle>{text.title}</TabTitle>
      <nav aria-label="Back" className="flex flex-wrap gap-x-6 print:hidden">
        {back.map(({ to, label }) => (
          <BackLink key={to} to={to}>
            {label}
          </BackLink>
        ))}
      </nav>
      <div className="mt-2 grid gap-x-12 lg:grid-cols-[minmax(0,65ch)_minmax(0,17rem)] lg:justify-between">
        <article className="grid min-w-0 content-start gap-6">
          <Head text={text} />
          <ContentsAbove label="In this article" entries={text.sections} numbered />
          <ProseColumn>
            <Blocks blocks={text.opening} />
            {text.sections.map((section, index) => (
              <ProseSection key={section.id} section={section} number={index + 1} />
            ))}
            <Sources sources={text.sources} />
          </ProseColumn>
        </article>
        <ContentsBeside label="In this article" entries={text.sections} numbered />
      </div>
      <ReadNext text={text} />
    </Page>
  );
}

function Head({ text }: { text: ArticleDocument }) {
  return (
    <header className="grid gap-4">
      <h1 tabIndex={-1} className="text-[clamp(2rem,5vw,2.75rem)]">
        {text.title}
      </h1>
      <p className="measure text-[1.15rem] leading-normal text-muted">{text.summary}</p>
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {text.tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 border-y border-line py-2">
        <p className="num text-[0.9375rem] text-muted">
          {text.reading_time} min read
          <span aria-hidden="true" className="max-sm:hidden">
            {" · "}
          </span>
          <span className="max-sm:block">Updated {longDay(text.updated_at)}</span>
        </p>
        <ShareButton title={text.title} />
      </div>
    </header>
  );
}

function ReadNext({ text }: { text: ArticleDocument }) {
  const others = [...guides, ...articles].filter(({ id }) => id !== text.id);
  const near = others.filter(({ category }) => category === text.category);
  const far = others.filter(({ category }) => category !== text.category);
  return (
    <section aria-labelledby="read-next" className="mt-14 print:hidden">
      <h2 id="read-next" className="mb-4 text-[1.5rem]">
        Read next
      </h2>
      <ArticleList articles={[...near, ...far].slice(0, 3)} />
    </section>
  );
}

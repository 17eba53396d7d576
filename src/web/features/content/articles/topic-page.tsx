import { articles, guides } from "#domain/articles/articles.gen.ts";
import type { Topic } from "#domain/articles/topics.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { ProseColumn } from "../prose/prose.tsx";
import { ArticleList } from "./article-list.tsx";
import { BackLink } from "./back-link.tsx";
import { TopicLinks } from "./topic-links.tsx";

const everything = [...guides, ...articles];

/** /resources/...: an introduction to one subject, and a reading list in order. */
export function TopicPage({ topic }: { topic: Topic }) {
  const reading = topic.reading.flatMap((id) => everything.filter((article) => article.id === id));
  return (
    <Page className="grid grid-cols-1 content-start gap-6">
      <div className="grid gap-1">
        <nav aria-label="Back">
          <BackLink to="/resources">Resources</BackLink>
        </nav>
        <PageTitle lead={topic.lead}>{topic.title}</PageTitle>
      </div>
      <ProseColumn>
        {topic.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ProseColumn>
      <section aria-labelledby="reading" className="mt-2 grid gap-4">
        <h2 id="reading" className="text-[1.5rem]">
          Read in this order
        </h2>
        <ArticleList articles={reading} />
      </section>
      <TopicLinks but={topic.path} />
    </Page>
  );
}

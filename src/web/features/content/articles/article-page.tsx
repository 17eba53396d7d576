import type { ArticleDocument } from "#domain/articles/document.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { TabTitle } from "#web/ui/layout/page-title.tsx";
import { ReadingPage } from "./reading-page.tsx";

/** /article/{topic}: the article, or a card that says it does not exist. */
export function ArticlePage({ article }: { article: ArticleDocument | null }) {
  return article ? (
    <ReadingPage text={article} back={[{ to: "/resources", label: "Resources" }]} />
  ) : (
    <ArticleNotFound />
  );
}

function ArticleNotFound() {
  return (
    <Page width="narrow" className="py-12 md:py-20">
      <TabTitle>Article Not Found</TabTitle>
      <Card className="grid justify-items-center gap-3 px-6 py-12 text-center">
        <h1 tabIndex={-1} className="text-[1.75rem]">
          Article Not Found
        </h1>
        <p className="text-muted">We couldn't find or generate the requested article.</p>
        <ButtonLink to="/resources" className="mt-3">
          Back to Resources
        </ButtonLink>
      </Card>
    </Page>
  );
}

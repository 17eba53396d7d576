import type { ArticleDocument } from "#domain/articles/document.ts";
import { ReadingPage } from "./reading-page.tsx";

const back = [
  { to: "/resources", label: "Resources" },
  { to: "/guides", label: "Guide center" },
];

/** One of the two long guides. */
export function GuidePage({ text }: { text: ArticleDocument }) {
  return <ReadingPage text={text} back={back} />;
}

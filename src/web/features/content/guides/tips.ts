import type { ArticleSummary, GuideCategory } from "#domain/articles/article-summary.ts";
import { articles, guides } from "#domain/articles/articles.gen.ts";
import type { Inline } from "#domain/articles/prose.ts";

/** One tip of a guide or an article, with its section. */
export type QuickTip = { words: readonly Inline[]; from: ArticleSummary; section: string; category: GuideCategory };

type FirstTip = { id: string; section: string; words: readonly Inline[] } | null;

const firstTips = Object.values(
  import.meta.glob<FirstTip>(["#content/guides/*.md", "#content/articles/*.md"], {
    query: "?tip",
    import: "default",
    eager: true,
  }),
);

/** The first tip of every text that has one. */
export const quickTips: readonly QuickTip[] = [...guides, ...articles].flatMap((from) => {
  const tip = firstTips.find((first) => first?.id === from.id);
  return tip ? [{ words: tip.words, section: tip.section, from, category: from.category }] : [];
});

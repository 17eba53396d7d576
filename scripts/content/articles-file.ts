import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ArticleSummary } from "../../src/domain/articles/article-summary.ts";
import { ArticleFront, PageFront } from "./front-matter.ts";
import { readDocument } from "./read-document.ts";

const contentFolder = fileURLToPath(new URL("../../content/", import.meta.url));

/** The Markdown files of a folder of content/ as full paths, sorted by name. */
export const markdownIn = (folder: string): string[] =>
  readdirSync(contentFolder + folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => `${contentFolder}${folder}/${name}`);

const summariesIn = (folder: string, prefix: string): ArticleSummary[] =>
  markdownIn(folder).map((file) => {
    const { sources: _, ...front } = ArticleFront.parse(readDocument(file).data);
    return { ...front, path: `${prefix}/${front.id}` };
  });

/** Title and description by id, of each text that is a page or a section of one. */
function pageTitles(): Record<string, { title: string; description: string }> {
  const scale = JSON.parse(readFileSync(`${contentFolder}pages/how-it-works.json`, "utf8"));
  const fronts = [
    ...markdownIn("pages").map((file) => PageFront.parse(readDocument(file).data)),
    PageFront.loose().parse(scale),
  ];
  return Object.fromEntries(fronts.map(({ id, title, summary }) => [id, { title, description: summary }]));
}

/**
 * The source text of src/domain/articles/articles.gen.ts: the facts about content/ for lists, the server and search
 * engines.
 */
export function articlesFile(): string {
  const list = (name: string, folder: string, prefix: string) =>
    `export const ${name}: readonly ArticleSummary[] = ${JSON.stringify(summariesIn(folder, prefix), null, 2)};\n`;
  return [
    "// Made by scripts/generate-articles.ts from the front matter in content/. Do not edit.",
    `import type { ArticleSummary } from "./article-summary.ts";\n`,
    "/** The articles, each at /article/{id}. */",
    list("articles", "articles", "/article"),
    "/** The two long guides, each at /articles/{id}. */",
    list("guides", "guides", "/articles"),
    "/** Titles and descriptions of the texts in content/pages, by id. */",
    `export const pageTitles = ${JSON.stringify(pageTitles(), null, 2)} as const;\n`,
  ].join("\n");
}

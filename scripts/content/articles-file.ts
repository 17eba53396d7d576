import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ArticleSummary } from "../../src/domain/articles/article-summary.ts";
import { ArticleFront } from "./front-matter.ts";
import { readDocument } from "./read-document.ts";

const contentFolder = fileURLToPath(new URL("../../content/", import.meta.url));

/** The Markdown files of a folder of content/, as full paths in the order of their names. */
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

/** The text of src/domain/articles/articles.gen.ts: what the lists, the server and the search engines know of content/. */
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
  ].join("\n");
}

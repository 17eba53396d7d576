import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { readingMinutes } from "#domain/articles/reading-time.ts";
import { type PlannedPath, plannedPaths } from "#domain/pages/page-paths.ts";
import { labeledSections } from "#web/features/content/documents/planned-sections.ts";
import { articlesFile, markdownIn } from "./articles-file.ts";
import { deadLinks } from "./dead-links.ts";
import { ArticleFront, PageFront } from "./front-matter.ts";
import { readDocument } from "./read-document.ts";
import { countWords, writingFaults } from "./writing-faults.ts";

const named = (file: string) => [basename(file, ".md"), file] as const;
const articles = markdownIn("articles").map(named);
const guides = markdownIn("guides").map(named);
const pages = markdownIn("pages").map(named);

// docs/decisions/0012-article-length-and-reading-time.md explains why guides are longer.
const articleWords = { least: 800, most: 1500 };
const guideWords = { least: 2591, most: 2775 };

// How a text may name a planned capability, by the path of its future page.
const plannedNames: Record<PlannedPath, RegExp> = {
  "/assistant": /\b(?:AI|chat|the|our|your|Laurel's) \[?assistant\b/i,
  "/essay-assistant": /\bessay assistant\b/i,
};
const saysPlanned = /\bnot open yet\b/;

test.each([...articles, ...guides])("%s has a title, a description, a reading time and sources", (name, file) => {
  const { data, markdown, prose } = readDocument(file);
  const front = ArticleFront.parse(data);
  expect(front.id).toBe(name);
  expect(front.reading_time).toBe(readingMinutes(countWords(markdown)));
  expect(prose.sections.length).toBeGreaterThanOrEqual(4);
  expect([...markdown.matchAll(/^(Tip|Warning|Example): /gm)].length).toBeGreaterThanOrEqual(2);
});

test.each([
  ...articles.map(([name, file]) => [name, file, articleWords] as const),
  ...guides.map(([name, file]) => [name, file, guideWords] as const),
])("%s has an allowed length", (_, file, { least, most }) => {
  const words = countWords(readDocument(file).markdown);
  expect(words).toBeGreaterThanOrEqual(least);
  expect(words).toBeLessThanOrEqual(most);
});

test.each([...articles, ...guides])(
  "%s mentions planned features at most once, and says that they are not open",
  (_, file) => {
    const sentences = readDocument(file).markdown.split(/(?<=[.?:])\s+|\n+/);
    const named = sentences.filter((sentence) =>
      plannedPaths.some((path) => sentence.includes(`](${path})`) || plannedNames[path].test(sentence)),
    );
    expect(named.length).toBeLessThanOrEqual(1);
    expect(named.filter((sentence) => !saysPlanned.test(sentence))).toEqual([]);
  },
);

test.each(pages)("%s has a title and a description", (name, file) => {
  expect(PageFront.parse(readDocument(file).data).id).toBe(name);
});

test.each([...articles, ...guides, ...pages])(
  "%s follows the writing style, and every link leads to a page",
  (_, file) => {
    const { data, markdown, prose } = readDocument(file);
    expect(writingFaults(`${data.title}. ${data.summary}\n\n${markdown}`)).toEqual([]);
    const ids = prose.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(prose.sections.filter(({ title }) => /^\d/.test(title))).toEqual([]);
    const links = [...markdown.matchAll(/\]\((\/[^)\s#]*)/g)].map(([, to]) => to ?? "");
    expect(deadLinks(links)).toEqual([]);
  },
);

test("the reading times match the spec", () => {
  const minutes = Object.fromEntries(
    [...articles, ...guides].map(([name, file]) => [name, readDocument(file).data.reading_time]),
  );
  expect(minutes).toMatchObject({
    "essay-prompt-analysis": 8,
    "merit-vs-need-based-aid": 9,
    "scholarship-essay-guide": 15,
    "profile-building-guide": 15,
  });
});

test("no two texts have the same beginning", () => {
  const openings = [...articles, ...guides].map(([, file]) =>
    readDocument(file).markdown.trim().toLowerCase().split(/\s+/).slice(0, 2).join(" "),
  );
  expect(new Set(openings).size).toBe(openings.length);
});

test("every section that planned-sections.ts names is on /learn-more", () => {
  const text = pages.find(([name]) => name === "learn-more")?.[1] ?? "";
  const ids = readDocument(text).prose.sections.map(({ id }) => id);
  expect(labeledSections.filter((section) => !ids.includes(section))).toEqual([]);
});

test("every legal text and the accessibility statement name a contact", () => {
  for (const [name, file] of pages.filter(([name]) => /legal|accessibility/.test(name)))
    expect(readFileSync(file, "utf8"), name).toContain("{{SUPPORT_EMAIL}}");
});

test("articles.gen.ts is up to date with content/ (node scripts/generate-articles.ts)", () => {
  const path = new URL("../../src/domain/articles/articles.gen.ts", import.meta.url);
  expect(readFileSync(path, "utf8")).toBe(articlesFile());
});

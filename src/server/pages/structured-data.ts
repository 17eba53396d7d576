import type { ArticleSummary } from "#domain/articles/article-summary.ts";
import { plannedNotice } from "#domain/pages/planned-answer.ts";
import { closedWords } from "#domain/scholarships/closed.ts";
import { officialUrl } from "#domain/scholarships/official-url.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";

// JSON-LD in the words of schema.org. Only what the page itself shows is said here.

const context = "https://schema.org";
const laurel = (origin: string) => ({
  "@type": "Organization",
  "@id": `${origin}/#organization`,
  name: "Laurel",
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/** The front page: who Laurel is. */
export const aboutLaurel = (origin: string) => [
  { "@context": context, ...laurel(origin) },
  {
    "@context": context,
    "@type": "WebSite",
    name: "Laurel",
    url: `${origin}/`,
    publisher: { "@id": `${origin}/#organization` },
  },
];

export type Crumb = { name: string; path: string };

/** How the way to the lists of open scholarships, and to each of them, begins; the pages show the same. */
export const browseCrumb: Crumb = { name: "Browse scholarships", path: "/browse" };

/** Where a page stands, from the front page down to itself. */
export const breadcrumbs = (origin: string, crumbs: readonly Crumb[]) => ({
  "@context": context,
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Laurel", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** A guide or an article, with its place among the resources. */
export const aboutArticle = (origin: string, article: ArticleSummary) => [
  {
    "@context": context,
    "@type": "Article",
    headline: article.title,
    description: article.summary,
    url: origin + article.path,
    mainEntityOfPage: origin + article.path,
    image: `${origin}/social.png`,
    datePublished: article.created_at,
    dateModified: article.updated_at,
    keywords: article.tags,
    author: laurel(origin),
    publisher: laurel(origin),
  },
  breadcrumbs(origin, [
    { name: "Resources", path: "/resources" },
    { name: article.title, path: article.path },
  ]),
];

/** `about` is the path of what it is about, where that has a page. */
export type Question = { question: string; answer: string; about: string | null };

/** The questions of the help centre. An answer about what is not open yet begins with that, as on the page. */
export const aboutQuestions = (questions: readonly Question[]) => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer, about }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: [plannedNotice(about), answer].filter(Boolean).join(" ") },
  })),
});

/**
 * A scholarship is a MonetaryGrant: money from a funder. EducationalOccupationalProgram is a course of study, which it
 * is not. A Grant has no property for a deadline: the page about it expires on that day, where the sponsor fixed one.
 * The page says when its facts were last checked, and that it is closed when it is.
 */
export function aboutScholarship(origin: string, scholarship: Scholarship) {
  const path = `/scholarships/${scholarship.id}`;
  // Zero is what submissions send for "no answer".
  const least = scholarship.amount_min || null;
  const most = scholarship.amount_max || null;
  const closed = closedWords(scholarship);
  return [
    {
      "@context": context,
      "@type": "WebPage",
      url: origin + path,
      name: scholarship.title,
      ...(closed && { description: closed }),
      ...(scholarship.deadline_kind === "fixed" && scholarship.deadline && { expires: scholarship.deadline }),
      ...(scholarship.last_checked && { lastReviewed: scholarship.last_checked }),
      mainEntity: {
        "@type": "MonetaryGrant",
        name: scholarship.title,
        description: scholarship.description,
        url: officialUrl(scholarship.application_url) ?? undefined,
        funder: { "@type": "Organization", name: scholarship.provider_name },
        ...((least ?? most) !== null && {
          amount: {
            "@type": "MonetaryAmount",
            currency: "USD",
            ...(least !== null && { minValue: least }),
            ...(most !== null && { maxValue: most }),
          },
        }),
      },
    },
    breadcrumbs(origin, [browseCrumb, { name: scholarship.title, path }]),
  ];
}

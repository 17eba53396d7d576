import type { ArticleSummary } from "#domain/articles/article-summary.ts";
import { closedWords } from "#domain/scholarships/days/closed.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { officialUrl } from "#domain/scholarships/urls/official-url.ts";

// JSON-LD with the schema.org vocabulary. It contains only what the page itself shows.

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

/** The first breadcrumb of the browse pages and of scholarship pages. The pages show the same one. */
export const browseCrumb: Crumb = { name: "Browse scholarships", path: "/browse" };

/** The breadcrumbs of a page, from the front page to the page itself. */
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

/** A guide or an article, with its breadcrumbs. */
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

export type Question = { question: string; answer: string };

/** The questions of the help center. */
export const aboutQuestions = (questions: readonly Question[]) => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/**
 * A scholarship is a MonetaryGrant: money from a funder. EducationalOccupationalProgram does not fit, because it is a
 * course of study. A Grant has no property for a deadline, so the page expires on a fixed deadline. The page also has
 * the day of its last check, and a description when the scholarship is closed.
 */
export function aboutScholarship(origin: string, scholarship: Scholarship) {
  const path = `/scholarships/${scholarship.id}`;
  // Submissions send zero for "no answer".
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

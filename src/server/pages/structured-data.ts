import type { ArticleSummary } from "#domain/articles/article-summary.ts";
import { officialAddress } from "#domain/scholarships/official-address.ts";
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

/** The front page: who Laurel is, and where one can search. */
export const aboutLaurel = (origin: string) => [
  { "@context": context, ...laurel(origin) },
  {
    "@context": context,
    "@type": "WebSite",
    name: "Laurel",
    url: `${origin}/`,
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/scholarships?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  },
];

export type Crumb = { name: string; path: string };

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

export type Question = { question: string; answer: string };

/** The questions of the help centre. */
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
 * A scholarship is a MonetaryGrant: money from a funder. EducationalOccupationalProgram is a course of study, which it is
 * not. A Grant has no property for a deadline, so none is claimed; the page says when its facts were last checked.
 */
export function aboutScholarship(origin: string, scholarship: Scholarship) {
  const path = `/scholarships/${scholarship.id}`;
  // Zero is what submissions send for "no answer".
  const least = scholarship.amount_min || null;
  const most = scholarship.amount_max || null;
  return [
    {
      "@context": context,
      "@type": "WebPage",
      url: origin + path,
      name: scholarship.title,
      ...(scholarship.last_checked && { lastReviewed: scholarship.last_checked }),
      mainEntity: {
        "@type": "MonetaryGrant",
        name: scholarship.title,
        description: scholarship.description,
        url: officialAddress(scholarship.application_url) ?? undefined,
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
    breadcrumbs(origin, [{ name: scholarship.title, path }]),
  ];
}

import { closedWords, isOver } from "#domain/scholarships/days/closed.ts";
import { moneyRange } from "#domain/scholarships/money/money-range.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { PublicPage } from "./public-page.ts";
import { shortened } from "./shortened.ts";
import { aboutScholarship } from "./structured-data.ts";

const longestTitle = 60;
const longestDescription = 160;

/**
 * The head of a scholarship's page. The page of a closed scholarship still opens by its URL, but search engines do not
 * list it.
 */
export function scholarshipHead(scholarship: Scholarship): PublicPage {
  const { id, title, provider_name: sponsor, description } = scholarship;
  const closed = closedWords(scholarship);
  const ending = closed ? " (closed)" : "";
  const facts = `${closed ? `${closed} ` : ""}${sponsor}: ${moneyRange(scholarship)}. ${description}`;
  return {
    title: `${shortened(title, longestTitle - ending.length)}${ending} · Laurel`,
    description: shortened(facts.replace(/\s+/g, " ").trim(), longestDescription),
    canonical: `/scholarships/${id}`,
    indexed: !isOver(scholarship),
    structuredData: (origin) => aboutScholarship(origin, scholarship),
  };
}

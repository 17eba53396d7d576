import { moneyRange } from "#domain/scholarships/money-range.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { PublicPage } from "./public-page.ts";
import { aboutScholarship } from "./structured-data.ts";

const longestTitle = 60;
const longestDescription = 160;

/** What the head of a scholarship's page says. */
export function scholarshipHead(scholarship: Scholarship): PublicPage {
  const { id, title, provider_name: sponsor, description } = scholarship;
  const facts = `${sponsor}: ${moneyRange(scholarship)}. ${description}`;
  return {
    title: `${shortened(title, longestTitle)} · Laurel`,
    description: shortened(facts.replace(/\s+/g, " ").trim(), longestDescription),
    canonical: `/scholarships/${id}`,
    indexed: true,
    structuredData: (origin) => aboutScholarship(origin, scholarship),
  };
}

/** The first whole words of a text, with an ellipsis where some are left out. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).replace(/[\s,.;:]+$/, "")}…`;
}

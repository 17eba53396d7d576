import type { Scope } from "./scope.ts";

/** Smallest and largest share of the applicants who win, each from 0 to 1. */
export type Rates = { low: number; high: number };

type Program = Rates & { scope: Scope; program: string; url: string };

const share = (awards: number, applicants: number): Rates => ({ low: awards / applicants, high: awards / applicants });

/** What sponsors and news published about real programs. docs/how-chances-are-estimated.md tells what each figure is. */
const publishedPrograms: readonly Program[] = [
  {
    scope: "local",
    program: "Highland County Republican Women's Club, Ohio, 2023: 5 of more than 40",
    ...share(5, 40),
    url: "https://www.timesgazette.com/2023/05/25/womens-club-awards-scholarships/",
  },
  {
    scope: "local",
    program: "Community Foundation of the Texas Hill Country, 2021: 100 of more than 750",
    ...share(100, 750),
    url: "https://www.hccommunityjournal.com/community_life/article_1fc698ec-a787-11eb-b015-b7e3496c7c76.html",
  },
  {
    scope: "local",
    program: "Moore Alumni, Oklahoma, 2020: 13 of about 50",
    ...share(13, 50),
    url: "https://moorealumni.com/history/how-we-select-our-scholarship-recipients",
  },
  {
    scope: "local",
    program: "Community Foundation of Mendocino County, 2021: 77 of more than 200",
    ...share(77, 200),
    url: "https://jessepittman.org/updates/blog-post-title-two-lxcnc",
  },
  {
    scope: "local",
    program: "The Community Foundation (community-foundation.com), 2024: 220 of 453",
    ...share(220, 453),
    url: "https://community-foundation.com/impact/what-we-do/persevering-together-for-students",
  },
  {
    scope: "national",
    program: "Coca-Cola Scholars: 150 of 85,000 to 110,000",
    low: 150 / 110_000,
    high: 150 / 85_000,
    url: "https://en.wikipedia.org/wiki/Coca-Cola_Scholars_Foundation",
  },
  {
    scope: "national",
    program: "The Gates Scholarship: 300 of more than 30,000",
    ...share(300, 30_000),
    url: "https://ncspe.org/how-many-students-apply-for-the-gates-scholarship/",
  },
  {
    scope: "national",
    program: "Gates Cambridge Scholarships in the United States: 40 of 800",
    ...share(40, 800),
    url: "http://piglix.com/piglix/Gates_Cambridge_Scholarship",
  },
  {
    scope: "national",
    program: "NSF Graduate Research Fellowships: 2,000 of about 12,000",
    ...share(2000, 12_000),
    url: "https://nsf.gov/news/special_reports/grfp_anniversary/about.jsp",
  },
  {
    scope: "international",
    program: "Gates Cambridge Scholarships outside the United States, 2017: 1.1% of about 5,000",
    low: 0.011,
    high: 0.011,
    url: "http://piglix.com/piglix/Gates_Cambridge_Scholarship",
  },
  {
    scope: "international",
    program: "Chevening Scholarships: about 2% of tens of thousands",
    low: 0.02,
    high: 0.02,
    url: "https://en.wikipedia.org/wiki/Chevening_Scholarship",
  },
  {
    scope: "international",
    program: "Erasmus Mundus, 2017: 1,345 of nearly 24,000",
    ...share(1345, 24_000),
    url: "https://www.thestatesman.com/books-education/india-among-top-beneficiaries-of-eu-funded-scholarships-programme-1494608500.html",
  },
  {
    scope: "drawing",
    program: "FinAid on scholarship lotteries: usually less than 1 in 10,000, little known ones 1 in 500",
    low: 1 / 10_000,
    high: 1 / 500,
    url: "https://www.finaid.org/otheraid/lotteries.phtml",
  },
];

/** FinAid: where merit decides, about 1 in 15 of those who qualify wins (the page on lotteries above). */
export const usualChance = 1 / 15;

/** The lowest and the highest published rate of a scope, or null when none is published. */
export function publishedRates(scope: Scope): Rates | null {
  const own = publishedPrograms.filter((program) => program.scope === scope);
  if (own.length === 0) return null;
  return { low: Math.min(...own.map(({ low }) => low)), high: Math.max(...own.map(({ high }) => high)) };
}

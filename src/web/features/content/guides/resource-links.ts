import type { GuideCategory } from "#domain/articles/article-summary.ts";
import { isOpen } from "#domain/pages/page-paths.ts";

/** One of our tools, or an official page on another site. */
export type ResourceLink = {
  title: string;
  description: string;
  category: GuideCategory;
  kind: "tool" | "external";
  url: string;
  tags: readonly string[];
};

const links: readonly ResourceLink[] = [
  {
    title: "Scholarships",
    description: "The catalog, compared with your profile line by line.",
    category: "Strategy",
    kind: "tool",
    url: "/scholarships",
    tags: ["search", "matches"],
  },
  {
    title: "Essay Assistant",
    description: "An essay measured against ten criteria, with the passages behind each score.",
    category: "Writing",
    kind: "tool",
    url: "/essay-assistant",
    tags: ["essays", "feedback"],
  },
  {
    title: "Application tracker",
    description: "Every application with its deadline, state and notes.",
    category: "Strategy",
    kind: "tool",
    url: "/applications",
    tags: ["deadlines", "planning"],
  },
  {
    title: "How ScholarPoints work",
    description: "A scale for comparing achievements of different kinds, with worked examples.",
    category: "Profile",
    kind: "tool",
    url: "/how-it-works",
    tags: ["achievements", "activities"],
  },
  {
    title: "FAFSA form",
    description: "The free federal form itself. Any site that charges for it is not the government.",
    category: "Finance",
    kind: "external",
    url: "https://studentaid.gov/h/apply-for-aid/fafsa",
    tags: ["FAFSA", "official"],
  },
  {
    title: "FAFSA deadlines by state",
    description: "State dates come months before the federal one.",
    category: "Finance",
    kind: "external",
    url: "https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines",
    tags: ["deadlines", "state aid", "official"],
  },
  {
    title: "Finding and applying for scholarships",
    description: "Federal Student Aid’s list of free places to look.",
    category: "Strategy",
    kind: "external",
    url: "https://studentaid.gov/understand-aid/types/scholarships",
    tags: ["search", "official"],
  },
  {
    title: "Common App activities section",
    description: "The form whose limits of 50 and 150 characters most others resemble.",
    category: "Profile",
    kind: "external",
    url: "https://www.commonapp.org/apply/first-year-students",
    tags: ["activities"],
  },
  {
    title: "How to avoid scholarship scams",
    description: "The Federal Trade Commission’s own list of signs.",
    category: "Finance",
    kind: "external",
    url: "https://consumer.ftc.gov/articles/how-avoid-scholarship-financial-aid-scams",
    tags: ["scams", "official"],
  },
  {
    title: "IRS Publication 970",
    description: "Which part of a scholarship is taxed, and which is not.",
    category: "Finance",
    kind: "external",
    url: "https://www.irs.gov/publications/p970",
    tags: ["taxes", "official"],
  },
];

/** Links beside the guides: our tools that are open, and official pages. */
export const resourceLinks = links.filter(({ kind, url }) => kind === "external" || isOpen(url));

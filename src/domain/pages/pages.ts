import { type PagePath, pagePathAt } from "./page-paths.ts";

/** What the tab and a search engine say about a page. */
export type Page = { path: PagePath; title: string; description: string };

const landing = {
  title: "Laurel: scholarships that are really open to you",
  description:
    "Laurel reads every scholarship requirement against your own answers, shows you the sponsor's words, and ranks what is open to you.",
};

const scholarProfile = {
  title: "Your Scholar Profile",
  description: "Four short steps. Every answer is used to find awards that are really open to you.",
};

const pages: Record<PagePath, Omit<Page, "path">> = {
  "/": landing,
  "/home": landing,
  "/auth": {
    title: "Sign in or sign up",
    description: "Sign in to Laurel, or make an account to see which scholarships are open to you.",
  },
  "/auth/confirm": {
    title: "Open a mailed link",
    description:
      "Where the links in Laurel's mails lead: they do what they say when you press the button, and only then.",
  },
  "/account": {
    title: "Account",
    description: "Your address, password and two-step sign-in, where you are signed in, and your data.",
  },
  "/onboarding": {
    title: "Set up your profile",
    description: "Five short steps, so that Laurel can match scholarships to you.",
  },
  "/dashboard": {
    title: "Dashboard",
    description: "Your matches, applications and deadlines in one place.",
  },
  "/profile": scholarProfile,
  "/profile/complete": scholarProfile,
  "/profile/{step}": scholarProfile,
  "/profile/edit": {
    title: "Edit your profile",
    description: "Every answer of your profile on one page. Only what you change is saved.",
  },
  "/scholarships": {
    title: "Scholarships",
    description: "Real scholarships, ranked for your profile, each with the reasons.",
  },
  "/scholarships/{id}": {
    title: "Scholarship",
    description: "One scholarship with what it asks, what it pays, and where each fact is from.",
  },
  "/demo": {
    title: "Interactive demo",
    description: "Three steps through Laurel with samples: search scholarships, read an analysis, track applications.",
  },
  "/how-it-works": {
    title: "How ScholarPoints work",
    description:
      "A scale from 20 to 100 points for comparing achievements, with its levels, weights, formula and examples.",
  },
  "/how-matching-works": {
    title: "How matching works",
    description:
      "How Laurel decides whether a scholarship is open to you, what the score means, and how that is measured.",
  },
  "/learn-more": {
    title: "What Laurel does",
    description: "Each feature of Laurel, what it needs from you, what it costs, and where its limits are.",
  },
  "/about": {
    title: "About Laurel",
    description: "What Laurel is for, how it treats facts, money and data, and who runs it.",
  },
  "/success-stories": {
    title: "Success stories",
    description: "There are no published stories yet. How they will be chosen, and how awards are recorded in Laurel.",
  },
  "/blog": {
    title: "Blog",
    description: "Articles on finding, winning and keeping scholarships, each with its sources and their dates.",
  },
  "/help": {
    title: "Help centre",
    description: "Answers to the questions that come up most, tips, and where to turn next.",
  },
  "/contact": {
    title: "Contact",
    description: "Write to the people who run this Laurel, or find address, phone and hours.",
  },
  "/guides": {
    title: "Guide centre",
    description: "Study guides, resources and quick tips on essays, profile, strategy, interviews and money.",
  },
  "/resources": {
    title: "Resources",
    description: "Find scholarships, and read guides on essay writing and financial aid.",
  },
  "/resources/guide": {
    title: "Scholarship guide",
    description: "Start here: where to look for scholarships, how to spot a scam, and what to do after you win.",
  },
  "/resources/essays": {
    title: "Essay tips",
    description: "How to read a prompt, write a scholarship essay, and use it a second time honestly.",
  },
  "/resources/interviews": {
    title: "Scholarship interviews",
    description: "How to prepare for a scholarship interview and for the letters that come before it.",
  },
  "/resources/financial-aid": {
    title: "Financial aid",
    description: "FAFSA and state aid, merit and need, aid offers, award displacement and taxes, with dated sources.",
  },
  "/resources/college-planning": {
    title: "College planning",
    description: "What to do when, from ninth grade to the first college year, and for those who start later.",
  },
  "/articles/scholarship-essay-guide": {
    title: "Scholarship essay guide",
    description: "A full working method: finding a story, finding its point, drafting, showing evidence, revising.",
  },
  "/articles/profile-building-guide": {
    title: "Profile building guide",
    description: "Fill in a profile that finds the right scholarships, and strengthen it over a year.",
  },
  "/article/{topic}": {
    title: "Article",
    description: "An article on scholarships and financial aid, with its sources and their dates.",
  },
  "/legal": {
    title: "Legal",
    description: "Terms of use, privacy notice, GDPR, disclaimer, cookies and contact, all on one page.",
  },
  "/terms": {
    title: "Terms of use",
    description: "The rules for using Laurel: accounts, plans and credits, your content, fair use.",
  },
  "/privacy": {
    title: "Privacy notice",
    description: "What Laurel stores about you, why, who else can see it, and how to export or delete it.",
  },
  "/gdpr": {
    title: "GDPR",
    description: "Your rights under the GDPR, the legal bases for each use, and how to make a request.",
  },
  "/cookies": {
    title: "Cookies and local storage",
    description: "The few cookies and browser entries that Laurel uses, and why there is no cookie banner.",
  },
  "/accessibility": {
    title: "Accessibility statement",
    description: "Laurel aims to meet WCAG 2.2 at level AA. How we work toward it, and how to tell us what stops you.",
  },
  "/assistant": {
    title: "AI Assistant",
    description: "Planned: a chat that answers from your records, the catalogue and the guides.",
  },
  "/essay-assistant": {
    title: "Essay Assistant",
    description: "Planned: an essay measured against ten criteria, with the passages behind each score.",
  },
  "/applications": {
    title: "Application tracker",
    description: "Planned: every application with its deadline, state and notes, and reminders before it is due.",
  },
  "/application-tracker": {
    title: "Application tracker",
    description: "Planned: every application with its deadline, state and notes, and reminders before it is due.",
  },
  "/subscription": {
    title: "Subscription",
    description: "Planned: premium for 3 months, after a free trial of 24 hours that ends by itself.",
  },
  "/credits": {
    title: "Credits",
    description: "Planned: credits for single searches and essay analyses, with balance and history.",
  },
  "/credit-success": {
    title: "Payment",
    description: "Planned: the page that confirms a purchase of credits.",
  },
};

/** The page at a path (without query), or undefined when there is none. */
export function findPage(pathname: string): Page | undefined {
  const path = pagePathAt(pathname);
  return path && { path, ...pages[path] };
}

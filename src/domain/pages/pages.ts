import { guides, pageTitles } from "../articles/articles.gen.ts";
import { type Topic, topics } from "../articles/topics.ts";
import { type PagePath, type PresentPath, pagePathAt, presentPath } from "./page-paths.ts";

/** The title and description of a page, for the tab and for search engines. */
export type Page = { path: PagePath; title: string; description: string };

const landing = {
  title: "Laurel: find scholarships you can actually get",
  description: "We check every scholarship requirement against your profile and show what you qualify for, and why.",
};

const scholarProfile = {
  title: "Your Scholar Profile",
  description: "Your answers in four parts. We use each one to find scholarships you can actually get.",
};

type Words = Omit<Page, "path">;

const about = ({ title, lead }: Topic): Words => ({ title, description: lead });

function guide(id: string): Words {
  const found = guides.find((one) => one.id === id);
  if (!found) throw new Error(`no guide ${id}`);
  return { title: found.title, description: found.summary };
}

const pages: Record<PresentPath, Words> = {
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
    description: "Five short steps and up to three questions, so that Laurel can match scholarships to you.",
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
    description: "One scholarship with what it asks, what it pays, and where its facts are from.",
  },
  "/browse": {
    title: "Browse scholarships",
    description:
      "Open scholarships by deadline, level, field, group, citizenship and state, each with its source and what it asks.",
  },
  "/browse/search": {
    title: "Search scholarships",
    description: "Search every open scholarship by words, level, field, amount and GPA. No account needed.",
  },
  "/browse/{kind}/{slug}": {
    title: "Open scholarships",
    description: "One list of open scholarships by next deadline, with what each pays and asks.",
  },
  "/demo": {
    title: "Interactive demo",
    description: "Three steps through Laurel with samples: search scholarships, read an analysis, track applications.",
  },
  "/how-it-works": pageTitles["how-it-works"],
  "/how-matching-works": pageTitles["how-matching-works"],
  "/learn-more": pageTitles["learn-more"],
  "/about": pageTitles.about,
  "/success-stories": pageTitles["success-stories"],
  "/blog": {
    title: "Blog",
    description:
      "Articles on finding, winning and keeping scholarships, each with its sources and the day we read them.",
  },
  "/help": {
    title: "Help center",
    description: "Answers to the questions that come up most, tips, and where to turn next.",
  },
  "/contact": {
    title: "Contact",
    description: "Write to us, or find our mailing address, phone and hours.",
  },
  "/guides": {
    title: "Guide center",
    description: "Study guides, resources and quick tips on essays, profile, strategy, interviews and money.",
  },
  "/resources": {
    title: "Resources",
    description: "Find scholarships, and read guides on essay writing and financial aid.",
  },
  "/resources/guide": about(topics.guide),
  "/resources/essays": about(topics.essays),
  "/resources/interviews": about(topics.interviews),
  "/resources/financial-aid": about(topics.financialAid),
  "/resources/college-planning": about(topics.collegePlanning),
  "/articles/scholarship-essay-guide": guide("scholarship-essay-guide"),
  "/articles/profile-building-guide": guide("profile-building-guide"),
  "/article/{topic}": {
    title: "Article",
    description: "An article on scholarships and financial aid, with its sources and the day we read them.",
  },
  "/legal": {
    title: "Legal",
    description: "Terms of use, privacy notice, GDPR, disclaimer, cookies and contact, all on one page.",
  },
  "/terms": pageTitles["legal-terms"],
  "/privacy": pageTitles["legal-privacy"],
  "/gdpr": pageTitles["legal-gdpr"],
  "/cookies": pageTitles["legal-cookies"],
  "/accessibility": pageTitles.accessibility,
  "/assistant": {
    title: "AI Assistant",
    description: "Planned: a chat that answers from your records, the catalog and the guides.",
  },
  "/essay-assistant": {
    title: "Essay Assistant",
    description: "Planned: an essay measured against ten criteria, with the passages behind each score.",
  },
  "/applications": {
    title: "Application tracker",
    description: "Every scholarship you apply for in one place: deadline, status, checklist, notes and money.",
  },
  "/subscription": {
    title: "Subscription",
    description: "Your plan, what premium costs, and your payments. The free trial of 24 hours ends by itself.",
  },
  "/credits": {
    title: "Credits",
    description: "Pay for single AI searches, without a plan. With your balance and history.",
  },
  "/credit-success": {
    title: "Payment",
    description: "Confirms a purchase of credits.",
  },
};

/** The page at a path (without search params), or undefined. For a path that moved, the page that it moved to. */
export function findPage(pathname: string): Page | undefined {
  const path = pagePathAt(pathname);
  return path && { path, ...pages[presentPath(path)] };
}

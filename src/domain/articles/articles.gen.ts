// Made by scripts/generate-articles.ts from the front matter in content/. Do not edit.
import type { ArticleSummary } from "./article-summary.ts";

/** The articles, each at /article/{id}. */
export const articles: readonly ArticleSummary[] = [
  {
    "id": "after-you-win",
    "title": "After You Win",
    "topic": "Accepting, reporting, taxing and keeping a scholarship",
    "summary": "What to do in the weeks after an award: read the terms, thank the sponsor, tell your college, understand the tax, and keep the money in later years.",
    "category": "Finance",
    "resources_category": "Financial Aid",
    "reading_time": 7,
    "tags": [
      "taxes",
      "renewal",
      "thank-you letters",
      "IRS Publication 970"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/after-you-win"
  },
  {
    "id": "award-displacement",
    "title": "Award Displacement",
    "topic": "What happens to other aid when you win a scholarship",
    "summary": "Why a college may reduce your aid after you win an outside scholarship, what the rules require, and what to ask for so that you keep the benefit.",
    "category": "Finance",
    "resources_category": "Financial Aid",
    "reading_time": 7,
    "tags": [
      "displacement",
      "outside scholarships",
      "financial aid office",
      "state law"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/award-displacement"
  },
  {
    "id": "college-planning-year-by-year",
    "title": "College Planning Year by Year",
    "topic": "What to do for college and scholarships, grade by grade",
    "summary": "A calm timeline from ninth grade to the end of the first college year: what matters when, what can wait, and how to start late.",
    "category": "Strategy",
    "resources_category": "Other",
    "reading_time": 7,
    "tags": [
      "planning",
      "timeline",
      "high school",
      "deadlines"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/college-planning-year-by-year"
  },
  {
    "id": "essay-prompt-analysis",
    "title": "Essay Prompt Analysis",
    "topic": "How to read a scholarship essay prompt",
    "summary": "How to take a prompt apart before you write: its verbs, its separate questions, its limits and the reason the sponsor asks.",
    "category": "Writing",
    "resources_category": "Essay Writing",
    "reading_time": 8,
    "tags": [
      "essay prompts",
      "planning",
      "outlining",
      "scholarship essays"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/essay-prompt-analysis"
  },
  {
    "id": "fafsa-and-state-aid-basics",
    "title": "FAFSA and State Aid Basics",
    "topic": "Filing the FAFSA and applying for state aid",
    "summary": "Which FAFSA to file, who has to sign it, what happens to it afterwards, and how to find your state's own deadline and its own form.",
    "category": "Finance",
    "resources_category": "Financial Aid",
    "reading_time": 7,
    "tags": [
      "FAFSA",
      "state aid",
      "Student Aid Index",
      "deadlines",
      "Pell Grant"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/fafsa-and-state-aid-basics"
  },
  {
    "id": "financial-aid-offers-compared",
    "title": "Financial Aid Offers Compared",
    "topic": "Reading and comparing financial aid offers",
    "summary": "How to put two aid offers on the same footing: find the true cost, separate grants from loans, work out the net price and ask for a review.",
    "category": "Finance",
    "resources_category": "Financial Aid",
    "reading_time": 7,
    "tags": [
      "aid offers",
      "net price",
      "loans",
      "appeals"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/financial-aid-offers-compared"
  },
  {
    "id": "finding-local-awards",
    "title": "Finding Local Awards",
    "topic": "Scholarships from your town, county, employer and community",
    "summary": "Where small local scholarships are announced, how to search for them in one afternoon, and how to check that a little-known sponsor is real.",
    "category": "Strategy",
    "resources_category": "Other",
    "reading_time": 6,
    "tags": [
      "local scholarships",
      "community foundations",
      "search",
      "planning"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/finding-local-awards"
  },
  {
    "id": "first-generation-students",
    "title": "First-Generation Students",
    "topic": "Applying when your parents did not finish college",
    "summary": "Who counts as first-generation, which programs and fee waivers exist, how to write about it, and the words that nobody explains.",
    "category": "Strategy",
    "resources_category": "Other",
    "reading_time": 7,
    "tags": [
      "first-generation",
      "TRIO",
      "fee waivers",
      "glossary"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/first-generation-students"
  },
  {
    "id": "international-students",
    "title": "International Students",
    "topic": "Paying for study as a student without US citizenship",
    "summary": "What aid is open to students on a visa, to noncitizens in the United States and to students elsewhere, and how to search without wasting months.",
    "category": "Strategy",
    "resources_category": "Financial Aid",
    "reading_time": 7,
    "tags": [
      "international students",
      "F-1",
      "noncitizens",
      "EducationUSA",
      "CSS Profile"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/international-students"
  },
  {
    "id": "merit-vs-need-based-aid",
    "title": "Merit vs Need-Based Aid",
    "topic": "The two kinds of student aid and how each is decided",
    "summary": "What merit aid and need-based aid are, who decides each one, which forms they ask for, and how to spend your time between them.",
    "category": "Finance",
    "resources_category": "Financial Aid",
    "reading_time": 9,
    "tags": [
      "merit aid",
      "need-based aid",
      "FAFSA",
      "CSS Profile",
      "net price"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/merit-vs-need-based-aid"
  },
  {
    "id": "recommendation-letters",
    "title": "Recommendation Letters",
    "topic": "Asking for letters of recommendation",
    "summary": "Whom to ask, when, and how: what to give the person who writes, whether to waive your right to read the letter, and how to handle late ones.",
    "category": "Profile",
    "resources_category": "Other",
    "reading_time": 7,
    "tags": [
      "recommendations",
      "teachers",
      "FERPA",
      "deadlines"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/recommendation-letters"
  },
  {
    "id": "reusing-an-essay-honestly",
    "title": "Reusing an Essay Honestly",
    "topic": "Using one essay for several scholarships",
    "summary": "When you may send the same essay twice, how to adapt it so that it answers the new sponsor, and which rules on AI and ownership to read.",
    "category": "Writing",
    "resources_category": "Essay Writing",
    "reading_time": 7,
    "tags": [
      "essay reuse",
      "originality",
      "AI rules",
      "editing"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/reusing-an-essay-honestly"
  },
  {
    "id": "scholarship-interviews",
    "title": "Scholarship Interviews",
    "topic": "Preparing for a scholarship interview",
    "summary": "How to prepare for an interview in four evenings, which questions to expect, how to build answers from evidence, and what to do on the day.",
    "category": "Interview",
    "resources_category": "Other",
    "reading_time": 7,
    "tags": [
      "interviews",
      "preparation",
      "video calls",
      "STAR method"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/scholarship-interviews"
  },
  {
    "id": "spotting-a-scholarship-scam",
    "title": "Spotting a Scholarship Scam",
    "topic": "Scholarship fraud and data harvesting",
    "summary": "The signs that a scholarship is a fraud or a way to collect your data, what counts as evidence the other way, and what to do if you already paid.",
    "category": "Strategy",
    "resources_category": "Financial Aid",
    "reading_time": 7,
    "tags": [
      "scams",
      "safety",
      "privacy",
      "FTC"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/spotting-a-scholarship-scam"
  },
  {
    "id": "transfer-and-adult-students",
    "title": "Transfer and Adult Students",
    "topic": "Aid and scholarships for transfer, returning and older students",
    "summary": "How aid works when you transfer, return after years away or study beside a job and a family, and where to look for awards that are meant for you.",
    "category": "Strategy",
    "resources_category": "Financial Aid",
    "reading_time": 8,
    "tags": [
      "transfer",
      "adult learners",
      "community college",
      "Pell Grant",
      "employers"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/article/transfer-and-adult-students"
  }
];

/** The two long guides, each at /articles/{id}. */
export const guides: readonly ArticleSummary[] = [
  {
    "id": "profile-building-guide",
    "title": "Profile Building Guide",
    "topic": "Building a scholarship profile that is complete, true and useful",
    "summary": "How to fill in a profile that finds the right scholarships, describe what you do so that strangers understand it, and strengthen it over a year.",
    "category": "Profile",
    "resources_category": "Other",
    "reading_time": 15,
    "tags": [
      "profile",
      "activities",
      "GPA",
      "leadership",
      "documents"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/articles/profile-building-guide"
  },
  {
    "id": "scholarship-essay-guide",
    "title": "Scholarship Essay Guide",
    "topic": "Writing a scholarship essay from first notes to final copy",
    "summary": "A full working method for scholarship essays: finding a story, finding its point, drafting, showing evidence, and revising in three passes.",
    "category": "Writing",
    "resources_category": "Essay Writing",
    "reading_time": 15,
    "tags": [
      "scholarship essays",
      "drafting",
      "revision",
      "feedback",
      "short answers"
    ],
    "created_at": "2026-11-21",
    "updated_at": "2026-11-21",
    "path": "/articles/scholarship-essay-guide"
  }
];

/** Titles and descriptions of the texts in content/pages, by id. */
export const pageTitles = {
  "about": {
    "title": "About Laurel",
    "description": "What Laurel is for, how it treats facts, money and data, and who runs it."
  },
  "accessibility": {
    "title": "Accessibility Statement",
    "description": "Laurel aims to meet WCAG 2.2 at level AA. How we work toward it, what may still fall short, and how to tell us."
  },
  "how-matching-works": {
    "title": "How Matching Works",
    "description": "How Laurel decides whether a scholarship is open to you, what the score means, and how we measure how often that is right."
  },
  "learn-more": {
    "title": "What Laurel Does",
    "description": "Each feature of Laurel, what it needs from you, what it costs, and where its limits are."
  },
  "legal-cookies": {
    "title": "Cookies and Local Storage",
    "description": "The few cookies and browser entries that Laurel uses, what each is for, and why there is no cookie banner."
  },
  "legal-disclaimer": {
    "title": "Disclaimer",
    "description": "What Laurel's information can and cannot do: scholarships, scores, probabilities, articles and warnings."
  },
  "legal-gdpr": {
    "title": "GDPR",
    "description": "Your rights under the GDPR, the legal bases for each use, and how to make a request."
  },
  "legal-privacy": {
    "title": "Privacy Notice",
    "description": "What Laurel stores about you, why, who else can see it, how long it stays, and how to export or delete it."
  },
  "legal-terms": {
    "title": "Terms of Use",
    "description": "The rules for using Laurel: accounts, plans and credits, your content, fair use, and what we do not promise."
  },
  "success-stories": {
    "title": "Success Stories",
    "description": "There are no published stories yet. Here is how they will be chosen, and how awards are recorded in Laurel."
  },
  "how-it-works": {
    "title": "How ScholarPoints work",
    "description": "ScholarPoints is a scale for comparing achievements of different kinds, from 20 to 100 points. It helps you decide what to put first in an application."
  }
} as const;

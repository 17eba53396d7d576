/** A reading list on one subject, with its own path. */
export type Topic = {
  path: `/resources/${string}`;
  title: string;
  lead: string;
  /** The introduction, one paragraph each. */
  intro: readonly string[];
  /** Ids of guides and articles, in reading order. */
  reading: readonly string[];
};

export const topics = {
  guide: {
    path: "/resources/guide",
    title: "Scholarship guide",
    lead: "From the first search to the money in your account, in the order in which it happens.",
    intro: [
      "A small award from your own county or school is closed to everybody else, so fewer people compete for it. A few documents, prepared once, can serve several of them.",
      "Begin with your profile, look close to home first, keep one list of deadlines, and leave any offer that asks you for money.",
    ],
    reading: [
      "profile-building-guide",
      "finding-local-awards",
      "spotting-a-scholarship-scam",
      "scholarship-essay-guide",
      "recommendation-letters",
      "after-you-win",
      "award-displacement",
    ],
  },
  essays: {
    path: "/resources/essays",
    title: "Essay tips",
    lead: "How to read a prompt, find a story that answers it, and use what you wrote a second time.",
    intro: [
      "The score sheets that our articles cite ask for the whole question, answered with evidence. Grammar counts too, but it cannot make up for a missing answer.",
      "Read the prompt for twenty minutes before you write. It is the cheapest improvement there is.",
    ],
    reading: [
      "essay-prompt-analysis",
      "scholarship-essay-guide",
      "reusing-an-essay-honestly",
      "recommendation-letters",
    ],
  },
  interviews: {
    path: "/resources/interviews",
    title: "Scholarship interviews",
    lead: "What a committee wants to hear, how to practice for it, and what to bring.",
    intro: [
      "An invitation means that you fit on paper. What is left is to see a person who can talk about their own choices.",
      "Expect to be asked about what you claimed, so an exact profile is half of the preparation.",
    ],
    reading: [
      "scholarship-interviews",
      "profile-building-guide",
      "recommendation-letters",
      "first-generation-students",
    ],
  },
  financialAid: {
    path: "/resources/financial-aid",
    title: "Financial aid",
    lead: "Federal, state and college money: how to ask for it, compare it and keep it.",
    intro: [
      "Scholarships are one part of the money. Grants, work and loans begin with one free form, so file it whatever else you try.",
      "Rules and amounts change every year. Each article names its sources and the day we read them. Check with the official page before you act.",
    ],
    reading: [
      "fafsa-and-state-aid-basics",
      "merit-vs-need-based-aid",
      "financial-aid-offers-compared",
      "award-displacement",
      "after-you-win",
      "international-students",
      "transfer-and-adult-students",
    ],
  },
  collegePlanning: {
    path: "/resources/college-planning",
    title: "College planning",
    lead: "What to do when, and what can wait, for those who start early and those who start late.",
    intro: [
      "There is a season for each task. Done in its season, none of them takes long.",
      "If you are late, or older, or the first in your family, there is a list for you too.",
    ],
    reading: [
      "college-planning-year-by-year",
      "first-generation-students",
      "transfer-and-adult-students",
      "international-students",
      "financial-aid-offers-compared",
    ],
  },
} as const satisfies Record<string, Topic>;

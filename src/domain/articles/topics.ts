/** A reading list on one subject, at an address of its own. */
export type Topic = {
  path: `/resources/${string}`;
  title: string;
  lead: string;
  /** What to know before the list, one paragraph each. */
  intro: readonly string[];
  /** Guides and articles, in the order in which to read them. */
  reading: readonly string[];
};

export const topics = {
  guide: {
    path: "/resources/guide",
    title: "Scholarship guide",
    lead: "From the first search to the money in your account, in the order in which it happens.",
    intro: [
      "Most awards that students win are small, local and little known. They have few applicants, and the same three or four documents serve most of them.",
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
      "Published score sheets give most of their points for answering the whole question with evidence. Grammar counts, and it counts less than a missing answer.",
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
      "Interviewers ask about what you claimed, so an exact profile is half of the preparation.",
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
      "Scholarships are one part of the money. For most students the larger part comes from one free form and from the college itself.",
      "Rules and amounts change every year. Each article names its sources and their dates, so follow the link to the official page before you act.",
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

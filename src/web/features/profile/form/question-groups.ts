import type { ProfileInput } from "./profile-form.ts";

/** Optional questions that belong together, by the names of their inputs. */
export type QuestionGroup = { title: string; inputs: readonly ProfileInput[] };

export const questionGroups = {
  home: { title: "Home and citizenship", inputs: ["state", "county", "citizenship_countries"] },
  background: {
    title: "About you",
    inputs: [
      "gender",
      "ethnicity",
      "heritage",
      "tribal_membership",
      "religion",
      "disability",
      "foster",
      "lgbtq",
      "undocumented",
    ],
  },
  schools: { title: "Schools", inputs: ["enrollment", "high_school", "college", "intended_colleges"] },
  tests: { title: "Test scores", inputs: ["sat_score", "act_score"] },
  languages: { title: "Languages", inputs: ["languages"] },
  family: {
    title: "Your family",
    inputs: [
      "first_generation",
      "parent",
      "military",
      "military_ties",
      "military_branches",
      "parent_employers",
      "parent_unions",
    ],
  },
} as const satisfies Record<string, QuestionGroup>;

export const allQuestionGroups: readonly QuestionGroup[] = Object.values(questionGroups);

import type { Match } from "../matches/match.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import type { Odds } from "./estimate-odds.ts";
import type { Calculation } from "./odds.ts";

type Answers = Pick<ProfileChanges, "gpa" | "extracurricular_activities" | "volunteer_hours" | "academic_achievements">;

/** What an estimate names of the student's profile. `gpa_score` is in percent of 4.0, rounded down. */
export function scoreFactorsOf(profile: Answers): Calculation["scoreFactors"] {
  return {
    gpa_score: profile.gpa == null ? null : Math.floor(Math.round(profile.gpa * 2500) / 100),
    gpa: profile.gpa ?? null,
    extracurricular_count: profile.extracurricular_activities?.length ?? 0,
    volunteer_hours: profile.volunteer_hours ?? 0,
    achievements_count: profile.academic_achievements?.length ?? 0,
  };
}

/** A rule whose advice is given where it holds. */
type Advice = { words: (about: About) => string | null };
type About = { match: Match; odds: Odds; factors: Calculation["scoreFactors"] };

const most = 3;

const advice: readonly Advice[] = [
  {
    words: ({ match, odds }) => {
      const failed = match.factors.find(({ status }) => status === "failed");
      return odds.ruledOut
        ? `Spend your time elsewhere: the sponsor asks for “${failed?.required ?? "something else"}”.`
        : null;
    },
  },
  { words: ({ odds }) => (odds.scope === "drawing" ? "Enter only if it takes a few minutes: luck decides." : null) },
  {
    words: ({ match }) =>
      match.unlock ? `Answer “${match.unlock.label}” in your profile: it decides whether you can apply.` : null,
  },
  {
    words: ({ match }) =>
      match.eligibility !== "eligible" && !match.unlock && match.factors.some(({ status }) => status === "unknown")
        ? "Check the open requirements with the sponsor before you start."
        : null,
  },
  { words: ({ match }) => (match.scholarship.essay_required ? "Start with the essay: it takes longest." : null) },
  {
    words: ({ odds }) =>
      odds.basis !== "fit" && (odds.range?.high ?? 1) < 0.2 && odds.scope !== "drawing"
        ? "Apply to local scholarships too: fewer students compete there."
        : null,
  },
  { words: ({ factors }) => (factors.gpa_score === null ? "Add your GPA to your profile." : null) },
  { words: ({ factors }) => (factors.volunteer_hours === 0 ? "Add your volunteer hours to your profile." : null) },
  {
    words: ({ factors }) =>
      factors.achievements_count === 0 ? "Add an award or another achievement to your profile." : null,
  },
  { words: ({ factors }) => (factors.extracurricular_count === 0 ? "Add an activity to your profile." : null) },
];

/** What the student can do next, at most three, the most useful first. */
export function recommendationsFor(about: About): string[] {
  const given = advice.flatMap(({ words }) => words(about) ?? []);
  return about.odds.ruledOut ? given.slice(0, 1) : given.slice(0, most);
}

import { foldedWords } from "../../../../places/folded-words.ts";
import { interests } from "../../../../profile/answers/interests.ts";
import type { ProfileChanges } from "../../../../profile/profile.ts";

const memberships = [
  "i am a member of",
  "i am an active member of",
  "i am active in",
  "i am an officer of",
  "i am the president of",
  "i am the vice president of",
  "i have been a member of",
  "i have been active in",
];
/** Where one of these stands, the sentence may name what the student only hopes for, or somebody else. */
const others = new Set(
  "and but hope hopes hoping join joining not once plan planning should until used want wants was wish would".split(
    " ",
  ),
);

/** The sentences in which a student says what they are a member of: "I am active in HOSA", but not "I want to join HOSA". */
const sentencesOfMembers = (text: string): string[] =>
  text.split(/[.!?;\n]/).flatMap((sentence) => {
    const words = foldedWords(
      sentence.replaceAll(/\bI(?:'|’)(m|ve)\b/g, (_, short) => (short === "m" ? "I am" : "I have")),
    );
    const said = words.join(" ");
    const isSaid = memberships.some((each) => said.startsWith(each)) && !words.some((word) => others.has(word));
    return isSaid ? [sentence.replace(/^\s*I\b/, "")] : [];
  });

type Doings = Pick<ProfileChanges, "extracurricular_activities" | "leadership_experience" | "career_goals">;

/** What may name a body that the student is a member of: clubs, what they lead, and what they say of themselves in their goals. */
export const membershipsOf = (profile: Doings): string[] => [
  ...clubsOf(profile),
  ...(profile.leadership_experience ?? []),
  ...sentencesOfMembers(profile.career_goals ?? ""),
];

/** The activities that are names of clubs. */
export const clubsOf = ({ extracurricular_activities }: Doings): string[] =>
  (extracurricular_activities ?? []).filter((activity) => isName(activity) && !notYet.test(activity));

/** "Eagle Scout candidate", "working toward Eagle Scout": what the student is not, or not yet. */
const notYet = /\b(?:candidate|hoping|in progress|not an?|pursuing|soon to be|towards?|trying|want)\b/i;

/** "FFA" and "Civil Air Patrol" are names; "soccer" and the interests of onboarding are none. */
const isName = (activity: string) => !isInterest(activity) && /.[A-Z0-9]/.test(activity);
/** Whether it is one of the interests that onboarding offers, which nobody has to do. */
export const isInterest = (activity: string): boolean => (interests as readonly string[]).includes(activity);

import { resolveFields } from "../../fields-of-study/resolve-field.ts";
import type { MatchableScholarship } from "./criterion.ts";

type Worded = Pick<MatchableScholarship, "title" | "description" | "requirements" | "field_of_study">;

/** Whether a scholarship is for "graduate students" of pharmacy or the like, who are mostly in a professional school. */
export const isForGraduatesOfProfession = (of: Worded): boolean =>
  saysGraduate(of) && isOfProfessions(of.field_of_study);

/** Whether the words say "graduate students", which may mean professional schools, and name no master's degree or doctorate. */
const saysGraduate = (of: Worded): boolean => {
  const text = [of.title, of.description, ...of.requirements].join(" | ");
  return (
    /\bgraduate (?:students?|stud(?:y|ies)|schools?|degrees?|levels?|programs?)\b/i.test(text) &&
    !/\b(?:masters?|master['’]s|doctora\w+|ph\.?d)\b/i.test(text)
  );
};

/** "A graduate student of pharmacy" is mostly in a professional school: every stated field is one that such schools teach. */
const isOfProfessions = (fields: readonly string[]): boolean => {
  const { all, codes } = resolveFields(fields);
  return !all && codes.length > 0 && codes.every((code) => ofProfessions.some((each) => code.startsWith(each)));
};
/** Law, medicine, dentistry, pharmacy, optometry and veterinary medicine. */
const ofProfessions = ["22.01", "51.04", "51.05", "51.12", "51.14", "51.17", "51.20", "01.80", "01.81"];

import type { Statement } from "../../combine/statement.ts";
import type { Mention } from "../../mention.ts";

/** "Majors: geology, botany, and two-year | degrees in drilling": the level is that of one major. */
export const isOfMajor = ({ clause, mentions }: Statement): boolean =>
  /\bmajors$/i.test(clause.lead) && mentions.some(({ meaning }) => meaning.about === "field_of_study");

/** "Engineering courses, | MBA courses |, real estate programs": a degree among fields of study of any level. */
export const isAmongFields = ({ from, to }: Mention, { mentions }: Statement): boolean => {
  const fields = mentions.filter(({ meaning }) => meaning.about === "field_of_study");
  return (
    fields.some((each) => each.from >= from && each.to <= to) &&
    fields.some((each) => each.to <= from) &&
    fields.some((each) => each.from >= to)
  );
};

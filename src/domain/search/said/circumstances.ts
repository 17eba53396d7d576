import type { Constraint, Understood } from "../understood.ts";
import { namesIllness } from "../wanted/illnesses.ts";

/**
 * What happened in a student's life: of such students most have little money, and sponsors name few of these by their words. A parent who
 * died, is in prison or lost their work, who else raised them, and having no home.
 */
const circumstance =
  /\b(?:grand(?:pa|ma|mother|father|parents?)|aunt|uncle|relatives|died|passed away|killed|widow(?:er|ed)?|deceased|orphan(?:s|ed)?|homeless(?:ness)?|kicked out|(?<!animal )shelter|evicted|couch surfing|foster (?:care|child|children|kids?|youth|home|parents?|system)|kinship|prison|jail|incarcerated|locked up|laid off|layoffs?|lost (?:my|a|both|our|his|her|their)|hardships?|adversity|abused?|domestic violence|ran out|bankrupt|childcare|day ?care)\b/;

/** Whether words tell of such a circumstance. */
export const tellsCircumstance = ({ topics, constraints }: Pick<Understood, "topics" | "constraints">): boolean =>
  topics.some((topic) => circumstance.test(topic)) ||
  constraints.some(({ slot, value }) => slot === "group" && value === "foster");

const ofDuty = /\b(?:action|combat|duty|service|war|iraq|afghanistan|vietnam)\b/;
/** Whether words tell of somebody who served, of what a parent works, or of a country where they may have fallen. */
export const tellsOfService = ({ topics, constraints }: Pick<Understood, "topics" | "constraints">): boolean =>
  topics.some((topic) => ofDuty.test(topic)) ||
  constraints.some(
    ({ slot, value }) => slot === "family_work" || slot === "country" || (slot === "group" && value === "military"),
  );

/** Who wants little effort is best served where no essay is asked for. */
const effort = /\beas(?:y|ier|iest)\b|\bquick|\bfast|\beffort\b|\bclicks?\b|\bmin(?:s|utes)?\b|\bphone\b/i;

/** What words imply and do not say, so that it only orders the rows: need where life was hard, and no essay where little effort is wanted. */
export const impliedBy = (understood: Understood): Constraint[] => [
  ...needOfCircumstances(understood),
  ...disabilityOfIllness(understood),
  ...(understood.ignored.some((words) => effort.test(words)) &&
  understood.constraints.every(({ slot }) => slot !== "essay")
    ? [{ slot: "essay" as const, value: false, words: "" }]
    : []),
];

const needOfCircumstances = (understood: Understood): Constraint[] =>
  tellsCircumstance(understood) && understood.constraints.every(({ slot }) => slot !== "financial_need")
    ? [{ slot: "financial_need", value: true, words: "" }]
    : [];

/** Most sponsors count a lasting illness as a disability. */
function disabilityOfIllness({ topics, ignored, constraints }: Understood): Constraint[] {
  if (constraints.some(({ slot, value }) => slot === "group" && value === "disability")) return [];
  const words = [...topics, ...ignored].find(namesIllness);
  return words === undefined ? [] : [{ slot: "group", value: "disability", words }];
}

const later =
  /\b(?:transfer\w*|back to (?:school|college|university|education)|second career|career change)\b|\byears? left\b/i;
/** Whether words tell that the student is past high school, and name no level: who transfers, comes back or has a year left. */
export const isPastSchool = ({ topics, ignored, constraints }: Understood): boolean =>
  [...topics, ...ignored].some((words) => later.test(words)) &&
  constraints.every(({ slot }) => slot !== "academic_level");

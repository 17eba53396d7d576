import type { Statement } from "../combine/statement.ts";
import type { ClauseCues } from "../mood/cues.ts";
import { withHoldersApart } from "./holders.ts";
import { withPeopleApart } from "./people.ts";
import { tellsRenewal } from "./renewal.ts";
import { tellsStory } from "./stories.ts";
import { tellsOfWinners } from "./winners.ts";

/**
 * Of whom words tell: of those who apply, of those who hold the award already, or of people of a story, such as winners, founders
 * and those who are quoted. Only the first decide who can apply.
 */
export type Whom = "applicants" | "holders" | "people";

/** Of whom a clause tells by its own words, `isRequired`: below a heading of requirements. What stands around it may say otherwise: `withOthersApart`. */
export function whomToldOf(words: ClauseCues, isRequired: boolean): Whom {
  const { cues, tokens } = words;
  if (tellsRenewal(words, isRequired)) return "holders";
  return tellsOfWinners(tokens) || tellsStory(cues, tokens) ? "people" : "applicants";
}

/** The statements of a text, where those that the page tells of holders or of people in a story demand nothing. */
export const withOthersApart = (statements: readonly Statement[]): readonly Statement[] =>
  withHoldersApart(withPeopleApart(statements));

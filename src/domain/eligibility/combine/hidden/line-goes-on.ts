import { wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import type { Statement } from "../statement.ts";

/** "or a member of the Elks", "Applicant's father is a miner": a line that goes on about who may apply. */
export const goesOnWith = ({ clause, tokens, mentions }: Statement): boolean =>
  (/^[a-z]/.test(clause.text) || applicants.has(wordAt(tokens, 0))) &&
  mentions.some(
    ({ meaning }) =>
      meaning.about === "demand" &&
      meaning.demand.about === "check" &&
      /^(?:membership|employment|family)$/.test(meaning.demand.kind),
  );
const applicants = wordSet("applicant applicants candidate candidates");

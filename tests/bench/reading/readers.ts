import type { EligibilityFacts } from "#domain/eligibility/combine/facts-of-meanings.ts";
import type { Demand } from "#domain/eligibility/demand.ts";
import { readEligibility } from "#domain/eligibility/read-eligibility.ts";
import { readRequirements } from "#tests/bench/reading/old-reader/read-requirements.ts";
import type { AwardText } from "./labels.ts";

/** What a reader makes of one text. */
export type WasRead = {
  facts: EligibilityFacts;
  demands: readonly Demand[];
  /** The sponsor's words behind the facts. */
  quotes: readonly { key: string; words: string }[];
};
/** What is demanded beside the facts. A doubt about a fact is none. */
export const conditionsOf = ({ demands }: WasRead): Demand[] => demands.filter(({ about }) => about !== "doubtful");
export type Reader = { name: string; read: (text: AwardText) => WasRead };

export const newReader: Reader = { name: "reader", read: (text) => readEligibility(text) };

/** The reader before this one, as an import used it. It keeps no demands. */
export const oldReader: Reader = {
  name: "control (old reader)",
  read: ({ title, text }) => {
    const { evidence, ...facts } = readRequirements(`${title}.\n${text}`);
    return {
      facts,
      demands: [],
      quotes: Object.entries(evidence).map(([key, words]) => ({ key, words: String(words) })),
    };
  },
};

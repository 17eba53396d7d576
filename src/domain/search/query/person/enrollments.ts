import { type Found, type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import type { Token } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Mention } from "../mention.ts";

const jobs =
  "(job|jobs|work|worker|workers|working|employee|employees|employed|employment|hours|position|mom|dad|mother|father|parent|caregiver|trabajo)";
const load = "(full|part|half) (time|timer|tiempo)";
type Said = "job" | "study" | "either";
const phrases: PhraseTable<Said> = [
  // The first load is that of the studies: "part time work full time".
  [`${load} (work|works|working) ${load}`, "study"],
  [`(full|part|half) (time|) (or|and) ${load}`, "either"],
  [`(work|works|working|worked|job|jobs|employed|trabajo) (a|) ${load}`, "job"],
  [`${load} (and|or) ${load} ${jobs}`, "job"],
  [`${load} ${jobs}`, "job"],
  [`(full|part) time`, "study"],
  [`(at least|less than|more than|) half time`, "study"],
  ["(medio tiempo|tiempo parcial|tiempo completo)", "study"],
];
const find = phraseFinder(phrases);
const timeWords = wordSet("time timer tiempo");

/** "Part-time student": how much the student studies. The hours of a job are about no scholarship: "I work full time". */
export const enrollmentMentions = (tokens: readonly Token[]): Mention[] =>
  (tokens.some(({ word }) => timeWords.has(word)) ? withoutJobs(find(tokens)) : []).map(
    ({ from, to, value }): Mention => {
      const words = tokens.slice(from, to).map(({ word }) => word);
      const load = from + words.findIndex((word) => /^(?:full|part|half|medio|tiempo)$/.test(word));
      // The job itself may be a topic: "part-time employee at a restaurant".
      if (value === "job") return { from: load, to: load + 2, says: [] };
      if (value === "either") return { from, to, says: [] };
      const isFull = words[0] === "full" || words.includes("completo");
      return { from, to, says: [{ slot: "enrollment", value: isFull ? "full_time" : "part_time" }] };
    },
  );

/** Without the "full time" of a job, and of "full or part time". */
const withoutJobs = (found: readonly Found<Said>[]) =>
  found.filter(
    ({ from, to, value }) =>
      value !== "study" || !found.some((other) => other.value !== "study" && other.from <= from && to <= other.to),
  );

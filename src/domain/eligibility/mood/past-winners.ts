import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

/** "Past recipients have studied at many schools", "over 1300 students have already chosen us". */
export function tellsOfWinners(tokens: readonly Token[]): boolean {
  if (/^(?:past|previous)$/.test(tokens[0]?.word ?? "") && tokens.slice(1, 4).some(({ word }) => winners.has(word)))
    return true;
  const at = tokens.findIndex(({ word }) => word === "have" || word === "has");
  if (at < 0) return false;
  const verb = tokens[tokens[at + 1]?.word === "already" ? at + 2 : at + 1]?.word ?? "";
  const before = tokens.slice(0, at).map(({ word }) => word);
  const isCounted = before.at(-1) === "students" && before.some((word) => /^\d{2,}$/.test(word));
  const areWinners = at > 0 && at < 5 && winners.has(before.at(-1) ?? "");
  return (areWinners || isCounted) && (verb.endsWith("ed") || /^(?:gone|come|been|won|chosen|taken)$/.test(verb));
}
const winners = wordSet("recipients winners awardees grantees alumni");

import type { Grammar, Meaning, Mention } from "../mention.ts";
import { outermost, phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { toCheck } from "./check-phrases.ts";

const need: Meaning = { about: "financial_need" };

const find = phraseFinder<Meaning>([
  [
    "(demonstrate|demonstrates|demonstrated|demonstrating|show|shows|showing|prove|exhibit|establish|document|have|has|having|with|evidence of|proof of|experience|experiencing|display|possess|a) (a|an|some|) (strong|significant|clear|proven|real|high|unmet|critical|documented|extreme|great|substantial|genuine|verifiable|) (level of|degree of|) (financial|economic) (need|needs|hardship|difficulty|difficulties|disadvantage)",
    need,
  ],
  ["(demonstrated|demonstrable|documented|proven|significant|high|unmet|serious|) financial need", need],
  ["(demonstrate|demonstrates|demonstrated|demonstrating|show|have|with|unmet) (a|) (unmet|) need", need],
  ["(in|are in|be in|has|have|with|a|) need (of|for) financial (assistance|aid|support|help)", need],
  ["need (of|) (financial|economic) (assistance|aid|support|help)", need],
  [
    "need based (scholarship|scholarships|award|awards|grant|grants|program|fellowship|fellowships|bursary|bursaries|aid)",
    need,
  ],
  ["financially needy", need],
  ["needy", need],
  ["(financially|economically|socioeconomically|socio economically) (disadvantaged|challenged)", need],
  [
    "(low|lower|limited) (income|socioeconomic) (background|backgrounds|household|households|family|families|status|)",
    need,
  ],
  ["low and (moderate|middle) income (families|households|)", need],
  ["limited (financial|) means", need],
  [
    "(eligible for|recipient of|recipients of|receive|receiving|qualify for|receives) (a|the|) (federal|) pell (grant|grants)",
    need,
  ],
  ["(federal|) pell (grant|) (eligible|eligibility|recipient|recipients)", need],
  [
    "(disadvantaged|underserved|under served|underprivileged|under resourced|marginalized) (background|backgrounds|students|student|youth|families|communities|)",
    toCheck("family"),
  ],
]);

const notDemanded = wordSet("considered considers consider factor factors consideration account");
const weighing = wordSet(
  "based basis regard consideration considers considered criteria emphasis factors include reviewed weight",
);
const otherNouns = wordSet(
  "countries country nations nation areas area communities community schools school neighborhoods regions districts patients clients populations housing",
);

/** Financial need where it is demanded. Where it only decides among applicants, its words demand nothing. */
export const financialNeed: Grammar = ({ tokens }) =>
  outermost(find(tokens)).flatMap(({ from, to, value }): Mention[] => {
    const words = tokens.slice(from, to).map(({ word }) => word);
    if (isDenied(tokens, from, to)) return [];
    const isOnlyConsidered = words.includes("need") && decidesAmongApplicants(tokens, from, to);
    return [{ from, to, meaning: isOnlyConsidered ? { about: "nothing" } : value }];
  });

const demanding = wordSet("must demonstrate demonstrates demonstrated demonstrating show have has with");

/** "Based on merit and financial need", "need may be considered". */
function decidesAmongApplicants(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at >= Math.max(0, from - 10); at--) {
    const word = tokens[at]?.word ?? "";
    if (at < from && word === "who") break;
    if (demanding.has(word) && at >= from - 1) return false;
    if (weighing.has(word)) return true;
  }
  return tokens.slice(to, to + 6).some(({ word }) => notDemanded.has(word));
}

/** "Need not be in financial need", "financial need is not required". */
const isDenied = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(Math.max(0, from - 3), from).some(({ word }) => ["not", "no", "without", "regardless"].includes(word)) ||
  tokens.slice(to, to + 3).some(({ word }) => word === "not") ||
  otherNouns.has(tokens[to]?.word ?? "");

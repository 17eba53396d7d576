import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import type { Token } from "../../eligibility/text/tokens.ts";
import { excludedValue } from "./exclusions.ts";
import type { Mention, Reading } from "./mention.ts";

const weAre = "(i|we|family|families|parents|household|) (am|im|is|are|were|) (really|so|very|super|totally|pretty|)";
const people = "(family|families|household|households|student|students|kid|kids|background|)";

/**
 * How students say that they have little money for college. False: the words say something else. `unwanted`: that they want nothing
 * for which need counts. `open`: that it may count or not.
 */
export const needPhrases: PhraseTable<boolean | "unwanted" | "open"> = [
  ["(need|needs|income) based", true],
  ["(no|without|not based on|nothing based on|arent based on|isnt based on) need", "unwanted"],
  ["(dont|do not|doesnt|does not|not) (have|look at|consider|require|ask for) (any|) need", "unwanted"],
  ["need (is|) (not|isnt) (required|needed|necessary|considered)", "unwanted"],
  ["(nothing|none|not|isnt|arent|no) (that is|thats|) (financial|) (need|needs|income) based", "unwanted"],
  [
    "(too much|too rich|too wealthy|not eligible|dont qualify|do not qualify) for (any|) (need|needs) based",
    "unwanted",
  ],
  ["(regardless of|irrespective of|without regard to|without regard for|not just|not only) (financial|) need", "open"],
  ["(financial|economic|demonstrated|high|unmet) (need|needs|hardship|hardships)", true],
  ["(financially|economically) (needy|disadvantaged|struggling|challenged|unstable|insecure)", true],
  [`${weAre} (low|lower|limited) (income|incomes|ses) ${people}`, true],
  [`${weAre} (broke|poor|impoverished|underprivileged|working class|in poverty) ${people}`, true],
  ["poverty", true],
  ["(need|needs|needing|short on|no|without|desperate for) (some|the|more|any|enough) money", true],
  ["(need|needs|needing|short on|no|without) money", true],
  ["(dont|do not|doesnt|does not|didnt) (really|) have (any|much|enough|the|a lot of|alot of|lots of|) money", true],
  [
    "(cant|cannot|can not|couldnt|unable to|not able to|struggling to|struggle to) (really|even|) (afford|pay for)",
    true,
  ],
  ["(struggling|struggle|struggles) (financially|with money)", true],
  ["not (a lot of|alot of|much|enough) money", true],
  ["(pell|fafsa) (grant|) (eligible|eligibility|recipient|recipients)", true],
  ["free (and|or|) reduced (price|) (lunch|lunches)", true],
  ["(on|with|gets|get) (food stamps|welfare|snap|medicaid)", true],
  ["(bajos|pocos|escasos) (ingresos|recursos)", true],
  ["(necesidad|necesidades) (economica|economicas|financiera|financieras)", true],
  ["(no tengo|no tenemos|sin|falta de) (mucho|) dinero", true],
  ["(pobre|pobres|pobreza)", true],
  ["poor (grade|grades|gpa|vision|eyesight|health|test|scores)", false],
  ["(i|we|he|she|have|has|) broke (my|our|a|an|his|her|up|down)", false],
  ["need blind", "open"],
];
const find = phraseFinder(needPhrases);

const inNeed: Reading = { slot: "financial_need", value: true };
const unwanted: Reading = { slot: "exclude", value: excludedValue(inNeed) };

/** Whether a student has little money ("low income", "broke", "can't afford college") or wants nothing for such: "merit only, no need". */
export const needMentions = (tokens: readonly Token[]): Mention[] =>
  find(tokens).flatMap(({ from, to, value }): Mention[] => {
    // "No need to apply", "no need for loans"
    if (tokens[to - 1]?.word === "need" && /^(?:to|for|of|an?|any|based)$/.test(tokens[to]?.word ?? "")) return [];
    if (value === "open") return [{ from, to, says: [], ignored: true }];
    return [{ from, to, says: value === "unwanted" ? [unwanted] : value ? [inNeed] : [] }];
  });

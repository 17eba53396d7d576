import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { excludedValue, type Mention, type Reading } from "../mention.ts";

const weAre = "(i|we|family|families|parents|household|) (am|im|is|are|were|) (really|so|very|super|totally|pretty|)";
const people = "(family|families|household|households|student|students|kid|kids|background|)";

/**
 * What words say of need: that the student has little money for college, wants nothing for which need counts, or does not
 * mind whether it counts; or something else. `rich`: that the family earns too much for aid, which many cannot pay for all the same.
 */
type Said = "need" | "unwanted" | "rich" | "open" | "other";
/** How students speak of need. */
export const needPhrases: PhraseTable<Said> = [
  ["(need|needs|income) based", "need"],
  ["(no|without|not based on|nothing based on|arent based on|isnt based on) need", "unwanted"],
  ["(dont|do not|doesnt|does not|not) (have|look at|consider|require|ask for) (any|) need", "unwanted"],
  ["need (is|) (not|isnt) (required|needed|necessary|considered)", "unwanted"],
  ["(nothing|none|not|isnt|arent|no) (that is|thats|) (financial|) (need|needs|income) based", "unwanted"],
  [
    "(too much|too rich|too wealthy|not eligible|dont qualify|do not qualify) for (any|) (need|needs) based",
    "unwanted",
  ],
  [
    "(parents|mom|dad|mother|father|they|we|i|family|household|income) (make|makes|earn|earns|made|earned|is|are) (way|just|a little|a bit|slightly|) (too much|too high|too rich) (money|) (for|to get|to qualify for|to receive|) (any|) (fafsa|financial aid|federal aid|need based aid|pell grant|pell|grants|aid|)",
    "rich",
  ],
  ["(regardless of|irrespective of|without regard to|without regard for|not just|not only) (financial|) need", "open"],
  ["(financial|economic|demonstrated|high|unmet) (need|needs|hardship|hardships)", "need"],
  ["(financially|economically) (needy|disadvantaged|struggling|challenged|unstable|insecure)", "need"],
  [`${weAre} (low|lower|limited) (income|incomes|ses) ${people}`, "need"],
  [`${weAre} (broke|poor|impoverished|underprivileged|working class|in poverty) ${people}`, "need"],
  ["poverty", "need"],
  ["(need|needs|needing|short on|no|without|desperate for) (some|the|more|any|enough) money", "need"],
  ["(need|needs|needing|short on|no|without|out of|ran out of|running out of|run out of) money", "need"],
  ["(need|needs|needing) (financial|some|more|any|) (aid|assistance)", "need"],
  ["(aid|money|savings|funds) (ran|run|has run|is running|running) out", "need"],
  ["(dont|do not|doesnt|does not|didnt) (really|) have (any|much|enough|the|a lot of|alot of|lots of|) money", "need"],
  [
    "(cant|cannot|can not|couldnt|unable to|not able to|struggling to|struggle to) (really|even|) (afford|pay for)",
    "need",
  ],
  ["how (can|do|could|will|would|am|are|to) (i|we|) (supposed to|going to|gonna|ever|even|) afford", "need"],
  ["(struggling|struggle|struggles) (financially|with money)", "need"],
  ["not (a lot of|alot of|much|enough) money", "need"],
  ["(need|needs|needing) (everything|it all|all of it|all costs) (paid|covered|paid for)", "need"],
  ["(mom|dad|mother|father|parents|they|we) (are|is|both|) (unemployed|out of work|jobless)", "need"],
  ["(mom|dad|mother|father|parents|they|we) (both|just|recently|) lost (their|his|her|our) (job|jobs)", "need"],
  ["(pell|fafsa) (grant|) (eligible|eligibility|recipient|recipients)", "need"],
  ["free (and|or|) reduced (price|) (lunch|lunches)", "need"],
  ["(on|with|gets|get) (food stamps|welfare|snap|medicaid)", "need"],
  ["(bajos|pocos|escasos) (ingresos|recursos)", "need"],
  ["(necesidad|necesidades) (economica|economicas|financiera|financieras)", "need"],
  ["(no tengo|no tenemos|no tiene|no tienen|sin|falta de) (mucho|suficiente|) dinero", "need"],
  [
    "(no tengo|no tenemos|no tiene|no tienen|no puedo|no podemos|no puede|no pueden|no alcanza) (como|con que|) (para|) (pagar|costear|pagarla|pagarlo)",
    "need",
  ],
  [
    "(necesito|necesita|necesitamos) (dinero|ayuda economica|apoyo economico|ayuda financiera|apoyo financiero)",
    "need",
  ],
  ["(pobre|pobres|pobreza)", "need"],
  ["poor (grade|grades|gpa|vision|eyesight|health|test|scores)", "other"],
  ["(i|we|he|she|have|has|) broke (my|our|a|an|his|her|up|down)", "other"],
  ["need blind", "open"],
];
const find = phraseFinder(needPhrases);

const inNeed: Reading = { slot: "financial_need", value: true };
const readings: Readonly<Record<Said, readonly Reading[]>> = {
  need: [inNeed],
  unwanted: [{ slot: "exclude", value: excludedValue(inNeed) }],
  rich: [{ slot: "exclude", value: excludedValue(inNeed) }],
  open: [],
  other: [],
};

/** Whether a student has little money ("low income", "broke", "can't afford college") or wants nothing for such: "merit only, no need". */
export function needMentions(tokens: readonly Token[]): Mention[] {
  const found = find(tokens);
  const isInNeed = found.some(({ value }) => value === "need");
  return found.flatMap(({ from, to, value }): Mention[] => {
    // "No need to apply", "no need for loans"
    if (tokens[to - 1]?.word === "need" && /^(?:to|for|of|an?|any|based)$/.test(wordAt(tokens, to))) return [];
    // "We make too much for aid, and can't afford it"
    if (value === "rich" && isInNeed) return [{ from, to, says: [], ignored: true }];
    return [{ from, to, says: readings[value], ...(value === "open" && { ignored: true }) }];
  });
}

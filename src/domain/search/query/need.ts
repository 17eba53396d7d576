import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import type { Token } from "../../eligibility/text/tokens.ts";
import type { Mention, Reading } from "./mention.ts";

const weAre = "(i|we|family|families|parents|household|) (am|im|is|are|were|) (really|so|very|super|totally|pretty|)";
const people = "(family|families|household|households|student|students|kid|kids|background|)";

/** How students say that they have little money for college. False: the words say something else. */
export const needPhrases: PhraseTable<boolean> = [
  ["(need|needs) based", true],
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
  ["need blind", false],
];
const find = phraseFinder(needPhrases);

const inNeed: readonly Reading[] = [{ slot: "financial_need", value: true }];

/** Whether a student has little money: "low income", "broke", "can't afford college". */
export const needMentions = (tokens: readonly Token[]): Mention[] =>
  find(tokens).map(({ from, to, value }) => ({ from, to, says: value ? inNeed : [] }));

import { findTerms } from "../../../eligibility/citizenship/citizenship-terms.ts";
import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import type { Citizenship } from "../../../scholarships/vocabulary.ts";
import type { Mention } from "../mention.ts";
import { isFromAward, mayBeOfUs } from "../place/citizens.ts";
import { fillerWords } from "../words/filler-words.ts";
import type { QueryWords } from "../words/query-words.ts";

const visas =
  "(student|work|dependent|nonimmigrant|f 1|f1|f 2|f2|j 1|j1|j 2|j2|m 1|h 1 b|h1b|h 1b|h 4|h4|l 1|l 2|l2|o 1|e 2|e2|opt)";

const notAmerican = "(not|isnt|non|no) (an|) (american|americano|americana)";

/** How students name their status. The words of sponsors are in `citizenship-terms.ts`. Null: no status is named. */
export const statusPhrases: PhraseTable<Citizenship | null> = [
  ["(international|foreign|intl) (student|students|applicant|applicants|kid|people|)", "international"],
  ["overseas (student|students|applicant|applicants|kid|people|citizen|citizens)", "international"],
  ["(internationals|estudiante extranjero|extranjero|extranjera|extranjeros)", "international"],
  [
    "(estudiante|estudiantes|alumno|alumna|alumnos) (internacional|internacionales|extranjero|extranjeros|extranjera)",
    "international",
  ],
  [`(on|with|have|having) (a|an|my|) ${visas} (visa|visas)`, "international"],
  [`${visas} (visa|visas|status) (student|students|holder|holders|)`, "international"],
  ["(f 1|f1) (student|students|)", "international"],
  ["(visa de estudiante|visa f1|visa estudiantil)", "international"],
  ["(green card|greencard) (holder|holders|)", "permanent_resident"],
  ["(lawful|legal|) permanent (resident|residents|residency) (status|)", "permanent_resident"],
  ["(lpr)", "permanent_resident"],
  ["(residente|residentes) (legal|) (permanente|permanentes)", "permanent_resident"],
  ["(residencia permanente|tarjeta verde)", "permanent_resident"],
  ["daca (recipient|recipients|student|students|status|holder|holders|)", "daca"],
  ["(dreamer|dreamers|sonador|sonadores)", "daca"],
  ["(us|u s|usa|american|united states|naturalized) (citizen|citizens|citizenship|born citizen)", "us_citizen"],
  ["(citizen|citizens) of (the|) (us|usa|united states)", "us_citizen"],
  [
    "(ciudadano|ciudadana|ciudadanos|ciudadanas) (americano|americana|americanos|estadounidense|estadounidenses|de estados unidos|de los estados unidos)",
    "us_citizen",
  ],
  [
    "(no soy|no somos|sin ser|no eres|aun no soy|todavia no soy) (un|una|) (ciudadano|ciudadana|ciudadanos|ciudadanas) (americano|americana|americanos|estadounidense|estadounidenses|de estados unidos|)",
    "international",
  ],
  ["(estadounidense|estadounidenses)", "us_citizen"],
  ["american (student|students|undergrad|undergraduate|undergraduates|applicant|applicants)", "us_citizen"],
  ["americans", "us_citizen"],
  ["from (other|another|a different|foreign) (countries|country)", "international"],
  ["from (abroad|overseas)", "international"],
  [notAmerican, "international"],
  ["(h1b|h 1 b|h 4|h4|l 2) (spouse|dependent|dependents|child|kid)", "international"],
  // Not about the student
  [
    "international (relations|business|affairs|studies|development|law|trade|baccalaureate|program|programs|politics|security)",
    null,
  ],
  ["(any|no) nationality (requirement|requirements|)", null],
];
const find = phraseFinder(statusPhrases);

/** Behind a negation it is refused as anything else is: "no citizenship required". */
const findOpen = phraseFinder<true>([
  ["any citizenship (status|)", true],
  ["(us|) citizenship (is|) (not|isnt|doesnt|does not) (required|needed|necessary|matter)", true],
]);

/** Students of a part of the world, which is looked for as well. */
const findRegions = phraseFinder<true>([
  [
    "(west|east|southern|south|north|sub saharan|) (african|africans) (student|students|applicant|applicants|citizen|citizens|youth|graduates|scholars|nationals|undergraduates)",
    true,
  ],
  [
    "(european|caribbean|south american|central american) (student|students|applicant|applicants|citizens|nationals)",
    true,
  ],
  [
    "from (africa|west africa|east africa|north africa|southern africa|europe|asia|south asia|southeast asia|latin america|south america|central america|the caribbean|the middle east)",
    true,
  ],
  ["(developing|low income|third world) (country|countries|nation|nations)", true],
]);

/** The student's citizenship: "international student", "green card", "DACA". */
export function citizenshipMentions({ tokens, text }: Pick<QueryWords, "tokens" | "text">): Mention[] {
  const own = find(tokens).flatMap(({ from, to, value }): Mention[] =>
    value === null || isOfSomethingElse(tokens, from, to) || isHeritage(tokens, from)
      ? []
      : [{ from, to, says: [{ slot: "citizenship", value }] }],
  );
  const others = findTerms(tokens)
    .filter(({ from }) => !/^(?:women|woman|girls?)$/.test(wordAt(tokens, from)))
    .flatMap(({ from, to, value }): Mention[] =>
      value === "us_resident" || value === "daca" || value === "international"
        ? [{ from, to, says: [{ slot: "citizenship", value: value === "us_resident" ? "permanent_resident" : value }] }]
        : [],
    );
  const blocked = new Set(
    find(tokens)
      .filter(({ value }) => value === null)
      .map(({ from }) => from),
  );
  // "Grandparents from Africa"
  const isOpen = mayBeOfUs([], tokens);
  const regions = findRegions(tokens)
    .filter(({ from }) => !isFromAward({ tokens, text }, from))
    .map(
      ({ from, to }): Mention => ({
        from,
        to,
        says: isOpen ? [] : [{ slot: "citizenship", value: "international" }],
        topic: true,
      }),
    );
  const open = findOpen(tokens).map(
    ({ from, to }): Mention => ({ from, to, says: [{ slot: "exclude", value: "us_citizen" }] }),
  );
  return [...own, ...open, ...regions, ...others.filter(({ from }) => !blocked.has(from))];
}

const beforeAmericans = wordSet("a an the as for by to and or of us are im am help any all young");
/** "Chinese American students", but "for American students". */
const isHeritage = (tokens: readonly Token[], from: number): boolean =>
  /^americans?$/.test(wordAt(tokens, from)) && from > 0 && !beforeAmericans.has(wordAt(tokens, from - 1));

/** "Not American history", but "not American, no green card". */
const isOfSomethingElse = (tokens: readonly Token[], from: number, to: number): boolean => {
  // "In international tax"
  if (to === from + 1 && tokens[from]?.word === "international" && tokens[from - 1]?.word === "in") return true;
  const next = tokens[to];
  const isAdjective =
    /^american[oa]?$/.test(wordAt(tokens, to - 1)) && /^(?:not|isnt|non|no|an)$/.test(wordAt(tokens, to - 2));
  return (
    isAdjective && next !== undefined && next.start === (tokens[to - 1]?.end ?? 0) + 1 && !fillerWords.has(next.word)
  );
};

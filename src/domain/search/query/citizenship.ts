import { findTerms } from "../../eligibility/citizenship/citizenship-terms.ts";
import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import type { Token } from "../../eligibility/text/tokens.ts";
import type { Citizenship } from "../../scholarships/vocabulary.ts";
import type { Mention } from "./mention.ts";

/** How students name their status. The words of sponsors are in `citizenship-terms.ts`. Null: no status is named. */
export const statusPhrases: PhraseTable<Citizenship | null> = [
  [
    "(international|foreign|overseas|intl) (student|students|undergrad|undergrads|applicant|applicants|kid|grad student|grad students|graduate|graduates|stem|high school|masters|phd|transfer|people|)",
    "international",
  ],
  ["(internationals|estudiante extranjero|extranjero|extranjera|extranjeros)", "international"],
  [
    "(estudiante|estudiantes|alumno|alumna|alumnos) (internacional|internacionales|extranjero|extranjeros|extranjera)",
    "international",
  ],
  ["(on|with|have|having) (a|an|my|) (student|f 1|f1|j 1|j1) (visa|visas)", "international"],
  ["(student|f 1|f1|j 1|j1) (visa|visas|status) (student|students|holder|holders|)", "international"],
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
  ["(estadounidense|estadounidenses)", "us_citizen"],
  ["from (other|another|a different|foreign) (countries|country)", "international"],
  ["from (abroad|overseas)", "international"],
  // Not about the student
  [
    "international (relations|business|affairs|studies|development|law|trade|baccalaureate|program|programs|politics|security)",
    null,
  ],
  ["(any|no) (citizenship|nationality) (requirement|requirements|)", null],
  ["citizenship (doesnt|does not) matter", null],
];
const find = phraseFinder(statusPhrases);

/** The student's citizenship: "international student", "green card", "DACA". */
export function citizenshipMentions(tokens: readonly Token[]): Mention[] {
  const own = find(tokens).flatMap(({ from, to, value }): Mention[] =>
    value === null ? [] : [{ from, to, says: [{ slot: "citizenship", value }] }],
  );
  const others = findTerms(tokens)
    .filter(({ from }) => !/^(?:women|woman|girls?)$/.test(tokens[from]?.word ?? ""))
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
  return [...own, ...others.filter(({ from }) => !blocked.has(from))];
}

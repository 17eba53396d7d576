import type { Mention } from "../mention.ts";
import type { Token } from "../text/tokens.ts";
import { isNationality } from "./field-context.ts";
import { type FieldClause, fieldLists, headAt } from "./field-list.ts";
import { fieldMention } from "./field-mention.ts";
import { strongHeads, studentHeads } from "./field-phrases.ts";

const awards = new Set(
  "scholarship scholarships fellowship fellowships bursary bursaries studentship studentships grant grants award awards loan program incentive prize".split(
    " ",
  ),
);
const between = new Set(
  "student students undergraduate graduate postgraduate memorial annual academic endowed merit phd doctoral masters degree school education studies research honours achievement entrance program international women womens minority diversity book".split(
    " ",
  ),
);
/** "MSc in International Business". */
const degrees = new Set("msc ma ms mba mphil phd dphil master masters bachelor bachelors degree doctorate".split(" "));
const leads = new Set("for in of studying".split(" "));
// Firms, societies and crafts that give scholarships of any field, and contests.
const weak =
  /^(?:Law|Peace|Peace Studies|Latin|Management|Library|MD|JD|Legal|Insurance|Technology|Energy|Media|Health|Health Care|Healthcare|Medical|Travel|Design|Construction|Real Estate|Financial Services|Finance|Banking|Education|Teaching|Science|Communications?|Language|Writing|Creative Writing|Art|Arts|Software|Environment|Environmental|Trade|Business|Marketing|Advertising|Mental Health|Aviation|Water|Transportation|Service|Small Business|Vocational|Technical|Home Economics|Conservation|Sustainability|Entrepreneurship|Wildlife|Dental|Hospitality|Government|Small Business|Music|Recreation|English|History|International Studies|Peace Studies|Public Service|Farming|Logistics|Fashion|Religion|Ministry|Real Estate|Software Development|Information Technology|AI|Data Science|Cybersecurity|Physical Therapy|Therapy|Performing Arts|Agriculture|Agricultural)$/i;
const organizations = new Set(
  "association society foundation institute council law llc inc company corporation corp group bank federation union guild firm offices office associates center centre club fund ltd agency college university academy board sons partners attorneys lawyers network alliance solutions services systems".split(
    " ",
  ),
);

const scholarships = /^(?:scholarships?|fellowships?|bursary|bursaries|studentships?)$/;

/** Whether a title gives the scholarship for a field: "Fellowship in Japanese Studies". */
export function isGivenFor(tokens: readonly Token[], from: number, names: readonly string[]): boolean {
  const isNamed = leads.has(tokens[from - 1]?.word ?? "") && scholarships.test(tokens[from - 2]?.word ?? "");
  return isNamed && !names.some((name) => weak.test(name) || name.includes(" or a related"));
}

/** The field in the name of a scholarship: "Smith Memorial Nursing Scholarship". Names of firms and societies name no field. */
export function fieldsInTitle(clause: FieldClause): Mention[] {
  const { tokens } = clause;
  const found: Mention[] = [];
  for (const list of fieldLists(clause)) {
    // "Scholarship for Japanese Women" is for a people.
    if (isNationality(list) && list.to < tokens.length) continue;
    const head = headAt(clause, list.to);
    const students = strongHeads.has(head) || studentHeads.has(head);
    const lead = tokens[list.from - 1]?.word ?? "";
    const isWeak = list.names.some((name) => weak.test(name));
    const isNamed =
      awards.has(tokens[afterFillers(clause, list.to)]?.word ?? "") &&
      !isWeak &&
      !clause.tokens.slice(0, list.from).some(({ word }) => organizations.has(word));
    const named = tokens[list.from - 2]?.word ?? "";
    const isFor = leads.has(lead) && (awards.has(named) || degrees.has(named));
    if (students || isNamed || isFor) found.push(fieldMention(list, head));
  }
  return found;
}

function afterFillers({ tokens }: FieldClause, to: number): number {
  let at = to;
  while (between.has(tokens[at]?.word ?? "") && at < to + 4) at++;
  return at;
}

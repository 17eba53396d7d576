import type { Mention } from "../mention.ts";
import { gap, type Token, wordAt } from "../text/tokens.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";
import { anyAward, anyStudentship, awardsForStudy } from "../words/awards.ts";
import type { FieldClause } from "./field-clause.ts";
import { isNationality } from "./field-context.ts";
import { fieldListAt, fieldLists } from "./field-list.ts";
import { strongHeads, studentHeads } from "./field-list-words.ts";
import { fieldMention } from "./field-mention.ts";
import { headAt } from "./names/ends-of-names.ts";

const awards = wordSet(`${anyAward} ${anyStudentship} loan program incentive`);
const between = wordSet(
  "student students undergraduate graduate postgraduate memorial annual academic endowed merit phd doctoral masters degree school education studies research honours achievement entrance program international women womens minority diversity book",
);
/** "MSc in International Business". */
const degrees = wordSet(
  "msc ma ms mba emba llm llb bsn msn msw mph mfa pharmd mphil phd dphil master masters bachelor bachelors degree doctorate",
);
const leads = wordSet("for in of studying");
// Firms, societies and crafts that give scholarships of any field, and contests.
const weak =
  /^(?:Law|Peace|Peace Studies|Latin|Management|Library|MD|JD|Legal|Insurance|Technology|Energy|Media|Health|Health Care|Healthcare|Medical|Travel|Design|Construction|Real Estate|Financial Services|Finance|Banking|Education|Teaching|Science|Communications?|Language|Writing|Creative Writing|Art|Arts|Software|Environment|Environmental|Trade|Business|Marketing|Advertising|Mental Health|Aviation|Water|Transportation|Service|Small Business|Vocational|Technical|Home Economics|Conservation|Sustainability|Entrepreneurship|Wildlife|Dental|Hospitality|Government|Small Business|Music|Recreation|English|History|International Studies|Peace Studies|Public Service|Farming|Logistics|Fashion|Religion|Ministry|Real Estate|Software Development|Information Technology|AI|Data Science|Cybersecurity|Physical Therapy|Therapy|Performing Arts|Agriculture|Agricultural)$/i;
const organizations = wordSet(
  "association society foundation institute council law llc inc company corporation corp group bank federation union guild firm offices office associates center centre club fund ltd agency college university academy board sons partners attorneys lawyers network alliance solutions services systems",
);

const scholarships = wordSet(awardsForStudy);
/** Words between "for" and a field: "Scholarships for Graduate Business Studies". */
const levels = wordSet("graduate undergraduate postgraduate doctoral masters phd international female women young");
/** Degrees whose name is a field, and that stand behind no name of a person. */
const ownFields = new Map([
  ["mba", "Business Administration"],
  ["emba", "Business Administration"],
  ["llm", "Law"],
  ["llb", "Law"],
  ["bsn", "Nursing"],
  ["msn", "Nursing"],
  ["msw", "Social Work"],
  ["mph", "Public Health"],
  ["mfa", "Fine Arts"],
  ["pharmd", "Pharmacy"],
]);

/** What stands beside a field in a title that is for it. */
export const besideFieldsInTitles = new TokenSet([
  ...[...awards, ...degrees, ...strongHeads, ...studentHeads],
  ...["studies", "faculty", "school", "women", "girls", "arts", "science"],
]);

/** Whether a title gives the scholarship for a field: "Fellowship in Japanese Studies", "MBA Scholarship". */
export function isGivenFor(tokens: readonly Token[], { from, to }: Mention, names: readonly string[]): boolean {
  if (ownFields.has(wordAt(tokens, from))) return true;
  const previous = tokens[from - 1];
  if (previous?.capital && degrees.has(previous.word)) return true;
  if (previous?.word === "of" && /^(?:bachelor|master)s?$/.test(wordAt(tokens, from - 2))) return true;
  let at = from - 1;
  while (levels.has(wordAt(tokens, at))) at--;
  const isFor = leads.has(wordAt(tokens, at));
  const hasHead = /^(?:students?|majors?|undergraduates?|studies)$/.test(wordAt(tokens, to));
  if (hasHead && tokens[at]?.word === "for") return true;
  const isNamed = isFor && scholarships.has(wordAt(tokens, at - 1));
  if (tokens[at]?.word === "in" && (isNamed || /^awards?$/.test(wordAt(tokens, at - 1)))) return true;
  if (tokens[at]?.word === "in" && /^(?:women|girls)$/.test(wordAt(tokens, at - 1))) return true;
  if (isOfSchool(tokens, from) || isOfField(tokens, from)) return true;
  return isNamed && !names.some((name) => weak.test(name) || name.includes(" or a related"));
}

/** "Faculty of | Law International Scholarship", at the beginning of a title. */
const isOfSchool = (tokens: readonly Token[], from: number): boolean =>
  from <= 3 && tokens[from - 1]?.word === "of" && /^(?:faculty|school)$/.test(wordAt(tokens, from - 2));

/** "Postgraduate Studies in the Field of the | Performing Arts". */
function isOfField(tokens: readonly Token[], from: number): boolean {
  const of = tokens[from - 1]?.word === "the" ? from - 2 : from - 1;
  return tokens[of]?.word === "of" && /^fields?$/.test(wordAt(tokens, of - 1));
}

/** The field in the name of a scholarship: "Smith Memorial Nursing Scholarship". Names of firms and societies name no field. */
export function fieldsInTitle(clause: FieldClause): Mention[] {
  const { tokens } = clause;
  const found: Mention[] = [...ofDegrees(clause)];
  for (const list of fieldLists(clause)) {
    // "Scholarship for Japanese Women" is for a people.
    if (isNationality(list) && list.to < tokens.length) continue;
    const head = headAt(clause, list.to);
    const students = strongHeads.has(head) || studentHeads.has(head);
    const lead = wordAt(tokens, list.from - 1);
    const isWeak = list.names.some((name) => weak.test(name));
    const isNamed =
      awards.has(wordAt(tokens, afterFillers(clause, list.to))) &&
      !isWeak &&
      !clause.tokens.slice(0, list.from).some(({ word }) => organizations.has(word));
    const named = wordAt(tokens, list.from - 2);
    const isFor = leads.has(lead) && (awards.has(named) || degrees.has(named));
    const isStudied = head === "studies" && levels.has(lead);
    const isOf =
      isOfSchool(tokens, list.from) ||
      isOfField(tokens, list.from) ||
      (lead === "in" && /^(?:women|girls)$/.test(named));
    if (students || isNamed || isFor || isStudied || isOf) found.push(fieldMention(list, head));
  }
  return found;
}

/** "MBA Scholarship" is for business administration, "MA Applied Ethics" for what follows the degree. */
function ofDegrees(clause: FieldClause): Mention[] {
  const { tokens, text } = clause;
  return tokens.flatMap(({ word }, at): Mention[] => {
    if (/,/.test(gap(tokens, text, at))) return [];
    const isWide = /^(?:arts|science)$/.test(word) && /^(?:masters?|bachelors?)$/.test(wordAt(tokens, at - 2));
    if (!isWide && !(degrees.has(word) && tokens[at]?.capital)) return [];
    const isOf = tokens[at + 1]?.word === "of" && !/^(?:arts|science)$/.test(wordAt(tokens, at + 2));
    const start = isOf ? at + 2 : at + 1;
    const list = fieldListAt(clause, start, { unlisted: true });
    if (list && list.from === start) return [fieldMention(list, "")];
    const own = ownFields.get(word);
    const isGiven = tokens.slice(at + 1, at + 6).some((next) => awards.has(next.word) || next.word === "challenge");
    return own && isGiven ? [{ from: at, to: at + 2, meaning: { about: "field_of_study", names: [own] } }] : [];
  });
}

function afterFillers({ tokens }: FieldClause, to: number): number {
  let at = to;
  while (between.has(wordAt(tokens, at)) && at < to + 4) at++;
  return at;
}

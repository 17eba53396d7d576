import type { Mention } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { Start } from "../text/start.ts";
import { gap, type Token, tokensOfLead, wordAt } from "../text/tokens.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";
import type { FieldClause } from "./field-clause.ts";
import { fieldListAt } from "./field-list.ts";
import { fieldMention } from "./field-mention.ts";

const findLeads = phraseFinder([
  ["(studying|majoring in|major in|degree in|pursuing) (one of|any of|either of|) (the|) following", true],
  [
    "(following|these|approved|eligible|listed|specified|selected|qualifying|priority) (academic|study|subject|) (fields|field|areas|disciplines|majors|subjects|programs|programmes|degree programs|degrees|areas of study|fields of study|faculties|courses|courses of study|academic programs|specialties|specializations|specialisations|concentrations|streams|trades|curricula)",
    true,
  ],
  [
    "(eligible|approved|qualifying|acceptable|accepted) (fields|majors|disciplines|subjects|degrees|fields of study|areas of study|courses of study|degree programs|programs of study)",
    true,
  ],
  [
    "(fields|field|area|areas|course|courses) of (study|knowledge|interest|specialization) (is|are|include|includes|)",
    true,
  ],
  ["(subject|subjects|discipline|disciplines) (area|areas|)", true],
  ["(study|course) (area|areas|field|fields)", true],
  ["majors (may|can|could|) (include|are|) (but|) (are|) (not limited to|)", true],
  ["(program|programs|programme|programmes) of study", true],
  ["(one of|following|these|of) (two|three|four|five|six|) (programs|programmes|majors|fields|disciplines)", true],
  ["(following|these|eligible) (departments|department|divisions|faculties)", true],
  ["major areas", true],
  [
    "(major|majors|discipline|field|field of study|fields of study|degree|program|programme) (must|should|may|can|shall|will) be (in|) (one of|any of|) (these|the following|)",
    true,
  ],
  ["(major|majors|majoring|degree|degrees|concentration|specialization|studies|study) (in|of)", true],
  [
    "(phd|masters|doctoral|graduate|degree|diploma|undergraduate|postgraduate) (program|programs|programme|programmes|course|courses|degrees) in",
    true,
  ],
  ["(in|of|within) (the|) (field|fields|area|areas|discipline|disciplines|subject|subjects) (of|)", true],
]);
const labels = wordSet(
  "field fields major majors subject subjects discipline disciplines program programs programme programmes specialty course courses",
);
/** The words before a list of fields; "s" is that of "field(s)". */
export const leadsToFields = new Start([findLeads, new TokenSet([...labels, "s", "interest"])]);

/** "Academic disciplines", "area, field or subject", "degree programs of interest": a short line that ends in a word for fields. */
const endsInLabel = (lead: readonly Token[]): boolean => {
  const [last, of, noun] = [1, 2, 3].map((back) => lead.at(-back)?.word ?? "");
  const ofInterest =
    last === "interest" && of === "of" && /^(?:programs|programmes|degrees|majors|fields)$/.test(noun ?? "");
  return lead.length <= 10 && (ofInterest || /^(?:majors?|disciplines?|subjects?|fields?)$/.test(last ?? ""));
};

/** Headings of the lists from which portals choose: every scholarship has one, however little it fits. */
const columns = phraseFinder([
  ["studying one of the following", true],
  ["(field|fields|area|areas|course|courses|program|programs|programme|programmes) of study", true],
  ["(subject|subjects|discipline|disciplines) (area|areas|)", true],
]);
const isColumn = (lead: readonly Token[]) => lead.length <= 8 && columns(lead).length > 0;

/** "Field: Public Health": the whole of the words before a colon. */
const isLabel = (lead: readonly Token[]): boolean =>
  (lead.length === 1 ||
    (lead.length <= 3 && /^(?:intended|declared|college|academic)$/.test(lead.at(-2)?.word ?? ""))) &&
  labels.has(lead.at(-1)?.word ?? "");

/** Words of a lead whose list is not of fields of study: "talent in one of the following areas: music, dance". */
const isOfOther = /countr|not\b|career|talent|excellen|achievement|accomplish|experience|skill|essay|topic|volunteer/i;

const isOfPrograms = (lead: readonly Token[]): boolean =>
  lead.length === 1 && /^program(?:me)?s?$/.test(wordAt(lead, 0));

const anyWords = wordSet("unrestricted any all open none");

const inPortals = { unlisted: true, capitals: true, isInList: true };

/** A list of fields after a colon: "You must be studying one of the following: Engineering, Nursing." Null for other clauses. */
export function listedFields(clause: FieldClause, lead: string): Mention[] | null {
  if (lead === "") return null;
  const before = tokensOfLead(lead.replace(/\(s\)/g, "s"));
  if (
    (findLeads(before).length === 0 && !isLabel(before) && !endsInLabel(before)) ||
    isOfOther.test(lead.replace(/not limited to/i, "").slice(-60))
  )
    return null;
  const { tokens } = clause;
  if (anyWords.has(wordAt(tokens, 0)) && tokens.length <= 3 && !clause.names.has(1))
    return [{ from: 0, to: tokens.length, meaning: { about: "nothing" } }];
  const start = /^(?:or|and|other|any|an?)$/.test(wordAt(tokens, 0)) ? 1 : 0;
  // "Program: Lively Minds" may be the name of the award.
  const list = fieldListAt(clause, start, isOfPrograms(before) ? { unlisted: true } : inPortals);
  const column = isColumn(before);
  if (column && (!list || list.to < tokens.length)) return entriesOfColumn(clause, lead);
  if (!list || list.from > start + 1) return null;
  return [fieldMention({ ...list, column, list: lead }, "")];
}

/** The entries of a column that are fields. Entries that the taxonomy does not know leave it open. */
function entriesOfColumn(clause: FieldClause, lead: string): Mention[] | null {
  const { tokens, text } = clause;
  const names: string[] = [];
  let [at, to] = [0, 0];
  let open = false;
  while (at < tokens.length) {
    const list = fieldListAt(clause, at, inPortals);
    if (list?.from === at) {
      names.push(...list.names);
      to = list.to;
    } else open = true;
    at = Math.max(at + 1, list?.from === at ? list.to : 0);
    while (at < tokens.length && !/[,)]/.test(gap(tokens, text, at)) && tokens[at - 1]?.word !== "and") at++;
  }
  const entries = { from: 0, to, names: [...new Set(names)], open, column: true, list: lead };
  return names.length > 0 ? [fieldMention(entries, "")] : null;
}

import type { Statement } from "../combine/statement.ts";
import type { Meaning } from "../mention.ts";
import { owesService } from "../mood/service-owed.ts";
import { isHeadingLine } from "../scope/heading-line.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, tokensOfLead } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { awardChoice } from "../words/awards.ts";
import { applicantWords, holderChoice, holderWords } from "../words/persons.ts";
import { tellsToGoOn, withKeptToCheck, withoutGoingOn, withoutKeptGrades } from "./kept.ts";
import { leftToCheck } from "./set-aside.ts";

const kept = `(${awardChoice}|funding|eligibility|scholarship eligibility)`;
const rules =
  "(requirements|requirement|criteria|criterion|conditions|policy|policies|eligibility|terms|process|guidelines|standards|rules)";
/** Words of headings and titles about those who hold an award: how it goes on, and what they owe. */
const findHolders = phraseFinder([
  [`(renewal|renewable|renewing|retention|continuation) ${rules}`, true],
  [`${rules} (for|of) (scholarship|award|) (renewal|retention|continuation|renewing|retaining|keeping)`, true],
  [`(maintaining|keeping|retaining|renewing|to keep|to retain|to renew) (your|the|a|an|this|) ${kept}`, true],
  [`${kept} (renewal|retention|continuation)`, true],
  [
    `how (the|my|your|) (${awardChoice}|money|funds) (is|are|will be) (to be|) (paid|disbursed|used|distributed|sent)`,
    true,
  ],
  ["(if|once|after|when) you (receive|win|get|have received|are awarded|are selected)", true],
  [`(obligations|responsibilities|expectations|duties) (of|for) (the|all|our|) (${holderChoice})`, true],
  ["scholar (obligations|duties)", true],
  [`(${holderChoice}) (obligations|responsibilities|expectations|duties)`, true],
] as const);
/** "Payment of the Award": a heading of its own, and no part of "Application and Payment of Awards". */
const findPayment = phraseFinder([
  [`(payment|disbursement|distribution) of (the|) (${awardChoice}|money|funds)`, true],
] as const);
/** "To maintain eligibility, a student must": the words before a list. */
const findToKeep = phraseFinder([
  [`to (keep|retain|maintain|renew|continue receiving|remain eligible for) (your|the|a|an|this|their|) ${kept}`, true],
] as const);
/** Headings of applicants, which end what a title says. */
const ofApplicants = tokenSet(
  "eligibility eligible apply applying applicants applicant application applications qualify qualification qualifications selection who",
);
const lone = tokenSet("renewal renewable renewing retention");

const isOfHolders = (tokens: readonly Token[]): boolean =>
  findHolders(tokens).length > 0 ||
  findPayment(tokens).some(({ from }) => from === 0) ||
  (tokens.length === 1 && lone.has(tokens[0]));

/**
 * The statements of a text, where those below a heading, a title or a lead about holders of the award ("Renewal Requirements", "Recipients are
 * required to:") tell nothing of applicants. A heading counts until the next one.
 */
export function withHoldersApart(statements: readonly Statement[]): readonly Statement[] {
  const isTitled = statements.some(({ part, tokens }) => part === "title" && isOfHolders(tokens));
  const duties = listsOfDuties(statements);
  const ofHolders = holding(statements);
  let isInside = isTitled;
  let heading = "";
  let before: Statement | undefined;
  const apart = statements.map((statement) => {
    const { clause, tokens, part } = statement;
    if (part === "title") return statement;
    const last = before;
    before = statement;
    if (clause.heading !== heading) {
      heading = clause.heading;
      isInside = isTitled && !ofApplicants.hasAny(tokensOfLead(heading));
    }
    const lead = tokensOfLead(clause.lead);
    const isHeading = isHeadingLine(statement) && (clause.lead === "" || last?.clause.isEntry === true);
    if (isHeading) isInside = isOfHolders(tokens) || (isTitled && isInside && !ofApplicants.hasAny(tokens));
    const isLed = !isHeading && (isOfHolders(lead) || findToKeep(lead).length > 0 || duties.has(clause.lead));
    return isInside || isLed || tellsToGoOn(tokens) ? ofHolders(statement) : withoutGoingOn(statement);
  });
  return withKeptToCheck(withoutKeptGrades(apart));
}

/** "Recipients are required to", above entries of which one is done each term: what holders do, not who may apply. */
function listsOfDuties(statements: readonly Statement[]): ReadonlySet<string> {
  return new Set(
    statements.flatMap(({ clause, tokens }) => {
      const lead = tokensOfLead(clause.lead);
      const isOfThem = holderWords.has(lead[0]) || holderWords.has(lead[1]);
      return clause.lead !== "" && isOfThem && findDuring(tokens).length > 0 ? [clause.lead] : [];
    }),
  );
}
const findDuring = phraseFinder([
  ["(each|every|per) (semester|term|quarter|year|academic year)", true],
  ["(throughout|during) (the|their|your) (award|scholarship|academic year|duration|tenure|term)", true],
  ["(thank you|progress report|annual report)", true],
] as const);

/** Makes a statement one about holders. A group, a place or a citizenship that no other statement names is left to check. */
function holding(statements: readonly Statement[]): (statement: Statement) => Statement {
  const demanded = statements.filter(({ mood }) => mood === "demand").flatMap((each) => [...personal(each)]);
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const each of demanded) (once.has(each) ? twice : once).add(each);
  return (statement) => {
    const { mood, tokens } = statement;
    const decides = mood === "demand" || mood === "exclusion";
    if (!decides || applicantWords.hasAny(tokens) || owesService(tokens)) return statement;
    const isOpen = mood === "demand" && [...personal(statement)].some((each) => !twice.has(each));
    return isOpen ? leftToCheck(statement) : { ...statement, mood: "background", exclusion: null };
  };
}
/** What a statement says about who a person is, each as a text that can be compared. */
const personal = ({ mentions }: Statement): ReadonlySet<string> =>
  new Set(mentions.flatMap(({ meaning }) => (ofPersons.has(meaning.about) ? [JSON.stringify(meaning)] : [])));
const ofPersons: ReadonlySet<Meaning["about"]> = new Set(["groups", "states", "countries", "citizenship"]);

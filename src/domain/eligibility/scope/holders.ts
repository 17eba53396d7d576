import type { Statement } from "../combine/statement.ts";
import type { Meaning, Mention } from "../mention.ts";
import { owesService } from "../mood/service-owed.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, tokensOfLead } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { isHeadingLine } from "./heading-line.ts";

const kept =
  "(scholarship|scholarships|award|awards|grant|fellowship|bursary|funding|eligibility|scholarship eligibility)";
const rules =
  "(requirements|requirement|criteria|criterion|conditions|policy|policies|eligibility|terms|process|guidelines|standards|rules)";
const holders = "(recipients|recipient|winners|awardees|holders|grantees|scholars|scholarship recipients)";
/** Words of headings and titles about those who hold an award: how it goes on, and what they owe. */
const findHolders = phraseFinder([
  [`(renewal|renewable|renewing|retention|continuation) ${rules}`, true],
  [`${rules} (for|of) (scholarship|award|) (renewal|retention|continuation|renewing|retaining|keeping)`, true],
  [`(maintaining|keeping|retaining|renewing|to keep|to retain|to renew) (your|the|a|an|this|) ${kept}`, true],
  [`${kept} (renewal|retention|continuation)`, true],
  ["(if|once|after|when) you (receive|win|get|have received|are awarded|are selected)", true],
  [`(obligations|responsibilities|expectations|duties) (of|for) (the|all|our|) ${holders}`, true],
  [`${holders} (obligations|responsibilities|expectations|duties)`, true],
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
const whoGet = tokenSet("recipients recipient winners awardees holders grantees scholars");
const applicants = tokenSet("applicant applicants candidate candidates nominee nominees");

const isOfHolders = (tokens: readonly Token[]): boolean =>
  findHolders(tokens).length > 0 || (tokens.length === 1 && lone.has(tokens[0]));

/**
 * The statements of a text, where those below a heading, a title or a lead about holders of the award ("Renewal Requirements", "Recipients are
 * required to:") tell nothing of applicants. A heading counts until the next one.
 */
export function withHoldersApart(statements: readonly Statement[]): readonly Statement[] {
  const isTitled = statements.some(({ part, tokens }) => part === "title" && isOfHolders(tokens));
  const duties = listsOfDuties(statements);
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
  return withoutKeptGrades(apart);
}

/** "Recipients must maintain full-time enrolment". */
const tellsToGoOn = (tokens: readonly Token[]): boolean =>
  findGoingOn(tokens).some(({ from }) => from < 3 && !tokens.slice(0, from).some((token) => isNegation(token)));
const isNegation = ({ word }: Token): boolean => word === "no" || word === "not";
const goesOn = tokenSet(
  "remain remains maintain maintains continue continues keep keeps maintaining keeping remaining",
);
const goOn = "(remain|remains|maintain|maintains|continue|continues|keep|keeps)";
const findGoingOn = phraseFinder([
  [`${holders} (must|shall|should|will|are required to|are expected to|have to|need to) ${goOn}`, true],
] as const);

/** "For four years | as long as they maintain a 3.0 GPA": what is said behind these words is asked of holders. */
function withoutGoingOn(statement: Statement): Statement {
  const [first] = statement.mood === "demand" ? findAsLong(statement.tokens) : [];
  if (first === undefined || !goesOn.hasAny(statement.tokens.slice(first.to))) return statement;
  const mentions = statement.mentions.map((mention): Mention => {
    const { meaning, from } = mention;
    const isKept = meaning.about === "gpa" || (meaning.about === "demand" && meaning.demand.about === "enrollment");
    return isKept && from > first.from ? { ...mention, meaning: toCheck } : mention;
  });
  return { ...statement, mentions };
}
const toCheck: Meaning = { about: "demand", demand: { about: "check", kind: "grades" } };
const findAsLong = phraseFinder([
  ["(as long as|so long as|provided|provided that|providing|on condition that|contingent on|contingent upon)", true],
]);

/** "Students must maintain good standing (a 2.0 GPA)", where another clause says which grade applicants have. */
function withoutKeptGrades(statements: readonly Statement[]): readonly Statement[] {
  const stating = statements.filter(
    ({ mood, mentions }) => mood === "demand" && mentions.some(({ meaning }) => meaning.about === "gpa"),
  );
  const kept = new Set(stating.filter(({ tokens }) => goesOn.hasAny(tokens.slice(0, mostBeforeKeeping))));
  if (kept.size === 0 || kept.size === stating.length) return statements;
  return statements.map((statement) =>
    kept.has(statement)
      ? {
          ...statement,
          mentions: statement.mentions.map((mention) =>
            mention.meaning.about === "gpa" ? { ...mention, meaning: toCheck } : mention,
          ),
        }
      : statement,
  );
}
/** In tokens: "the student must | maintain". */
const mostBeforeKeeping = 5;

/** "Recipients are required to", above entries of which one is done each term: what holders do, not who may apply. */
function listsOfDuties(statements: readonly Statement[]): ReadonlySet<string> {
  return new Set(
    statements.flatMap(({ clause, tokens }) => {
      const lead = tokensOfLead(clause.lead);
      const isOfThem = whoGet.has(lead[0]) || whoGet.has(lead[1]);
      return clause.lead !== "" && isOfThem && findDuring(tokens).length > 0 ? [clause.lead] : [];
    }),
  );
}
const findDuring = phraseFinder([
  ["(each|every|per) (semester|term|quarter|year|academic year)", true],
  ["(throughout|during) (the|their|your) (award|scholarship|academic year|duration|tenure|term)", true],
  ["(thank you|progress report|annual report)", true],
] as const);

function ofHolders(statement: Statement): Statement {
  const { mood, tokens } = statement;
  const decides = mood === "demand" || mood === "exclusion";
  if (!decides || applicants.hasAny(tokens) || owesService(tokens)) return statement;
  return { ...statement, mood: "background", exclusion: null };
}

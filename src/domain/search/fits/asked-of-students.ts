import { owesService } from "../../eligibility/mood/service-owed.ts";
import { isNegated } from "../../eligibility/text/negated.ts";
import { tokensOf } from "../../eligibility/text/tokens.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { requiredMaterials, requiresNothing } from "../../scholarships/to-send/required-materials.ts";

/** The value of `exclude` for work or service that the winner owes afterwards. */
export const serviceOwed = "service owed";

type Asking = Pick<ScholarshipFacts, "title" | "description" | "amount_text" | "requirements" | "demands">;

/** Something that students refuse, and that a scholarship says it asks for. */
type AskedThing = {
  /** As in "it asks for an interview". */
  name: string;
  /** How students name it. */
  refused: RegExp;
  /** What each text has that asks for it. Most have none of it, and are not looked at closer. */
  hint: RegExp;
  asks: (of: Asking, lines: readonly string[]) => boolean;
};

const money = /loan|lend|repay|repaid| back\b/i;
/** A time after the studies, a length of years, or an obligation. Few lines have one, and only those are split into words. */
const afterOrOwed =
  /\bafterwards?\b|\b(?:after|following|upon) (?:graduat|complet|college|you grad|they grad)|\byears? (?:of|for)\b|\b(?:for|least|of) \w{1,9} (?:\w{1,9} )?years?\b|\b(?:agree|commit|oblig|contract)\w{0,7} to\b|\b(?:service|work|employment|teaching) (?:commit|oblig|agree|require|contr|payb)|\breturn of service/i;

/** What a scholarship may ask for that students refuse. Its own words tell it; most say nothing. */
const askedThings: readonly AskedThing[] = [
  {
    name: "service or repayment afterwards",
    refused: new RegExp(`^${serviceOwed}$`),
    hint: new RegExp(`${afterOrOwed.source}|${money.source}`, "i"),
    asks: (of, lines) => owesMoney(of, lines) || lines.some(tellsOfService),
  },
  {
    name: "repayment",
    refused: /^(?:student )?(?:loans?|prestamos?)$/,
    hint: money,
    asks: owesMoney,
  },
  {
    name: "letters of recommendation",
    refused: /\b(?:letters?|recs?|recommend\w*|references?|cartas?|recomendacion\w*)\b/,
    hint: /letter|recommend|reference/i,
    asks: (of) => requiredMaterials(of).letters !== null,
  },
  {
    name: "a transcript",
    refused: /\btranscripts?\b/,
    hint: /transcript/i,
    asks: (of) => requiredMaterials(of).transcript !== null,
  },
  {
    name: "the FAFSA",
    refused: /\bfafsa\b/,
    hint: /FAFSA|Federal Student Aid/i,
    asks: (of) => requiredMaterials(of).aidForm !== null,
  },
  {
    name: "an interview",
    refused: /\b(?:interviews?|entrevistas?)\b/,
    hint: /interview/i,
    asks: (_, lines) => lines.some((line) => /\binterview/i.test(line) && !requiresNothing.test(line)),
  },
  {
    name: "a video",
    refused: /^videos?(?: (?:submissions?|essays?|applications?|interviews?))?$/,
    hint: /video/i,
    asks: (_, lines) => lines.some((line) => /\bvideos?\b/i.test(line) && !requiresNothing.test(line)),
  },
];

const tellsOfService = (line: string): boolean =>
  afterOrOwed.test(line) && service.test(line) && owesService(tokensOf(line));
const service =
  /\b(?:serv(?:e|ice|ing)|work|teach(?:ing)?|practi[cs]e|employment|remain(?:ing)?|stay|live|reside|return|home|back)\b/i;

function owesMoney({ title }: Asking, lines: readonly string[]): boolean {
  return loanByName.test(title) || lines.some(tellsOfRepayment);
}
const loanByName =
  /\bforgivable loans?\b|\bloans\b(?! (?:repay|forgive))|\bloan[- ]scholarships?\b|\bscholarship[- ]loans?\b/i;
const repays =
  /\b(?:becomes?|becoming|converts? (?:in)?to|converted (?:in)?to|turns? into|half|as) a loan\b|\bforgivable loan|\blends? (?:up to|money|\$)|\b(?:must|will|have to|has to|agree to) (?:be repaid|repay)\b|^repay\b|\bpay the (?:award|money|grant|scholarship) back\b/gi;

/** "It does not have to be repaid" is how a sponsor explains a grant; "who does not teach must repay it" asks for the money. */
function tellsOfRepayment(line: string): boolean {
  return [...line.matchAll(repays)].some(({ index }) => !isDenied(line.slice(0, index)));
}
function isDenied(before: string): boolean {
  const tokens = tokensOf(before);
  return ofNothing.test(before) || isNegated(tokens, tokens.length);
}
const ofNothing =
  /\b(?:nobody|nothing|no one|no (?:part|share) of (?:it|the \w+|this \w+)|none of (?:it|the \w+|this \w+)|unlike)(?: an?)* $/i;

const anyHint = new RegExp(askedThings.map(({ hint }) => hint.source).join("|"), "i");

/** What a scholarship says that it asks for: one bit for each thing, as `bitOfAsked` answers it. */
export function asksOf(of: Asking): number {
  const texts = [
    ...[of.title, of.description, of.amount_text ?? ""],
    ...of.requirements,
    ...of.demands.map(({ quote }) => quote),
  ];
  const all = texts.join("\n");
  if (!anyHint.test(all)) return 0;
  const lines = all.split(/(?<=[.;!?])\s+|\n/);
  return askedThings.reduce(
    (sum, thing) => (thing.hint.test(all) && thing.asks(of, lines) ? sum | bitOfAsked(thing) : sum),
    0,
  );
}

/** The bit of a thing in what `asksOf` answers. */
export const bitOfAsked = (thing: AskedThing): number => 1 << askedThings.indexOf(thing);

/** What a value of `exclude` refuses to give or to do; null for what is no such thing. */
export const askedThing = (value: string): AskedThing | null =>
  askedThings.find(({ refused }) => refused.test(value)) ?? null;

import { either } from "../../words/either.ts";
import { numberInWord, numbersInWords } from "../../words/number-words.ts";
import { withoutSign } from "./currencies.ts";
import type { Money } from "./money.ts";

/**
 * What the words around a sum make of it: the `amount` of one scholarship, a `total` over several or over years, money
 * that a scholarship does not pay (`other`: an income, a fee, a gift), an `estimate`, or a `rate` for a month or credit.
 */
type SumKind = "amount" | "total" | "other" | "estimate" | "rate";

const beforeEstimate =
  /\b(?:averag(?:e|es|ed|ing)(?: (?:of|about|is|award|amount|being|recipient|winner|student|scholar|gets|receives|received))*|typically|commonly|usually|under|below|(?<!\b(?:not|no|not be) )less than)[\s:]*$/i;
const afterEstimate = /^\s*(?:typical|,? on average|average)\b/i;
/** A rate is not an amount, as the words do not give the sum for a year. */
const afterRate =
  /^ ?\)? ?(?:(?:more|extra|additional|less|off) )?(?:(?:\/|per\b|an?\b) ?credits?\b|(?:\/|per\b|an?\b)? ?(?:(?:credit |semester )?hours?\b|hourly\b|units?\b|months?\b|(?:month|week|dai)ly\b(?! (?:[\w-]+ ){0,2}(?:sweepstakes|scholarships?|awards?|drawings?|contests?|prizes?|giveaways?)\b)|weeks?\b|days?\b|page\b|mile\b|subjects?\b|courses?\b|class\b))/i;
const beforeRate =
  /\b(?:monthly|weekly|hourly|daily)(?: \w+){0,3}(?: (?:of|is|up to))?[\s:]*$|\b(?:month|week|day) (?:of|is)[\s:]*$/i;
const beforeTotal = new RegExp(
  `\\b${either(
    /total(?:l?ing|s|ed)?|combined|aggregate|sum of|share(?: of)?|part of|lifetime|pool|prize fund|resulting in/,
    /over (?:\w+ )?(?:two|three|four|five|[2-9]) years/,
  )}\\b(?: [\\w-]+){0,5}?[\\s:–—-]*(?:(?:of|is|to)\\s)?${either(
    /over|more than|up to|at least|approximately|nearly|almost/,
  )}?[\\s:]*$`,
  "i",
);
/** "A total of five | $1,000 scholarships", "a total of ten (10) awards of | $500": what each of several awards pays. */
const beforeCounted = new RegExp(
  `\\b(${numbersInWords.map(([word]) => word).join("|")}|\\d{1,3})(?: ?\\(\\d{1,3}\\))?${either(
    /(?: [\w-]+){0,2} (?:awards|bursaries|fellowships|grants|prizes|scholarships|stipends) (?:at|of|worth)(?: up to)?/,
  )}?\\s*$`,
  "i",
);
/** "40 | $100,000 | grants went to schools", "20 awards of | $50,000 | were given since 1990" */
const ofOthersOrPast = /^[^.;$£€]{0,40}\b(?:went to|since (?:19|20)\d\d)\b/i;
/** How many awards of this sum there are: 5 in "a total of five | $1,000 scholarships"; null where no number stands before it. */
export function countBefore(part: string, sum: Money): number | null {
  const count = beforeCounted.exec(wordsBefore(part, sum))?.[1];
  return count === undefined || ofOthersOrPast.test(wordsAfter(part, sum))
    ? null
    : (numberInWord(count.toLowerCase()) ?? Number(count));
}
/** "Holders of any scholarship of over | $22,000 | may not apply" */
const afterRefused =
  /^[^.,;$£€]{0,40}\b(?:(?:can|may|must)(?:not| not) apply|(?:are|is) (?:ineligible|not eligible))\b(?! for (?!this\b))/i;
/** "is awarded to 12 seniors", "shared among", "prize pool", "in total" */
const sharedByMany = new RegExp(
  `(?:(?!awards|grants|prizes|scholarships)[\\w-]+\\s){0,2}?(?:is |are |was |were |will be )?${either(
    /awarded (?:annually )?(?:to (?!1\b)\d|across|among)/,
    /to (?:(?:about|around|over|nearly|almost|some|more than|up to|approximately) )?\d[\d,]* (?:[\w-]+ ){0,2}?(?:seniors|students|recipients|winners|people|scholars|graduates)\b/,
    /(?:divided|shared|split)(?: equally| evenly)? (?:among|between|by)\b/,
    /(?:prize |award |scholarship )?pool\b|in total\b|total\b/,
  )}`,
);
const afterTotal = new RegExp(
  `^\\s?${either(
    // "worth of prizes", "in scholarship money"
    /\+?\s?(?:available )?(?:worth of|in|of|for)\s(?:[\w-]+\s){0,3}?(?:prizes|awards|scholarships|grants|funding|fellowships|bursaries|(?:scholarship|prize|award) (?:money|funds))\b(?! (?:for|per|to) (?:an?|each|every|one)\b)/,
    /(?:lifetime|in (?:an?|one|their|his or her) lifetime|over (?:two|three|four|five|[2-6]) years)\b/,
    sharedByMany,
  )}`,
  "i",
);
/** "a family income under | $60,000", "a $50 fee": what the sponsor does not pay to students. */
const beforeOther = new RegExp(
  `\\b${either(
    // What somebody earns or is worth
    /income|incomes|(?<!\b(?:winners?|essays?|entr(?:y|ies)|videos?|projects?|recipients?|finalists?|place|you) (?:will |can )?)earns?|earn(?:ed|ing|ings)/,
    /(?:famil(?:y|ies)|households?|parents?|people|those)(?: of \w+)?(?: (?:that|who))? (?:makes?|making)/,
    /salar(?:y|ies)|wages?|efc\)?|sales|budgets?|revenues?|assets|net worth|debts?|owes?/,
    // What is given to the sponsor
    /contributions?|contributed|donat(?:ed|es|ion|ions|ing)|bequeath(?:ed)?|bequests?|endow(?:ed|ment)?|gifts?/,
    /raised?|raising|fundrais\w{0,4}|invest(?:ed|ment|ments)?/,
    // What something costs
    /charg(?:es|ed|ing)|(?:application|registration|entry|membership|enrollment|processing|tuition) fees?|fees?|deposit/,
    /installments?|instalments?|payments|checks|cheques|paid(?: out)? (?:at|in)|costs?|costing|priced?|spend|spent|purchases?/,
    /save|saves|saved|credit of|(?:insurance|coverage)(?: worth)?|(?:financial|unmet|remaining) need|tuition (?:is|are|was)/,
    /reduc(?:es|ed|ing) (?:[\w-]+ ){1,4}from|(?:students|you|they) (?:will |would )?(?:only )?pay|instead of/,
    // What was given over the years, or goes to others than students
    /to date|awarded (?:nearly|over|more than|almost|close to)|since \d{4}(?: \w+){0,4}/,
    /(?:schools?|universit(?:y|ies)|colleges?|teachers?|chapters?|mentors?|parents?|sponsors?|advis[eo]rs?|coach(?:es)?|librar(?:y|ies))(?: of (?:the|each) (?:winners?|recipients?))? (?:(?:also|will|would|each) ){0,2}(?:receives?|gets?|wins?)/,
    /and (?:an?|his or her|the|their) (?:[\w-]+ )?(?:advis[eo]r|chapter|coach|librarian|library|mentor|school|teacher)/,
    // How it is counted
    /payable after (?:the )?scholarship|exchange rate|[$£€] ?1 ?=/,
  )}\\b[\\s:(]*(?:${either(
    /is|are|was|were|of|up|to|by|at|in|a|an|the|with|from|it|not|between|than/,
    /over|under|below|above|about|around|approximately|nearly|almost|more|less|least|equal/,
    /exceed|exceeds|exceeding|fund|reduces?|limits?|cap|ceiling|threshold/,
  )}[\\s:]*){0,5}$`,
  "i",
);
/** What was given so far: "has issued $37,000 to 15 students", but "has awarded a $500 scholarship each year". */
const beforeGiven =
  /\bha(?:s|ve|d) (?:(?:also|now|already|since) )?(?:given|issued|granted|distributed|provided|awarded|presented|disbursed|paid|dispensed)(?: (?:out|away|back|(?:\d[\d,]* )?students))?(?: (?:a total of|over|more than|well over|nearly|almost|close to|about|around|approximately|some|up to|at least|in excess of)){0,2}\s*$/i;
/** "To date, $97,500 in scholarships has been awarded", "over the past ten years, more than $90,000 was given" */
const soFar =
  /\b(?:in 20\d\d,? (?:we|the [\w-]{1,20}) (?:awarded|distributed|gave|granted)|to date|so far|thus far|over the years|(?:over|in|during) the (?:last|past) (?:[\w-]+ )?(?:years?|decades?)|since \d{4}),? (?:(?:over|more than|nearly|almost|close to|about|around|approximately|some|a total of) ){0,2}$/i;
/** What each student got: "has awarded $500 scholarships", "has given $500 each year". */
const afterGiven =
  /^ (?!in )(?:\w+ )?(?:scholarships|awards|grants|prizes|fellowships|bursaries)\b|^ ?(?:annually|yearly|(?:each|every|per|a) year)\b/i;
/** The topic of a statement whose sum is no award: "the average tuition at a public university is over $9,000". */
const otherTopic = new RegExp(
  either(
    /\b(?:(?:average|typical) (?:\w+ )?(?:tuition|cost|debt|student)|tuition fees?|cost of|student debt|incomes?|gpa)\b[^.$£€]{0,60}\b(?:is|are|was|were|exceeds?|below|under|less than)\s(?:over|about|around|nearly|up to|more than|approximately)?\s*$/,
    /\b(?:students|residents|nonresidents|applicants|members|they|you) (?:(?:also|only|will|would|still) )*pay (?:[\w-]+ ){0,2}(?:tuition|fees)(?: rates?)? ?\(?~?\s*$/,
    // What is given in kind: "software worth"
    /\b(?:courses?|subscriptions?|memberships?|trips?|services|equipment|software|laptops?|tablets?|gift cards?|licenses?|plaques?|trophy|trophies|free (?!tuition|ride|college|education)\w+)\b[^.$£€]{0,25}\b(?:worth|valued at|value of)\s*$/,
  ),
  "i",
);
/** "$500 for their school", but not "for their school seniors" */
const forOthers = new RegExp(
  `(?:(?:award|grant|prize|donation) )?for (?:your|the|their|a|his or her) (?:[\\w'’]+ )?${either(
    /schools?(?! (?:[\w-]+ ){0,2}(?:seniors?|juniors?|sophomores?|freshm[ae]n|students?|graduates?|grads?|leavers?|pupils?|teens?|athletes?|girls?|boys?)\b)/,
    /chapters?|clubs?|teachers?|library|libraries|classrooms?|departments?|mentors?|parents/,
  )}\\b`,
);
const kindOfFee =
  "(?:application|registration|entry|membership|processing|enrollment|administration|administrative|non-?refundable|late)";
/** "$60,000 family income", "$50 application fee" */
const afterOther = new RegExp(
  `^\\s?(?:[-–—:]\\s)?(?:minimum purchase\\b|(?:\\/\\s?year )?(?:\\w+ )?(?:${kindOfFee} ){0,2}${either(
    /fees?\b(?! (?:bursary|discount|grant|reduction|remission|scholarship|waiver))/,
    /deposit\b|donation\b|gift\b(?! cards?\b)|endowment\b|endowed scholarship\b|donated\b|raised\b|salary\b|(?<!\bin )value\)/,
    /(?:or (?:less|below|under|more) )?(?:(?:annual|family|household|adjusted|gross|in|of|total) ){1,4}income\b|income\b/,
    /(?:on deposit|(?:minimum |account |share |savings |average ){0,2}(?:balance|dues)|(?:in )?(?:(?:annual|yearly|member|membership|club|union|national|chapter) ){0,3}dues)\b/,
    /in (?:a|an|the|their|your|his|her|his or her) (?:[\w-]+ )?share(?:s| accounts?)?\b|in matching (?:[\w-]+ ){1,2}from\b|installments?\b|instalments?\b/,
    /(?:or more )?in (?:debt|sales|revenue|assets|(?:student )?loans?(?! (?:repayment|forgiveness))|merchandise|services)\b/,
    /(?:to |for )?(?:the |a )?sponsoring (?:teachers?|schools?)\b|(?:or more )?(?:in the past|previously)\b/,
    forOthers,
  )})`,
  "i",
);
/** "A $25,000 memorial fund", "the $25,000 Smith Fund", but not "a $500 travel fund", which a winner gets. */
const afterFund =
  /^(?: ?\/ ?year)? (?:(?!(?:by|for|from|in|of|through|to)\b)[\w'’-]+ ){0,3}(?:[Aa]wards?|[Ee]ndowed|[Gg]rants?|[Mm]atching|[Mm]emorial|[Pp]rize|[Ss]cholarships?|[Tt]rust|[A-Z][\w'’-]+) [Ff]und\b(?! (?:[Aa]ward|[Ff]ellowship|[Gg]rant|[Pp]rize|[Ss]cholarship))/;
/** "A $2 million | scholarship program", "Sh1.2 million | in every ward" */
const afterMillion =
  /^ (?:[\w'’-]+ ){0,3}(?:budget|campaign|fund|initiative|kitty|program|programme|scheme)\b|^ (?:for|in|to) (?:each|every) (?!student|winner|scholar|recipient)/i;
/** What an institution spent on itself: "our $20 million sports center". */
const afterBuilding =
  /^\s?(?:[\w-]+ ){0,3}(?:cent(?:er|re)|buildings?|campus|facility|facilities|laborator(?:y|ies)|stadium)\b/i;

/** The words before a sum, without its currency sign. */
export const wordsBefore = (part: string, sum: Money) => {
  const before = part.slice(Math.max(0, sum.start - 90), sum.start);
  const words = before
    // "UP TO $500": a word in capitals before a sign is no part of it.
    .replace(
      /(?:(?<![A-Za-z])(?:USD?|U\.S\.|CA[ND]|CDN|AU[DS]|NZD?|HKD?|SGD?) |(?<![A-Za-z])[A-Z]{1,3})?[$£€]\s*$|(?<![A-Za-z])[A-Z]{3}\s*$/,
      "",
    );
  return words === before && sum.marked ? withoutSign(before) : words;
};

/** The words after a sum, without the name of its currency. */
export const wordsAfter = (part: string, sum: Money) =>
  part
    .slice(sum.end, sum.end + 90)
    .replace(
      /^(?:-(?=[a-z])|[\s(]{0,2})(?:US|USD|U\.S\.|[A-Z]{3}(?![A-Za-z])|[Cc]anadian|[Aa]ustralian|[Ss]wiss)?\s?(?:[Dd]ollars?|[Ee]uros?|EUROS?|[Pp]ounds?(?: [Ss]terling)?|[Ff]rancs?|[Rr]upees?|[Yy]en|[Kk]ron(?:or|er)|[€£$](?!\s?\d))?\)?(?=$|[^\w])/,
      "",
    );

/** "Other scholarships may not exceed $5,000": a limit to what a student holds besides. */
const otherAward =
  /(?<!\b(?:to|unlike|besides|among|like|most|than|with) )\b(?:other|another|outside|external) (?:[\w-]+ ){0,2}(?:scholarships?|awards?|fellowships?|grants?|bursar(?:y|ies)|stipends?|funding|aid|assistance)\b[^.;$£€]{0,60}\b(?:exceed(?:s|ed|ing)?|in excess of|(?:more|greater|larger|higher) than)\b[^.;$£€]{0,40}$/i;
/** "Whoever has no account with at least $5": a member's own money. */
const account = /\b(?:accounts?|shares?|memberships?) (?:that (?:has|have|holds) |with )(?:an? )?(?:[\w-]+ ){0,4}$/i;
/** "The award is pro-rated: somebody with six hours would receive $200." */
const wouldGet = /\bwould (?:only |then )?(?:receive|get|be (?:paid|awarded|given))(?: only| an?)?\s*$/i;

/** "A minimum balance of $5", "an external grant for $2,500": a member's own money, or another's. */
const beforeOwn =
  /\b(?:balances?|dues|(?:share|savings|checking|membership|deposit) accounts?|(?:external|outside) (?:grants?|scholarships?|awards?|funds|funding|aid|support))[\s:]{0,2}(?:(?:is|are|of|for|at|with|an?|to|not|more|least|less|than|minimum) ){0,4}$/i;
/** "$3,000 a year until they receive a maximum of $6,000" */
const untilMaximum =
  /\buntil (?:(?:the|each) )?(?:recipients?|scholars?|students?|they) (?:has |have )?(?:reach(?:es|ed)?|receives?|received) (?:a |the )?(?:maximum|limit) of\s*$/i;
/** "A family income that does not exceed $50,000" */
const incomeLimit =
  /\bincomes? (?:that |which )?(?:does|do|must|may|should|can|cannot|is|are) ?(?:not )?(?:be )?(?:exceed|(?:less|more|greater|lower|higher) than|below|under|over|at or below)\s*$/i;

/** "The college matches the award up to $500", but not "matching scholarships up to $500" */
const matchedUpTo =
  /\bmatch(?:es|ed|ing)?\b(?! (?:scholarships?|grants?|awards?|funds?)\b)[^.;$£€]{0,60}\bup to (?:the )?$/i;

/** "Covers the program fee (": a fee that is paid for the student. */
const feeCovered =
  /(?<!\b(?:check|deposit|payment|money) )\bcovers (?:(?:the|your|their|an?|all|any) )?(?:(?:program|course|tuition|study|enrollment|participation) )?fees?(?: of)?(?: up to)?[ :(]{0,3}$/i;

const isOther = (part: string, before: string): boolean =>
  (!feeCovered.test(before) &&
    [beforeOther, beforeOwn, soFar, matchedUpTo, incomeLimit, otherTopic, otherAward, account].some((words) =>
      words.test(before),
    )) ||
  (wouldGet.test(before) && /\bpro-?rat/i.test(part) && !/\bfull[- ]time\b/i.test(before));

/** "A total of $1,000 per student", but neither "$1,000 each year" nor a lifetime's total. */
const ofOnePerson =
  /^\s?(?:(?:for|to) )?(?:each\b(?! (?:year|semester|term|quarter|month|spring|fall|summer)\b)|apiece\b|per (?:[\w-]+ )?(?:student|recipient|winner|scholar|awardee|fellow|person|individual|participant|applicant|graduate|senior)\b)/i;

/** "Nearly $50,000 will be awarded", "over $300,000 is available", but not "around $1,000 is available to each student" */
const beforeAll = /(?:^|[.,;:] )(?:well )?(?:over|more than|nearly|almost|close to|approximately|about|around)\s*$/i;
const afterAll =
  /^ (?:in [\w-]+ (?:[\w-]+ )?)?(?:is|are|was|were|has been|have been|will be) (?:available|awarded|distributed|disbursed|given)\b(?! (?:to|for) (?:an?|each|every|one|the) (?:[\w-]+ )?(?:applicant|awardee|fellow|graduate|person|recipient|scholar|senior|student|winner)\b)/i;

/** "Scholarships of | $500 | are awarded to 3 students" */
const beforeEach = /\b(?:awards|bursaries|fellowships|grants|prizes|scholarships) of\s*$/i;
const afterEach = /^ (?:(?:are|were|will be) )?(?:awarded|given)\b/i;

/** "The foundation gives over $300,000 a year", but neither a scholarship that does nor what it gives to each. */
const beforeYearly =
  /(?<!\b(?:award|bursary|fellowship|grant|it|prize|program|programme|scholarship|that|which) )\b(?:awards?|distributes?|gives?|grants?|provides?) (?:well )?(?:almost|close to|more than|nearly|over)\s*$/i;
const afterYearly =
  /^ ?(?:annually|yearly|(?:a|each|every|per) year)\b(?! (?:(?:for|to) (?:an?|each|every|one)|(?:each|per) (?:\w+ )?(?:recipient|scholar|student|winner))\b)(?![^.;]{0,20}\brenewable\b)/i;

/** What no one student gets in a year, in any currency. */
const leastOfSponsor = 100_000;

export function sumKind(part: string, sum: Money): SumKind {
  const before = wordsBefore(part, sum);
  const after = wordsAfter(part, sum);
  if (otherAward.test(before)) return "other";
  if (afterRate.test(after) || beforeRate.test(before)) return "rate";
  if (isOther(part, before)) return "other";
  if (beforeGiven.test(before) && !afterGiven.test(after)) return "other";
  if ([afterOther, afterBuilding, afterFund, afterRefused].some((words) => words.test(after))) return "other";
  if (sum.value >= 1e6 && afterMillion.test(after)) return "other";
  if (beforeEstimate.test(before) || afterEstimate.test(after)) return "estimate";
  if (ofOnePerson.test(after) && !/\blifetime\b/i.test(before)) return "amount";
  const isYearly = beforeYearly.test(before) && afterYearly.test(after);
  if (isYearly && sum.value >= leastOfSponsor) return "other";
  const isTotal =
    untilMaximum.test(before) ||
    (beforeTotal.test(before) && countBefore(part, sum) === null) ||
    (afterTotal.test(after) && !(beforeEach.test(before) && afterEach.test(after))) ||
    (beforeAll.test(before) && afterAll.test(after)) ||
    isYearly;
  return isTotal ? "total" : "amount";
}

/** Whether a sum is money by the month or week that is not known to be something else, such as an income or a fee. */
export const isByTime = (part: string, sum: Money): boolean => timeOfRate(part, sum) !== null;

/** Whether a sum is paid by the month or by the week; null for others, and for what is known to be something else, such as an income or a fee. */
export function timeOfRate(part: string, sum: Money): "month" | "week" | null {
  const before = wordsBefore(part, sum);
  const [rate = ""] = afterRate.exec(wordsAfter(part, sum)) ?? beforeRate.exec(before) ?? [];
  if (isOther(part, before)) return null;
  return /\bmonth/i.test(rate) ? "month" : /\bweek/i.test(rate) ? "week" : null;
}

/** Whether a sum is what somebody earns or has: "a household income of less than $60,000". */
export const isIncome = (part: string, sum: Money): boolean => {
  const before = wordsBefore(part, sum);
  return incomeLimit.test(before) || /\bincomes?\b/i.test(beforeOther.exec(before)?.[0] ?? "");
};

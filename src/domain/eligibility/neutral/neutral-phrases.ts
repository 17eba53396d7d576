import { grammar, type Meaning } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";

const nothing: Meaning = { about: "nothing" };
const numbers =
  "(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|multiple|numerous)";
const awards = "(award|scholarship|fellowship|grant|bursary|bursaries|prize|studentship|internship|stipend)(s|)";

/** Words that demand nothing of an applicant: times, money, what the money is for, and how people write. */
const phrases: PhraseTable<Meaning> = [
  // Times.
  "(at|by|before|as of) (the|) (time|date|deadline) of (the|) (application|applying|nomination|award|submission|entry) (deadline|)",
  "(at|by) the time (they|you|he or she) (apply|applies)",
  "(at|by|before) the time (the|this) (award|grant|fellowship|scholarship|program|programme|course) (starts|begins|commences)",
  "(at|by|before) the (start|beginning|commencement) of (the|this|their) (award|grant|fellowship|scholarship|program|programme|course|studies)",
  "(at|by) (the|) application (deadline|date|time)",
  "(at|by|on|before|as of) (the|) (closing|application closing|submission|due) (date|deadline)",
  "at the time the award is (made|given)",
  "(in|for|during|at|by|of) (the|) (upcoming|coming|following|next|current|same|entire|full|succeeding|subsequent|new) (academic|school|calendar|) (year|semester|term|session)(s|)",
  "(in|for|during|by) (the|each|every|that|) (fall|autumn|spring|summer|winter) (semester|term|quarter|session|)",
  "(in|for|during) (the|each|an|that) (academic|school) year(s|)",
  "(in|within|over|during) the next (six|6|nine|9|twelve|12|18|twenty four|24) months",
  "one time (only|)",
  "time to time",
  "each (academic|school|) year",
  "every (academic|school|) year",
  "(per|a|each) (academic|school|) year",
  "(per|a|each|every) (semester|term|month|quarter)",
  "renewable (annually|yearly|) (for|up to|each|) (one|two|three|four|five|additional|year|years|) (additional|) (year|years|)",
  "renewable",
  "for (up to|a maximum of|) (one|two|three|four|five) (additional|consecutive|) year(s|)",
  // Money and what it is for.
  "(up to|a maximum of|a total of|as much as)",
  "(tuition|tuition and fees|tuition fee(s|)|tuition costs|college costs|college tuition|tuition expenses|college expenses|educational expenses|education expenses|educational costs|living expenses|living costs|books|room and board|fees|cost of tuition|costs of tuition)",
  "(the|) cost(s|) of (a|their|his or her|higher|college|university|attending|) (college|university|) (education|tuition|study|studies|degree|living|)",
  "(with|in|toward|towards|for) (the|their|) (payment|cost|costs|financing|expenses|expense) of",
  "(to be|can be|may be|will be|is|are|be) (used|applied|put|paid) (for|toward|towards|directly|to)",
  "(pay|paying|cover|covering|meet|meeting|offset|defray|defraying|finance|financing|fund|help pay) (for|) (part of|some of|all of|) (the|their|) (cost|costs|expenses|expense|tuition|fees) (of|)",
  "(with|help with|towards|toward) (their|college|the|) (tuition|education|expenses|studies|fees)",
  "pay for (their|a|) (college|university|higher|) (education|school|studies|tuition)",
  "valued at",
  "worth",
  "(partial|full|half|quarter) (tuition|scholarship|scholarships|tuition waiver|tuition scholarship|tuition scholarships)",
  "(merit|need) based",
  "financial (award|awards|support|help|aid|assistance)",
  "monetary (award|awards|prize|prizes)",
  "cash (award|awards|prize|prizes)",
  // How many.
  "(one|two|three|four|five|six|seven|eight|nine|ten) ($|£|€)",
  `${numbers} (annual|new|additional|individual|) ${awards}`,
  `${numbers} (deserving|outstanding|qualifying|qualified|eligible|lucky|different|worthy|) (student|applicant|winner|recipient|individual|candidate|person|people)(s|)`,
  `(a|the) (limited|small|total|) number of ${awards}`,
  `(a|an) (annual|one time|new|single|) ${awards}`,
  `(at least|more than|approximately|about) ${numbers} ${awards}`,
  // What a sponsor does.
  "(is|are) (offering|providing|awarding|giving|pleased|proud|happy|delighted|accepting|seeking|looking)",
  "(will|to) (be|) (receive|receives|awarded|presented|selected|chosen|offered|given)",
  "(receive|receives|received|receiving)",
  "(recipient|winner|scholar|fellow|finalist)(s|) (are|is|will be|) (selected|chosen|announced|notified) (annually|each year|yearly|every year|in (spring|fall|summer|winter)|)",
  "(has been|have been|was|were|is|are) (established|created|founded|set up|developed|designed) (to|for|by|in)",
  "(established|created|founded|set up) (to|by|in|for)",
  "(aim|aims|aimed|seek|seeks|sought|wish|wishes|intend|intends) to",
  "(the|a) (purpose|aim|goal|objective|mission|intent) of (this|the) (scholarship|award|fellowship|grant|program|programme|fund|bursary)",
  "(recognize|recognizes|recognise|recognises|honor|honors|honour|honours|reward|rewards)",
  "(help|helps|assist|assists|support|supports|enable|enables|encourage|encourages|allow|allows)",
  "in (memory|honor|honour) of",
  "(unique|great|wonderful|excellent|exciting) opportunity",
  "(this|the) (funding|) opportunity",
  "(successful|chosen|selected|winning|deserving|prospective|potential|interested|qualified|eligible) (applicant|candidate|student|recipient|individual|scholar|nominee|winner)(s|)",
  "(a|an|any) accredited (two|four|two or four) year (college|university|institution|school)(s|)",
  "(a|an|any|) (accredited|) (two|four|two or four) year (college|university|institution|school)(s|)",
  "(plan|plans|planning) full time study",
  // How people write.
  "(whether|) (living|alive) or (dead|deceased)",
  "(deceased|dead) or (living|alive)",
  "(that is|thats|this is) why",
  "(is|are) (excited|thrilled|honored|committed) to (award|offer|announce|provide|give|present)",
  "(highly|well) qualified",
  "(worldwide|world wide|nationwide|nationally)",
  "(from|) all over (the|) world",
  "(across|around|throughout|all over|from around) the (country|nation|world|globe)",
  "(of|from|in) (any|all) (country|countries|nationality|nationalities|parts of the world|part of the world|walks of life|backgrounds)",
  "(achieve|achieving|reach|reaching|pursue|realize|realise|fulfill) (their|your|his or her) (dream|dreams|goals|educational goals|academic goals|dreams of going to college|dream of a college education|full potential|potential)",
  "(essay|writing|video|photo|art|speech) (contest|competition)",
  "(in order|so as) to",
  "as well as",
  "such as",
  "in addition (to|)",
  "for example",
  "(requirements|requirement|criteria|conditions|condition) (must|must to|have to|need to|should|will|shall) be (met|satisfied|fulfilled)",
  "must also be (true|met)",
  "(including|include|includes) (but not limited to|)",
  "etc",
  "(wishing|wanting|willing|hoping|intending|planning|seeking|desiring|wish|want|desire|hope|plan|intend|continuing|able) to",
  "(who|that|which) (plan|plans|intend|intends|wish|wishes|want|wants|desire|desires|hope|hopes|seek|seeks) to",
  "(leading|lead|leads) to",
  "(further|continue|begin|start|complete|completing|continuing|pursue|pursuing|advance) (their|his or her|your|a|an|) (academic|formal|) (education|studies|study|schooling|academic career|degree|degrees)",
  "(higher|post secondary|postsecondary|tertiary|university|college|advanced|formal) (education|study|studies|learning)",
  "(degree|diploma|academic|study|educational) (program|programme)(s|)",
  "(program|programme|course|field|area)(s|) of (study|studies)",
  "(their|chosen|his or her|your) (studies|study|education|degree|program|course|courses|field)",
  "(regular|valid|official) (basis|status)",
  "(state|nationally|regionally|provincially|government|board|fully) (approved|recognized|recognised|accredited)",
  "(basic|general|other) information",
  // How often one may apply, and what every student can prove.
  "(limit of|limit|maximum of|maximum|no more than|) (one|1|two|2|three|3) (entry|entries|application|applications|submission|submissions) (is|are|will be|) (allowed|accepted|permitted|) (per|for each|from each|by each) (person|student|applicant|entrant|participant|contestant|candidate|individual|household|day|week|month|year)",
  "proof of (enrollment|enrolment|identity|identification)",
  "(in|) (any of|one of|all of|) the following (areas|fields|majors|requirements|conditions|disciplines|subjects|categories|programs|programmes|courses|occupations|ways|specialties) (must be met|)",
].map((phrase) => [phrase, nothing] as const);

const find = phraseFinder(phrases);

/** Words that demand nothing of an applicant. */
export const neutralPhrases = grammar({ clause: [find] }, ({ tokens }) =>
  find(tokens).map(({ from, to, value }) => ({ from, to, meaning: value })),
);

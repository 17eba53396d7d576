import { grammar, type Meaning } from "../mention.ts";
import { choiceOf, type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { anyAward, anyStipend, anyStudentship, awardChoice, oneAwardChoice } from "../words/awards.ts";

const nothing: Meaning = { about: "nothing" };
const numbers =
  "(one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|multiple|numerous)";
const awards = `(${choiceOf(`${anyAward} ${anyStudentship} ${anyStipend} internship internships`)})`;

const found = "(determined|documented|defined|verified|calculated|established|evidenced|measured|demonstrated)";
const offices =
  "(the|) (office of student financial aid|university office of student financial aid|office of financial aid|financial aid office|student financial aid office|student financial services|fafsa)";

/** Words that demand nothing of an applicant: times, money, what the money is for, and how people write. */
const phrases: PhraseTable<Meaning> = [
  // Times.
  "(at|by|before|as of) (the|) (time|date|deadline) of (the|) (application|applying|nomination|award|submission|entry) (deadline|)",
  "(at|by) the time (they|you|he or she) (apply|applies)",
  `(at|by|before) the time (the|this) (${oneAwardChoice}|program|programme|course) (starts|begins|commences)`,
  `(at|by|before) the (start|beginning|commencement) of (the|this|their) (${oneAwardChoice}|program|programme|course|studies)`,
  "(at|by) (the|) application (deadline|date|time)",
  "(at|by|on|before|as of) (the|) (closing|application closing|submission|due) (date|deadline)",
  "at the time the award is (made|given)",
  "(in|for|during|at|by|of) (the|) (upcoming|coming|following|next|current|same|entire|full|succeeding|subsequent|new) (academic|school|calendar|) (year|semester|term|session)(s|)",
  "(in|for|during|by) (the|each|every|that|) (fall|autumn|spring|summer|winter) (semester|term|quarter|session|)",
  "(in|for|during) (the|each|an|that) (academic|school) year(s|)",
  "(in|within|over|during) the next (six|6|nine|9|twelve|12|18|twenty four|24) months",
  "one time (only|)",
  "time to time",
  "(from|) year to year",
  "at any (time|point)",
  "(is|are) (cordially|warmly|also|hereby|) invited to (apply|submit|enter|participate|compete)",
  "(original|own|unpublished) (work|works) (only|)",
  "(any|all) (curriculum|curricula)",
  "(in|for|during|of|) (the|each|every|both|) (fall|autumn|spring|summer|winter) (and|or) (fall|autumn|spring|summer|winter) (semester|term|quarter|session)(s|)",
  "(throughout|for the duration of|during) (the|your|their|this|) (scholarship|award|academic year|school year|year|undergraduate education|education|college career)",
  "(bi annual|biannual|bi annually|biannually|semi annual|semiannual|quarterly|monthly|biennial)",
  "at the time (when|that|) (the|) applications are due",
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
  "(ranging|range|ranges|vary|varies|varying) from",
  "(a|the) (chance|opportunity) (to win|at winning|of winning)",
  `(a|wide|) (variety|range|number) of (${awardChoice})`,
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
  `(the|a) (purpose|aim|goal|objective|mission|intent) of (this|the) (${oneAwardChoice}|program|programme|fund)`,
  "(recognize|recognizes|recognise|recognises|honor|honors|honour|honours|reward|rewards)",
  "(help|helps|assist|assists|support|supports|enable|enables|encourage|encourages|allow|allows)",
  "in (memory|honor|honour) of",
  "(unique|great|wonderful|excellent|exciting) opportunity",
  "(this|the) (funding|) opportunity",
  "(successful|chosen|selected|winning|deserving|prospective|potential|interested|qualified|eligible) (applicant|candidate|student|recipient|individual|scholar|nominee|winner)(s|)",
  "(a|an|any) accredited (two|four|two or four) year (college|university|institution|school)(s|)",
  "(a|an|any|) (accredited|) (two|four|two or four) year (college|university|institution|school)(s|)",
  // How people write.
  "(actively|presently|continuously) (pursuing|enrolled|attending|studying|seeking|working)",
  "(does|do|will) not matter",
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
  `${numbers} (requirement|criteria|condition|step|way|thing|rule)(s|) (for|to|)`,
  "(a|an|) (valid|working|active|current|) (email|e mail|mailing|postal) (address|addresses|account)",
  "(access to the internet|internet access)",
  "(can|may|could|to) win",
  "(is|are|) (not|cannot be|can not be) (renewable|renewed|transferable|transferred|deferred|refundable|taxable)",
  "limited to (one|two|three|four|five|six|eight|ten|twenty|fifty|the first) (award|awards|scholarship|scholarships|winner|winners|recipient|recipients|entries|applicants|)",
  // How often one may apply, and what every student can prove.
  "(limit of|limit|maximum of|maximum|no more than|) (one|1|two|2|three|3) (entry|entries|application|applications|submission|submissions) (is|are|will be|) (allowed|accepted|permitted|) (per|for each|from each|by each) (person|student|applicant|entrant|participant|contestant|candidate|individual|household|day|week|month|year)",
  "proof of (enrollment|enrolment|identity|identification)",
  "(one|1|two|2) (entry|application|award|submission) (is|are|will be|) (allowed|permitted|accepted) (per|for each) (student|person|applicant|family|household) (in this scholarship competition|in this competition|in this contest|in this program|)",
  "(completed|complete|incomplete|late) (application|packet)(s|)",
  // Who finds out what is demanded, and words that introduce a list of it.
  `(as|) ${found} (by|through) ${offices}`,
  `(as|) ${found} (by|through) the (free application for federal student aid|department|administering authority|awarding authority|scholarship committee|university|college)`,
  "(be|is|are) made available (to|)",
  "(meet|meets|satisfy) (all|) (of|) (these|the following) (guidelines|requirements|criteria|conditions|qualifications)",
  "(meet|meets|satisfy) (all|) (of|) the (guidelines|requirements|criteria|conditions|qualifications) (below|listed below|above|listed above)",
  "the following criteria (shall|will|are to) be used (in|for) (the|) (annual|) selection (of|)",
  "(in|) (any of|one of|all of|) the following (areas|fields|majors|requirements|conditions|disciplines|subjects|categories|programs|programmes|courses|occupations|ways|specialties) (must be met|)",
].map((phrase) => [phrase, nothing] as const);

const find = phraseFinder(phrases);

/** Words that demand nothing of an applicant. */
export const neutralPhrases = grammar({ clause: [find] }, ({ tokens }) =>
  find(tokens).map(({ from, to, value }) => ({ from, to, meaning: value })),
);

import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";

/**
 * `any`: what follows is not wanted. `known`: what follows is not if a table knows it or it ends a short statement.
 * `all`: so is what follows "and" there ("except nursing and medicine").
 * `open`: what follows is no condition ("not just for women").
 * `abroad`: "outside the US". Before anything else the words are none of these.
 * `lack`: the student does not have what follows ("I have no clubs"), which is neither wanted nor unwanted.
 * `sure`: what follows is not wanted if a table knows it ("nothing religious"). `dislike`: so is a subject ("I hate math"), and nothing
 * that tells of the student ("tired of being broke"). `stay`: what follows is where the student wants to be ("don't want to leave Ohio").
 */
export type Cue = "any" | "all" | "known" | "sure" | "dislike" | "open" | "lack" | "abroad" | "stay";

/** How students refuse to do something. */
const never =
  "(dont|do not|doesnt|does not|wouldnt|would not|wont|will not|never|rather not|prefer not to|prefer not|refuse to|refuses to|refusing to|not willing to|unwilling to|not ready to|not going to|not gonna|not planning to|not planning on|not trying to|not looking to|not interested in|no interest in|no desire to|no intention of|no plans to|cant|cannot|can not)";
const wishes =
  "(ever|really|) (want|wants|wanna|wish|like|plan|intend|hope|have|wanting) (me|us|her|him|them|my son|my daughter|my kid|) (to|) (ever|)";
const wish = wishes.replace("wanting)", "wanting|)");
const away = "(leave|leaving|move|moving|go|going|get|travel|study|studying|live|living|be|stay)";

const cues: PhraseTable<Cue> = [
  ["(no|without|w o|minus|zero|neither) (for|any|)", "any"],
  ["(avoid|avoiding|skip|skipping) (for|any|)", "all"],
  ["(except|excluding|exclude|excludes) (for|any|)", "all"],
  ["(anything|everything|anywhere|anyone|all) (but|except|other than) (for|in|)", "all"],
  ["(other than|apart from|aside from|but not|but no|nothing but not|not including|instead of)", "any"],
  ["(nothing|none|not) (that|which) (needs|requires|need|require|has|involves|asks for) (a|an|any|)", "any"],
  ["(nothing|none|not|isnt|arent) (for|about|related to|in|with|like|that is|thats)", "any"],
  [
    "(dont|do not|doesnt|does not|not) (want|wanna|need|require|requires|include|take|like|play|show|accept|wanting|looking for|interested in|requiring|ask for|asks for|asking for) (me|any|to|)",
    "any",
  ],
  [
    `${never} ${wish} (study|studying|go|going|attend|attending|stay|staying|move|moving|enroll|enrolling|apply|join|joining|enlist|being|end up|major|majoring|send|give|offer|recommend|suggest|take|taking|accept|accepting|sign|owe|use|submit|record|film) (me|back|out|up|on|) (to|in|at|into|for|with|) (a|an|any|the|) (college|school|university|uni|) (in|at|)`,
    "any",
  ],
  [
    "(wont|will not|cant|cannot|can not|refuse to|not willing to|unwilling to|rather not|prefer not to) (do|serve) (in|)",
    "any",
  ],
  [`${never} ${wishes} (do|serve) (in|)`, "any"],
  [
    "(dont|do not|doesnt|does not|wont|will not) (make|force|ask) (me|us|you|them|students|anyone) (to|for|) (do|write|join|take|be in|get|send|make|record|submit|)",
    "any",
  ],
  [
    "(no|without|without the|without any|dont|do not|doesnt|does not) need to (be|have|join|belong|get|take|send|submit|sign|do|make) (in|to|a|an|any|)",
    "any",
  ],
  ["(dont|do not|doesnt|does not) (owe|expect|demand|force)", "any"],
  ["not (planning on|planning|planning to do)", "any"],
  [`${never} ${wishes} (live|living|be) (in|)`, "any"],
  [`${never} ${wish} (leave|leaving)`, "stay"],
  [`${never} ${wish} ${away} (too far|far|) (away from|out of|outside|outside of|far from)`, "stay"],
  ["(not|isnt|arent|never) (going|headed|applying|enrolling) (to|in|at) (a|an|any|)", "sure"],
  ["nothing (too|overly|)", "sure"],
  ["(hard pass|hard no|nope|nah) (on|to|for) (any|)", "any"],
  [
    "(hate|hates|hating|dislike|dislikes|detest|despise|cant stand|cannot stand|can not stand|sick of|tired of|fed up with|allergic to|not a fan of|bad at|terrible at|horrible at|awful at|suck at|not good at) (doing|studying|anything|)",
    "dislike",
  ],
  ["(not|isnt|arent|no) (just|only|limited|restricted|exclusively|solely|solo|solamente) (for|to|in|para|)", "open"],
  ["(stop|quit) (showing|giving|sending) (me|) (ones|scholarships|those|anything|) (for|)", "any"],
  ["(not|isnt|arent|aint|nor|never|non)", "known"],
  ["(have|has|had|got|having) no", "lack"],
  [
    "(dont|do not|doesnt|does not|didnt|did not|havent|have not|never) (have|had|has|got|do|did|done|join|joined|belong to|participate in|been in) (a|an|any|)",
    "lack",
  ],
  ["no (tengo|tenemos|tiene|tienen) (un|una|ningun|ninguna|)", "lack"],
  [
    "no (quiero|queremos|quiere|quisiera|puedo|pienso|me gustaria) (estudiar|ir|vivir|mudarme|pedir|tomar|sacar|hacer|trabajar|) (en|a|un|una|ningun|ninguna|) (los|las|el|la|)",
    "any",
  ],
  ["(outside|outside of|out of) (the|)", "abroad"],
  ["(no|sin|nada de|ni|que no sean|que no sea) (de|para|)", "any"],
  ["no (pidan|piden|pida|requieran|requieren|requiera|incluyan) (de|)", "any"],
  ["(excepto|salvo|menos|excluyendo) (de|para|)", "all"],
];
export const findCues = phraseFinder(cues);

/** What stands before these, at the end of a part of the text, is not wanted: "navy, no thanks". */
export const findRefusedBefore = phraseFinder([
  ["(no (thanks|thank you|gracias)|nope|nah|(a|) hard (pass|no)) (for me|)", true],
] as const);

/** Negations that exclude nothing. `limit`: they speak of limits of scholarships, which no slot holds. */
const harmless: PhraseTable<"nothing" | "limit"> = [
  [
    "(not|isnt|arent) (sure|really sure|matter|picky|limited|required|necessary|a problem|necessarily|restricted|exclusively|solely|at all|good|great|much|many)",
    "nothing",
  ],
  [
    "(no|not) (idea|clue|age|matter|longer|one|problem|preference|more than|less than|later than|luck|time|money|income|job|minimum|limit|cost|thanks|way|worries|specific)",
    "nothing",
  ],
  ["(without|with no) (doing|having|knowing|any help|help|money|a job|parents|anything)", "nothing"],
  ["(dont|do not) (know|care|think|mind|really know|understand|want to miss|qualify)", "nothing"],
  ["(do|does|if) not (matter|mind|know|have)", "nothing"],
  ["no (se|importa|tiene|hay|necesito|se que|me|necesariamente)", "nothing"],
  ["why not", "nothing"],
  ["(without|no|avoid|sin) (any|student|) (debt|debts|deuda|deudas)", "limit"],
  ["(not|isnt|arent|no|without) (a|an|any|) (scam|scams|scammy|fake|spam|sketchy|shady|phishing)", "nothing"],
  ["(not|isnt|arent|never|non|no soy) (a|an|un|) (member|members|miembro)", "limit"],
  ["(nonmember|nonmembers)", "limit"],
  ["(not|isnt|arent|wasnt|hasnt|never) (been|always|that|so|exactly|) easy", "nothing"],
  ["(no|not) (older|younger|bigger|higher|lower|later) than", "nothing"],
  [
    "(no|any|without|without any) (nationality|residency|income|age|state|location|major|test|need) (restriction|restrictions|requirement|requirements|limit|limits|cap|caps|cutoff|cutoffs)",
    "limit",
  ],
  ["(no|any|without|without any) citizenship (restriction|restrictions|limit|limits)", "limit"],
  // Who has none of these looks for what does not ask for them, and scholarships say so in these words.
  [
    "(no|without|without a|dont need|doesnt need|dont require|doesnt require) (a|an|) (ssn|social|social security|social security number|immigration status) (required|needed|requirement|)",
    "limit",
  ],
  ["(sin importar|no importa) (el|tu|su|mi|) (estatus|estado) (migratorio|legal|)", "limit"],
  ["(regardless of|no matter|whatever) (my|your|their|the|) (immigration|citizenship|legal) status", "limit"],
  [
    "(no|que no) (pidan|piden|pida|requieran|requieren|requiera) (la|el|un|numero de|) (ciudadania|papeles|seguro social|estatus)",
    "limit",
  ],
];
export const findHarmless = phraseFinder(harmless);

/** Words between a negation and what it is about. */
export const between = wordSet(
  "for in the a an any to of about related from be being that is are have having require requires requiring need needs want ones stuff things majoring major studying study into interested living based open like involving me show do take out get make making write writing record submit more such as para de con en la el los las un una que being coming my if you anything with only scholarships scholarship becas",
);
/** What students often do not want of a scholarship. In a long text only these are taken for unwanted. */
export const unwantable = wordSet(`
loan loans contest contests sweepstakes raffle raffles drawing drawings lottery lotteries giveaway giveaways athlete athletes athletic athletics sport sports
recommendation recommendations recommenders letter letters reference references interview interviews transcript transcripts video videos fee fees
sat act test tests scores fafsa nomination nominations citizen citizens citizenship membership memberships religious religion church internship internships service volunteering
ciudadania prestamo prestamos carta cartas recomendacion entrevista entrevistas concurso concursos sorteo sorteos deportes atletas
`);

import { phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";

/**
 * Whether what a student hands in or writes about is something that only some have: "your colony registration number", "your
 * experience as a cancer survivor", "about being adopted". What everybody has is a closed list; in doubt the student checks. What
 * is asked only "if" there is one is asked of nobody else.
 */
export const presupposesOwn = (tokens: readonly Token[]): boolean =>
  !conditions.hasAny(tokens) &&
  (ownThings(tokens).some((thing) => thing.some((token) => !ofEverybody.has(token))) ||
    findRoles(tokens).some(({ to, value }) => {
      const role = nounFrom(tokens, to);
      return (
        role.length > 0 &&
        !rolesOfEverybody.hasAny(role) &&
        (value === "role" || role.every((token) => !ofEverybody.has(token)))
      );
    }) ||
    findPasts(tokens).some(({ to, value }) => value === "past" || !namesEverybody(nounFrom(tokens, to))));
const namesEverybody = (noun: readonly Token[]): boolean => noun.every((token) => ofEverybody.has(token));
const conditions = tokenSet("if any applicable whether");

/** The words behind "your" and "a copy of the": "your | colony registration number". */
function ownThings(tokens: readonly Token[]): Token[][] {
  const named = tokens.flatMap((token, at) => (owners.has(token) ? [nounFrom(tokens, at + 1)] : []));
  const told = findTold(tokens).map(({ to }) => nounFrom(tokens, to));
  return [...named, ...told, ...findCopies(tokens).map(({ to }) => nounFrom(tokens, to))];
}
const owners = tokenSet("your");
const findTold = phraseFinder<true>([["(describe|explain|discuss|share|address) (their|his or her)", true]]);
const findCopies = phraseFinder<true>([["(copy|copies|photocopy|scan) of (the|a|an|any|all|)", true]]);

/** The tokens of a noun and the words before it, at most four. */
function nounFrom(tokens: readonly Token[], from: number): Token[] {
  const end = tokens.findIndex((token, at) => at >= from && (ends.has(token) || at >= from + 4));
  return tokens.slice(from, end < 0 ? from + 4 : end);
}
const ends = tokenSet(`
of for from in into to by on with at that which who whom whose about under per not and or as if than then so is are was were be been has have had will would can could may might must should
you your we our us the a an this these it its they their he she his her when where while why how what because before after during between through using via within until upon without
`);

const findRoles = phraseFinder<"role" | "state">([
  [
    "(experience|experiences|life|lives|story|stories|journey|challenges|struggles|perspective|work|time|years) (as|of being) (a|an)",
    "role",
  ],
  ["(what it means|what it is like|how it feels) to be (a|an)", "role"],
  ["(growing|grew) up (as a|as an|with a|with an|in a|in an)", "role"],
  ["(about|of|what|how) being (a|an|)", "state"],
  ["(live|living|lived|life|struggle|struggles|struggled|battle|battled) with", "state"],
]);
/** What some have lived through: "how you rebuilt your life after prison", "your time in the Peace Corps", "while working in a restaurant". */
const findPasts = phraseFinder<"past" | "place">([
  [
    "(after|in|from|since|during|while|when|before|of|in and out of|you were) (prison|jail|rehab|recovery|foster care|incarceration|imprisonment|incarcerated|imprisoned|deployment|deployed|homelessness|homeless|chemotherapy|diagnosis|treatment|surgery|pregnant|pregnancy|divorce|adoption|adopted|enlisting|enlistment|sobriety|sober|combat|captivity|exile|hospice)",
    "past",
  ],
  [
    "(your|their|his or her) (time|years|year|days|service|months|summer|summers|season|seasons|tour|childhood|career) (in|with|at|on|aboard|for) (a|an|the|our|)",
    "place",
  ],
  [
    "(while|when|after|from|by|since|of) (working|serving|living|playing|competing|performing|teaching|coaching|growing up|interning|training|racing|fishing|farming|marching) (in|at|with|for|on|as|aboard) (a|an|the|our|)",
    "place",
  ],
  [
    "(you|your family) (worked|served|lived|played|competed|performed|marched|raced|grew up) (in|at|with|for|on|as|aboard|under) (a|an|the|our|)",
    "place",
  ],
  ["(parent|parents) (who|that) (divorced|separated)", "past"],
  ["(divorced|separated|single|incarcerated|deceased|immigrant|deployed) (parent|parents)", "past"],
  ["(that|which|who) (saved|spared) (your|his|her|their) life", "past"],
  ["(your|your familys) (escape|flight|immigration|migration|move|emigration|arrival) (from|to)", "past"],
]);
const rolesOfEverybody = tokenSet(`
student students person individual leader learner scholar human citizen woman women man men teenager teen youth applicant child young hero winner
`);

const ofEverybody = tokenSet(`
own very full best most first last latest two three current recent personal professional academic educational financial official final complete completed original short future next favorite favourite greatest biggest unique individual particular specific
name names address addresses email mail phone telephone number numbers contact information details date birth age gender photo photograph picture pictures image headshot signature
essay essays answer answers response responses entry entries submission submissions application applications form forms letter letters statement statements story stories video videos poem poems paper papers piece work works project projects
proposal design designs idea ideas topic subject title words word file files document documents documentation materials material transcript transcripts resume cv portfolio portfolios references reference recommendation recommendations recommender recommenders
school schools college colleges university universities institution education studies study major majors degree degrees field program programs course courses coursework class classes classmates grade grades gpa scores score test sat act level year years semester
high senior junior freshman sophomore undergraduate graduate enrollment acceptance admission admissions counselor counselors advisor adviser teacher teachers professor professors guidance principal registrar
career careers goal goals dream dreams plan plans ambition ambitions aspirations aspiration objectives future hopes interest interests interested passion passions hobbies hobby talent talents skills skill abilities ability strengths weaknesses
achievement achievements accomplishment accomplishments activities activity involvement participation service volunteer community communities leadership experience experiences background life lives world society generation environment
family families parent parents mother father guardian guardians household friends friend peers mentor hero model role neighborhood city town state country hometown area home local county
thoughts opinion opinions view views perspective understanding knowledge belief beliefs values value voice mind imagination creativity vision character personality journey growth success impact contribution contributions challenges challenge obstacles struggles
need needs situation circumstances status income tax return returns fafsa sar report aid award awards scholarship scholarships tuition bill expenses costs fees budget loan loans debt money savings
tip saving money abstract signature creativity school college high team class life home family week weekends group
account profile page social media twitter facebook instagram tiktok youtube channel post posts link url website blog browser computer device inbox spam folder time day days week chance chances eligibility qualifications questions question behalf
certificate package packet guidelines rules following schedule card cards s
choice reason reasons reasoning argument arguments sources source research thesis point points example examples insight insights commitment willingness determination attitude education continued continuing higher further motivation dedication beliefs approach strategy advice tips tip definition feelings feeling memory memories lesson lessons answer solution solutions slogan caption creations nomination nominator nominators citizenship residency residence identification id
`);

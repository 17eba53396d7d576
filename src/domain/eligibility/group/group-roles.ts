import { usStates } from "../../places/us-states.ts";
import { countryOfAdjective } from "../citizenship/nationalities.ts";
import type { ClauseWords } from "../mention.ts";
import { gap, type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward, anyFund, anyStipend } from "../words/awards.ts";

/** Whether words name who applies: what stands before and after them tells. */

export const personNouns = wordSet(`
student students applicant applicants candidate candidates nominee nominees recipient recipients scholar scholars undergraduate undergraduates
graduate graduates grad grads senior seniors junior juniors sophomore sophomores freshman freshmen individual individuals person persons people
youth youths adult adults teen teens teenager teenagers child children kids leader leaders professional professionals educator educators teacher teachers
scientist scientists engineer engineers researcher researchers artist artists writer writers journalist journalists musician musicians
entrepreneur entrepreneurs athlete athletes player players golfer golfers bowler bowlers major majors resident residents citizen citizens
american americans canadian canadians australian australians member members learner learners nurse nurses attorney attorneys lawyer lawyers
fellow fellows intern interns pilot pilots filmmaker filmmakers author authors poet poets composer composers singer singers performer performers
participant participants beneficiary beneficiaries shareholder shareholders user users entrant entrants graduands trainee trainees apprentice apprentices physician physicians dentist dentists
statistician statisticians mathematician mathematicians physicist physicists chemist chemists veteran veterans parent parents
administrator administrators librarian librarians playwright playwrights architect architects economist economists historian historians psychologist psychologists
anthropologist anthropologists archaeologist archaeologists geologist geologists biologist biologists programmer programmers developer developers executive executives manager
managers worker workers farmer farmers rancher ranchers chef chefs photographer photographers actor actors dancer dancers director directors producer producers editor editors
schooler schoolers reporter reporters counselor counselors therapist therapists pharmacist pharmacists veterinarian veterinarians surgeon surgeons officer officers soldier soldiers pastor pastors
seminarian seminarians minister ministers technician technicians innovator innovators founder founders academics accountant accountants mathematicians
postgraduate postgraduates doctoral candidates national nationals investigator investigators faculty employee employees volunteer volunteers designer designers
`);

/** Nouns that a group only describes: "Hispanic-serving institutions", "Asian studies", "minority affairs". */
const otherNouns = wordSet(`
studies study literature history culture cultures language languages affairs theology ministry religion philosophy owned serving operated
community communities issues health business businesses organization organizations institution institutions college colleges university universities
school schools church churches foundation society association fund funds council club center centre federation league institute caucus chamber network
alliance bar press history heritage rights experience population populations music art arts education law politics subjects topics civilization
newspaper newspapers magazine media market markets caucus churches seminary synagogue mission missions camp camps doctrine values principles
faith lifestyle higher leadership enrichment engagement month award belt box sea lives lake river hills rock
`);

/** Names of organizations begin or end so: "Society of Women Engineers", "Hispanic Scholarship Fund". */
const organizations = wordSet(`
society association foundation fund council club league federation institute center centre university college network alliance caucus chamber
auxiliary corps administration affairs committee union bureau department board clubs ministry ministries coalition church conference lodge sorority
fraternity trust museum library project initiative incorporated inc post vfw legion congress magazine exchange forum order guild academy
hospital agency organization
`);

const skipped = wordSet(`
a an the and or one two three four five six seven eight nine ten any all each every other most more several some many deserving outstanding exceptional
qualified eligible talented promising worthy bright motivated ambitious young adult mature nontraditional non traditional returning reentry full part time
high school college university undergraduate graduate postgraduate doctoral masters phd postdoctoral freshman sophomore junior senior first second third fourth fifth
year years entering incoming current currently prospective future new continuing transfer local academically economically socioeconomically financially needy low income
disadvantaged self identified identifying single us united states american americans canadian international domestic racial ethnic underrepresented
under represented traditionally historically native born aspiring emerging early career professional talented full-time part-time medical nursing law
engineering science stem business both either who also primarily mainly specifically status d openly active practicing only exclusively additional graduating top ranked
`);

/** "A | West Virginia | female", but not "residents of Ohio who are". */
const isState = (tokens: readonly Token[], at: number, from: number): boolean =>
  tokens[at]?.capital === true &&
  wordsOfStates.has(wordAt(tokens, at)) &&
  tokens[from]?.capital === false &&
  tokens.slice(at + 1, from).every(({ word }) => wordsOfStates.has(word));
const wordsOfStates = wordSet(
  Object.values(usStates)
    .map((name) => name.toLowerCase().replace(" of ", " "))
    .join(" "),
);

const beVerbs = wordSet("be is are being been am was were identify identifies identifying identified as become");

const governors = wordSet(`
assist assists assisting support supports supporting stimulate stimulates stimulating motivate motivates help helps helping encourage encourages encouraging enable enables enabling aid aids aiding
honor honors honoring honour honours recognize recognizes recognizing recognise recognises reward rewards fund funds funding give gives giving offer offers offering
attract attracts benefit benefits benefiting target targets targets targeting include includes provide provides among by
allow allows invite invites select selects selected seek seeks seeking awards award sponsor sponsors sponsoring bring brings
`);

/** "Commitment to women", "services for veterans" say for whom something else is. */
const otherTo = wordSet(`
commitment committed dedicated dedication devoted devotion service services contribution contributions contributed related relating relevant important pertaining
access outreach significance benefit pertinent similar equal opposed addition response relation regard attention exposure closed
`);
const otherFor = wordSet(`
services service respect compassion passion advocacy advocate advocates care caring research rights justice equity education access outreach
issues health conditions concern concerns interest significance benefit organization organizations schools camp camps facility facilities home homes
named ability possible volunteer volunteering work working mentor mentoring role roles resources equality except center centers
`);
const isOtherPurpose = (word: string, previous: string) => (word === "to" ? otherTo : otherFor).has(previous);

/** What is "for" or "to" somebody after these words is given. */
const gives = wordSet(`
${anyAward} ${anyFund} ${anyStipend} awarded granted funding
program programs available eligible intended designed open opens opened reserved designated restricted limited only exclusively assistance aid support money
annually annual yearly year years given offered presented provided provides provide going goes go made paid year competition contest internship internships tuition
assistantship assistantships loan loans waiver waivers bestowed allocated opportunity opportunities aside aimed geared applies targeted specifically primarily equally
is are was be distributed exists created established set help support loan financial and or
`);

const refusing = wordSet(
  "including not non neither nor never except excluding without than no versus vs with of about against between toward towards on in from",
);

const causes = wordSet(`
serving serve serves served mentoring mentor tutoring advocacy advocate advocates advocating issues affecting affect affects impacting impact advance advances
advancement advancing promote promotes promoting improve improves improving empower empowers empowering empowerment commitment committed dedicated
dedication interest interested experience history lives concerns contributions contribution contributed awareness understanding representation
working work works participation number status role roles focus focuses focusing research studies essay topic concerning regarding
`);

const causeEnds = wordSet(
  "who must be is are should applicants applicant students candidates open eligible available limited restricted scholarship scholarships",
);

export type Before = "start" | "verb" | "governed" | "comma" | "open" | "refused";

/** What stands before the words at `from`, adjectives and the rest of a list aside. */
export function before({ tokens, text }: ClauseWords, from: number, inList: ReadonlySet<number>): Before {
  for (let at = from - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    const gap = text.slice(token.end, tokens[at + 1]?.start ?? token.end);
    if (/[:;(."]|\s-+\s/.test(gap)) return "start";
    const isKind = token.word === "non" && /^(?:traditional|status)$/.test(wordAt(tokens, at + 1));
    if ((token.word === "non" && !isKind) || token.word === "not") return "refused";
    if (gap.includes(",") && !inList.has(at)) return isCause(tokens, at) ? "refused" : "comma";
    if (
      inList.has(at) ||
      skipped.has(token.word) ||
      isNationality(token, tokens[at + 1]) ||
      isState(tokens, at, from) ||
      (personNouns.has(token.word) && isAnd(tokens[at + 1]))
    )
      continue;
    if (isPart(token.word) || (token.word === "at" && tokens[at + 1]?.word === "least")) continue;
    if (beVerbs.has(token.word)) return isNegated(tokens, at) || tellsOfOthers(tokens, at) ? "refused" : "verb";
    if (token.word === "for" || token.word === "to") {
      const previous = wordAt(tokens, at - 1);
      if (
        isOtherPurpose(token.word, previous) ||
        tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === "not")
      )
        return "refused";
      return at === 0 || gives.has(previous) || /^\d/.test(previous) ? "governed" : "open";
    }
    // "Honoring women inventors, this award goes to ..." tells of others.
    if (at === 0 && honoring.has(token.word)) return "refused";
    // "Honors the first woman president" tells of somebody else.
    if (/^honou?rs?$/.test(token.word) && tokens[at + 1]?.word === "the") return "refused";
    // "Founded by a veteran" tells of the sponsor.
    if (token.word === "by" && founding.has(wordAt(tokens, at - 1))) return "refused";
    if (token.word === "of" && isForGood(tokens, at)) return "governed";
    // "Students who support women".
    if (helping.has(token.word) && tokens[at - 1]?.word === "who") return "refused";
    if (token.word === "from" && invites.has(wordAt(tokens, at - 1))) return "governed";
    if (governors.has(token.word)) return isNegated(tokens, at) || isCause(tokens, at - 1) ? "refused" : "governed";
    if (refusing.has(token.word)) return "refused";
    return isCause(tokens, at) || isHonored(tokens, at) ? "refused" : "open";
  }
  return "start";
}

/** "South African" of "South African females". */
const isNationality = ({ word, capital }: Token, next: Token | undefined) =>
  capital &&
  (countryOfAdjective.has(word) ||
    /^(?:african|asian|european)$/.test(word) ||
    (/^(?:south|new|north|sri)$/.test(word) && next?.capital === true));

/** "Applications are accepted | from women". */
const invites = wordSet("applications nominations accepted invited sought considered");
const honoring = wordSet("honoring honouring celebrating commemorating remembering");
const helping = wordSet("support help encourage assist aid motivate empower honor");

const founding = wordSet(
  "founded established created owned funded sponsored donated given presented administered run led started made endowed organized operated raised reared parented adopted mentored coached taught written directed",
);

/** "For the education of", "for the benefit of". */
const isForGood = (tokens: readonly Token[], of: number) =>
  tokens[of - 3]?.word === "for" &&
  tokens[of - 2]?.word === "the" &&
  /^(?:education|benefit|support|assistance|use|aid|training|schooling)$/.test(wordAt(tokens, of - 1));

/** One of several examples: "disadvantages such as disability", "customers including veterans". */
export function isExample(tokens: readonly Token[], from: number): boolean {
  const opening = tokens.findLastIndex(
    ({ word }, at) => at < from && (word === "including" || (word === "such" && tokens[at + 1]?.word === "as")),
  );
  return opening >= 0 && !tokens.slice(opening, from).some(({ word }) => ["who", "must", "and"].includes(word));
}

/** "In honor of a gentle woman who loved music". */
const isHonored = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 4), at).some(({ word }) => /^(?:hono(?:u)?r|memory|tribute)$/.test(word));

/** "She was the first woman", "one third of students are minorities": about others than the applicants. */
const tellsOfOthers = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.word === "was" && !["who", "that"].includes(wordAt(tokens, at - 1))) ||
  tokens.slice(0, at).some(({ word }, i) => shares.has(word) && tokens[i + 1]?.word === "of");
const shares = wordSet("% percent third thirds half quarter majority proportion number most");

/** "At least 25% Native American", "one-quarter Native American". */
const isPart = (word: string) => /^(?:\d{1,3}|%|percent|least|quarter|half|fourth)$/.test(word);
const isAnd = (token: Token | undefined) => token?.word === "and" || token?.word === "or" || token?.word === "who";
const isNegated = (tokens: readonly Token[], at: number) =>
  ["not", "never", "cannot", "it", "they", "how"].includes(wordAt(tokens, at - 1)) || tokens[at + 1]?.word === "not";

function isCause(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at >= 0; at--) {
    const word = wordAt(tokens, at);
    if (causes.has(word)) return true;
    if (causeEnds.has(word)) return false;
  }
  return false;
}

/** What the words after an adjective make of it: a person ("female engineering students"), something else, or nothing. */
export function after({ tokens, text }: ClauseWords, to: number): "person" | "other" | "nothing" {
  const start = behindBrackets({ tokens, text }, to);
  for (let at = start; at < Math.min(tokens.length, start + 6); at++) {
    const token = tokens[at] as Token;
    const gap = at === start && start > to ? "" : text.slice(tokens[at - 1]?.end ?? token.start, token.start);
    // "Female, first-year students".
    if (at === to && /^,\s*$/.test(gap) && skipped.has(token.word) && !isAnd(token)) continue;
    // "Female, first - year students": a hyphen with spaces.
    const isHyphen = /^\s-\s$/.test(gap) && skipped.has(token.word) && skipped.has(wordAt(tokens, at - 1));
    if (!isHyphen && /[:;(.,"]|\s-+\s/.test(gap)) return "nothing";
    if (otherNouns.has(token.word) && !isLevelWord(tokens, at)) return "other";
    if (personNouns.has(token.word)) return organizations.has(wordAt(tokens, at + 1)) ? "other" : "person";
    if (stops.has(token.word)) return "nothing";
  }
  return "nothing";
}

/** "Minority (Black, Hispanic or Native American) | students". */
function behindBrackets({ tokens, text }: Pick<ClauseWords, "tokens" | "text">, to: number): number {
  if (tokens[to] === undefined || !/^\s*\($/.test(gap(tokens, text, to))) return to;
  const close = tokens.findIndex((_, at) => at > to && gap(tokens, text, at).includes(")"));
  return close > 0 && close - to < 16 && /^\)\s*$/.test(gap(tokens, text, close)) ? close : to;
}

/** "college" and "university" before a person are levels: "female college students". */
const isLevelWord = (tokens: readonly Token[], at: number) =>
  ["college", "school", "university", "law", "business", "music", "art", "health", "education", "leadership"].includes(
    wordAt(tokens, at),
  ) && [1, 2].some((ahead) => personNouns.has(wordAt(tokens, at + ahead)));

const stops = wordSet(`
and or who whom that which in at of for from with by to on as is are be has have must should may can will who pursuing pursing enrolled attending studying majoring
entering preparing planning intending seeking wishing interested aged between working returning living residing over under aspiring
majors only
`);

/** Whether the words at `from` to `to` are a part of an organization's name. */
export function isInName({ tokens, text }: ClauseWords, from: number, to: number): boolean {
  for (let at = to; at < Math.min(tokens.length, to + 3); at++) {
    const token = tokens[at] as Token;
    const gap = text.slice(tokens[at - 1]?.end ?? token.start, token.start);
    if (/[,;:().]/.test(gap) || nameEnds.has(token.word)) break;
    if (organizations.has(token.word) && token.capital) return true;
  }
  const previous = tokens[from - 1];
  const head = ["american", "black", "national", "young", "the"].includes(previous?.word ?? "")
    ? tokens[from - 3]
    : tokens[from - 2];
  const of = tokens[from - 1]?.word === "of" || tokens[from - 2]?.word === "of";
  return of && head?.capital === true && organizations.has(head.word);
}
/** "The | Girls | Impact the World Film Festival", "Women in Networks Conference". */
export function isInNameOfEvent({ tokens, text, part }: ClauseWords, from: number, to: number): boolean {
  if (part === "title" || tokens[from]?.capital !== true) return false;
  for (let at = to; at < Math.min(tokens.length, to + 7); at++) {
    const token = tokens[at] as Token;
    const gap = text.slice(tokens[at - 1]?.end ?? token.start, token.start);
    if (/[,;:().]/.test(gap) || !(token.capital || inNames.has(token.word))) return false;
    if (events.has(token.word) && token.capital) return /\p{Ll}{2}/u.test(text);
  }
  return false;
}
const inNames = wordSet("in of for and the on to with at");
const events = wordSet(`
festival conference summit network competition challenge contest tournament symposium convention expo pageant championship championships
hackathon congress gala showcase workshop initiative campaign movement project forum academy camp
`);
const nameEnds = wordSet(
  "who and or students student at for with in pursuing enrolled attending applicants must is are",
);

import { monthWords } from "../../calendar/months.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";
import { anyAward, anyFund, anyStipend, anyStudentship } from "./awards.ts";

/**
 * The words that leave nobody out, from the narrowest set to the widest. Where a word belongs: into `neutral` if it says nothing even in a
 * demand ("applicants must meet the following requirements"); into `everybodys` if "your ..." is something that each student has; into
 * `single` or `inflected` if any application, its papers, judges, days and money are told with it, while a demand that hangs on it is still
 * left to check ("must own a car": no word of these tables says who may apply). In doubt nowhere: an unknown word is checked.
 */

/**
 * Words that demand nothing of their own beside the mentions of a clause: grammar, the applicant, the application and the scholarship. A
 * word stands here only if no requirement hangs on it alone.
 */
const neutral = `
a an the of to in on at by for from with and or as is are be been being was were will would shall can could may might must should
do does did has have had having it its he she they them their theirs his her him you your yours we our us i who whom whose which that this
these those there here when where while if then than so such also both either each every any all some more most one
applicant applicants candidate candidates student students scholar scholars recipient recipients individual individuals person persons people nominee nominees winner winners
apply applies applying application applications eligible eligibility qualify qualified qualifies qualifying qualification qualifications consider considered consideration
must required require requires requirement requirements need needs needed open available limited restricted only solely exclusively intended designed reserved
${anyAward} ${anyFund} ${anyStipend} awarded funded funding financial assistance aid support supports supported supporting
offered offer offers offering given gives give granted provided provides provide providing presented annually annual year years yearly once
anyone anybody everyone everybody please however additional worthy deserving
actively throughout per monies currently current now minimum least following follows prerequisite prerequisites criteria criterion meet meets meeting
`;
export const neutralWords = wordSet(neutral);
export const neutralTokens = new TokenSet(neutralWords);

/** What everybody who applies has or can tell of: "your favorite teacher", "your application". Something else is checked: "your colony number". */
const everybodys = `
own very full best first last latest two three recent personal professional academic educational official final complete completed original short future next favorite favourite greatest biggest unique particular specific
name names address addresses email mail phone telephone number numbers contact information details date birth age gender photo photograph picture pictures image headshot signature
essay essays answer answers response responses entry entries submission submissions form forms letter letters statement statements story stories video videos poem poems paper papers piece work works project projects
proposal design designs idea ideas topic subject title words word file files document documents documentation materials material transcript transcripts resume cv portfolio portfolios references reference recommendation recommendations recommender recommenders
school schools college colleges university universities institution education studies study major majors degree degrees field program programs course courses coursework class classes classmates grade grades gpa scores score test sat act level semester
high senior junior freshman sophomore graduate enrollment acceptance admission admissions counselor counselors advisor adviser teacher teachers professor professors guidance principal registrar
career careers goal goals dream dreams plan plans ambition ambitions aspirations aspiration objectives hopes interest interests interested passion passions hobbies hobby talent talents skills skill abilities ability strengths weaknesses
achievement achievements accomplishment accomplishments activities activity involvement participation service volunteer community communities leadership experience experiences background life lives world society generation environment
family families parent parents mother father guardian guardians household friends friend peers mentor hero model role neighborhood city town state country hometown area home local county
thoughts opinion opinions view views perspective understanding knowledge belief beliefs values value voice mind imagination creativity vision character personality journey growth success impact contribution contributions challenges challenge obstacles struggles
situation circumstances status income tax return returns fafsa sar report award awards scholarship scholarships tuition bill expenses costs fees budget loan loans debt money savings
tip saving abstract team week weekends group
confirmation receipt username password login double spaced account profile page social media twitter facebook instagram tiktok youtube channel post posts link url website blog browser computer device inbox spam folder time day days chance chances questions question behalf
certificate package packet guidelines rules schedule card cards s
choice reason reasons reasoning argument arguments sources source research thesis point points example examples insight insights commitment willingness determination attitude continued continuing higher further motivation dedication approach strategy advice tips definition feelings feeling memory memories lesson lessons solution solutions slogan caption creations nomination nominator nominators citizenship residency residence identification id
`;
export const everybodysWords: ReadonlySet<string> = new Set([...wordSet(everybodys), ...neutralWords]);

/** Small words, and those that are written in one form only. */
const single = `
but nor yet into off onto out over through till toward towards under until up upon via within without between among amongst
before after during since whenever wherever unless whether because although though therefore thus moreover too just even still already again ever never always often usually
sometimes soon later today tomorrow yesterday ago everywhere anywhere somewhere elsewhere back away down along across around above below behind beyond near nearby besides instead otherwise else etc ie eg
me my mine myself ours ourselves yourself yourselves himself hers herself itself themselves themself what
ones four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred hundreds thousand thousands million dozen half neither none no not less
few fewer many much several enough other others another same quite really rather almost nearly about approximately roughly exactly simply well better worse worst
am done doing cannot
im youd hes shes thats heres theres lets whats
anything everything nobody nothing somebody someone something yes ok okay hello hi th st nd rd pm est pst cst edt pdt
third fourth fifth sixth previous early earlier earliest late recently presently upcoming prior former new newest old older main
good great fine nice easy easier hard harder big bigger small smaller large larger long longer longest shorter brief fuller whole entire partial total single double multiple extra various
clear clearly careful carefully correctly proper properly quick quickly simple completely fully partly directly immediately promptly automatically individually separately together alone online offline electronically
electronic digital manual written handwritten sealed unsigned unofficial unoriginal unpublished true false wrong incomplete
free optional mandatory unnecessary possible impossible unavailable ineligible due overdue ready sure unsure certain likely unlikely able unable willing unwilling
important strong stronger strongest outstanding excellent exceptional lucky proud happy pleased glad delighted grateful sorry competitive creative originality
academically scholarly financially monetary monthly weekly daily quarterly biannual semiannual biennial rolling periodic regular regularly maximum average
enrolment admitted attendance sent made gave taken took got gotten kept held met said say told wrote found sought chosen chose seen shown known knew bought brought paid spent won begun began gone went came lost
news bursar treasurer html http https www com org edu net gov pdf doc docx jpg jpeg png mp mb gb pt faq faqs po usd usa eur gbp cad aud css ap ib toefl ielts pin rsvp tba tbd na nb ps asap
self minded relevant proposed according info co curricular extracurricular highest non similar prospective appropriate different max familiar general comparable respective visual inspirational mid public special english random credible lower
linkedin google zoom paypal pinterest snapchat whatsapp vimeo dropbox
monday tuesday wednesday thursday friday saturday sunday ${monthWords} eastern pacific central mountain standard daylight
january midnight noon morning afternoon evening overnight
${anyStudentship}
`;

/** Verbs and nouns, in all of their forms. */
const inflected = `
reapply hesitate validate renewal apply enter submit send mail email e post upload download attach enclose include fill complete finish write type print sign date scan fax copy paste save store file log click press tap tick mark select choose pick
check proofread review revise edit correct update change amend withdraw cancel delete register enroll create set start begin stop end close open reopen continue proceed go come return repeat redo try test retry reload
read see look watch view visit browse search find follow like share tag tweet comment vote subscribe contact call phone text message ask inquire request answer respond reply confirm acknowledge
provide supply give offer furnish produce prepare make build design draw paint film record photograph shoot compose craft develop describe explain discuss tell show express outline summarize cite reference quote list name number label mention note state indicate specify identify introduce
use keep hold retain maintain have get receive obtain collect gather take bring put place move remove add combine merge separate divide split limit exceed count score rate rank grade judge evaluate assess consider weigh compare
accept reject decline refuse deny approve disqualify qualify permit allow agree disagree consent understand know learn believe think feel hope wish want need love care wonder decide determine plan intend expect wait hear listen
help assist aid support sponsor fund pay cover cost spend reimburse refund deposit credit charge award grant honor recognize reward celebrate announce publish publicize notify inform invite encourage welcome thank congratulate
win lose compete participate attend join meet appear perform present speak interview travel stay
happen occur depend vary differ range fall remain become seem mean require contain consist involve relate affect concern regard base
handle process manage administer coordinate operate conduct host organize arrange schedule
demonstrate prove verify certify document report disclose attest declare swear guarantee ensure assure promise commit
delay miss pass expire extend renew defer postpone transfer transmit deliver forward route direct distribute issue release
dean charity poster memo infographic flyer cartoon comic podcast inspire cut guess imagine remember recall forget remind notice discover realize reflect
stick load lock crash fail reset
application form entry submission essay letter statement paper story poem article blog video photo picture image headshot clip recording audio attachment material packet package portfolio piece item sample page sheet paragraph sentence word character font space margin line title heading caption topic theme prompt question response quiz survey questionnaire poll slide presentation project proposal idea thought opinion slogan tagline meme drawing artwork abstract summary draft bibliography source citation footnote
transcript result resume biography bio profile account login password username address zip mailbox envelope postage stamp postmark signature initials checkbox box field button link website site webpage web portal platform system server browser computer device internet network screen app channel feed hashtag inbox spam folder newsletter
recommendation referee recommender reviewer evaluator nomination nominee nominator endorsement evaluation certificate certification proof evidence verification confirmation receipt notification invoice bill
deadline day week month quarter semester term year season spring summer autumn winter time hour minute second period round cycle window timeline calendar timetable occasion interim holiday weekend
fee tuition expense price amount sum value money dollar euro pound cent cheque cash payment installment disbursement balance budget reimbursement allowance stipend salary loan debt tax income saving gift donation contribution endowment trust interest earning
room board housing rent book textbook equipment laptop meal food living transportation airfare flight insurance
selection decision choice criterion criteria requirement rule guideline instruction direction regulation policy procedure step stage condition agreement contract permission waiver right privacy law responsibility obligation restriction limitation exception qualification eligibility disqualification plagiarism cheating ai grammar spelling punctuation style format clarity accuracy quality relevance structure length content
committee jury panel reader staff office officer secretary coordinator director administrator administration representative person department registrar counselor advisor adviser teacher professor instructor principal faculty mentor tutor parent guardian family friend peer classmate roommate relative sibling notary witness
school college university institution campus class course classroom library program programme education study degree major minor subject
student learner applicant candidate entrant contestant participant finalist semifinalist runner winner recipient awardee scholar grantee individual people user visitor donor founder partner organization organisation foundation company team volunteer
competition contest raffle sweepstake game challenge event ceremony dinner banquet luncheon reception meeting session conversation chat audition webinar workshop tour
prize trophy medal plaque card trip shortlist shortlisted recognition publicity media
goal dream ambition aspiration objective purpose aim mission vision future career job passion hobby talent skill ability strength weakness achievement accomplishment activity involvement participation service volunteering leadership experience background life journey obstacle struggle hardship success failure impact effort motivation dedication determination commitment attitude personality integrity honesty courage perseverance kindness curiosity imagination potential merit excellence circumstance situation reason explanation information detail fact data example point perspective insight lesson knowledge understanding belief difference problem solution
home house street city town province country nation world area region location hometown mailing
telephone mobile surname birthday birth age gender
identification identity
advance addition case basis part portion section chapter side kind sort category group pair lot bit variety combination order priority
way means method manner mode option alternative opportunity chance possibility odds luck
difficulty trouble error mistake
attention assistance guidance advice tip feedback suggestion inquiry enquiry
access availability accessibility usage purchase necessary void tie
planet earth water weather rain sun color colour hero role model
pen pencil blue black white ink desk table chair door
campaign promotion product brand business industry sale
size top bottom left middle front
head high low level thing matter stuff
refer curriculum vitae description documentation consideration registration relationship letterhead concept version guide essence tape dvd benefit progress manuscript resource resolution approval comparison contribute editor supervisor referrer intent position status graduation
carry reach hand touch accompany assume further deserve slot span rough
`;

function formsOf(word: string): string[] {
  const stem = /[^aeiou]y$/.test(word) ? word.slice(0, -1) : null;
  if (stem !== null) return [word, `${stem}ies`, `${stem}ied`, `${word}ing`, `${word}s`];
  const past = word.endsWith("e") ? [`${word}d`, `${word.slice(0, -1)}ing`] : [`${word}ed`, `${word}ing`];
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(word)
    ? [`${word}${word.at(-1)}ed`, `${word}${word.at(-1)}ing`]
    : [];
  return [word, `${word}s`, `${word}es`, ...past, ...doubled];
}

/**
 * The words with which anybody applies for an award and any sponsor tells of it: papers, websites, judges, days and money, and what every
 * student has. A requirement of some needs another word: "must mail two copies", but "must groom two dogs". A word stands here only if
 * nobody is left out by it, which is why there is no horse, lodge or Latin.
 */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...everybodysWords,
  ...wordSet(single),
  ...[...wordSet(inflected)].flatMap(formsOf),
]);

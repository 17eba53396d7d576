import { monthNames } from "../../calendar/months.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward, anyFund, anyStipend, anyStudentship } from "./awards.ts";

/** Small words, and those that are written in one form only. */
const single = `
a an the and or but nor so yet as at by for from in into of off on onto out over per than then through throughout till to toward towards under until up upon via with within without between among amongst
before after during since while when whenever once where wherever if unless whether because although though however therefore thus moreover also too only just even still already again ever never always often usually
sometimes soon later now today tomorrow yesterday ago here there everywhere anywhere somewhere elsewhere back away down along across around above below behind beyond near nearby besides instead otherwise else etc ie eg
i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them their theirs themselves themself who whom whose which what that this these those
one ones two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred hundreds thousand thousands million dozen half both either neither each every all any some none no not more most less least
few fewer many much several enough other others another same such own very quite really rather almost nearly about approximately roughly exactly simply well better best worse worst
am is are was were be been being do does did done doing have has had having will would shall should can could may might must cannot
im ive id ill youre youve youll youd were weve well theyre theyve theyll hes shes its thats heres theres lets were whats
anybody anyone anything everybody everyone everything nobody nothing somebody someone something yes ok okay please thanks hello hi etc th st nd rd am pm est pst cst edt pdt am
first second third fourth fifth sixth last next previous final early earlier earliest late latest recent recently current currently present presently upcoming prior former new newest old older main
good great fine nice easy easier hard harder big bigger biggest small smaller large larger long longer longest short shorter brief full fuller whole entire complete partial total single double multiple extra additional further various
clear clearly careful carefully correct correctly proper properly quick quickly simple complete completely fully partly directly immediately promptly automatically individually separately together alone online offline electronically
electronic digital manual written handwritten typed printed signed sealed stamped unsigned unofficial official original unoriginal unpublished published previous own true false right wrong missing incomplete
free optional mandatory necessary unnecessary possible impossible available unavailable eligible ineligible due overdue open closed ready sure unsure certain likely unlikely able unable willing unwilling
important interesting strong stronger strongest outstanding excellent exceptional worthy deserving lucky proud happy pleased glad delighted honored grateful sorry welcome competitive creative creativity original originality
academic academically educational scholarly financial financially monetary annual annually yearly monthly weekly daily quarterly biannual semiannual biennial rolling periodic regular regularly maximum minimum least most average
work works living lives enrollment enrolment acceptance admission admissions admitted accepted attendance sent made given gave given taken took got gotten kept held met put read said say told wrote found sought chosen chose seen seen shown known knew thought bought brought paid spent won begun began written done gone went come came left lost
html http https www com org edu net gov pdf doc docx jpg jpeg png mp mb gb url ink pt cv faq faqs id po usd usa eur gbp cad aud fafsa sar css gpa sat act ap ib toefl ielts pin rsvp tba tbd na nb ps asap
personal specific self minded relevant proposed according info unique community co curricular extracurricular higher highest non similar prospective appropriate different social max familiar general comparable respective visual inspirational mid public special local professional english random credible lower
facebook twitter instagram youtube tiktok linkedin google zoom paypal pinterest snapchat whatsapp vimeo dropbox
monday tuesday wednesday thursday friday saturday sunday ${monthNames} jan feb mar apr jun jul aug sept sep oct nov dec eastern pacific central mountain standard daylight
january midnight noon morning afternoon evening overnight
${anyAward} ${anyFund} ${anyStipend} ${anyStudentship}
`;

/** Verbs and nouns, in all of their forms. */
const inflected = `
apply enter submit send mail email e post upload download attach enclose include fill complete finish write type print sign date scan fax copy paste save store file log click press tap tick mark select choose pick
check proofread review revise edit correct update change amend withdraw cancel delete register enroll create set start begin stop end close open reopen continue proceed go come return repeat redo try test retry reload
read see look watch view visit browse search find follow like share tag tweet comment vote subscribe contact call phone text message ask inquire request answer respond reply confirm acknowledge
provide supply give offer furnish produce prepare make build design draw paint film record photograph shoot compose craft develop describe explain discuss tell show express outline summarize cite reference quote list name number label mention note state indicate specify identify introduce
use keep hold retain maintain have get receive obtain collect gather take bring put place move remove add combine merge attach separate divide split limit exceed count score rate rank grade judge evaluate assess consider weigh compare
accept reject decline refuse deny approve disqualify qualify permit allow agree disagree consent understand know learn believe think feel hope wish want need like love care wonder decide determine choose plan intend expect wait allow hear listen
help assist aid support sponsor fund pay cover cost spend save reimburse refund deposit credit charge award grant honor recognize reward celebrate announce publish post publicize notify inform invite encourage welcome thank congratulate
win lose compete participate attend join meet appear perform present speak interview travel stay
happen occur take depend vary differ range fall remain become seem appear mean require include contain consist involve relate apply affect concern regard base
handle process manage administer coordinate operate conduct hold host organize arrange schedule plan
demonstrate prove verify certify document report disclose attest state declare swear guarantee ensure assure promise commit
delay miss pass expire extend renew defer postpone transfer transmit deliver forward route direct distribute issue release
dean charity poster memo infographic flyer cartoon comic podcast inspire cut guess imagine remember recall forget remind notice discover realize recognize consider reflect
stick load lock crash fail reset
application form entry submission essay letter statement paper story poem article blog video photo photograph picture image headshot clip film recording audio file attachment document material packet package portfolio piece item sample copy page sheet paragraph sentence word character font space margin line title heading caption topic theme prompt question answer response quiz survey questionnaire poll slide presentation project proposal idea thought opinion slogan tagline meme drawing artwork design abstract summary outline draft bibliography source citation footnote
transcript grade score result record resume biography bio profile account login password username address zip email mailbox mail envelope postage stamp postmark signature initials checkbox box field button link website site webpage web portal platform system server browser computer device internet network screen app channel page post feed story hashtag handle inbox spam folder newsletter list
recommendation reference referee recommender reviewer evaluator nomination nominee nominator endorsement evaluation certificate certification proof evidence verification confirmation receipt notice notification letter invoice bill statement
deadline date day week month quarter semester term year season spring summer fall autumn winter time hour minute second period round cycle window schedule timeline calendar timetable occasion interim holiday weekend
fee tuition cost expense price charge amount sum value money dollar euro pound cent check cheque cash payment installment disbursement deposit balance budget credit refund reimbursement allowance stipend salary loan debt tax income saving gift donation contribution endowment trust interest earning
room board housing rent book textbook supply equipment laptop meal food living transportation travel airfare flight insurance
selection decision choice criterion criteria requirement rule guideline instruction direction regulation policy procedure process step stage condition term agreement contract consent permission release waiver right privacy law responsibility obligation restriction limit limitation exception qualification eligibility disqualification plagiarism cheating ai grammar spelling punctuation style format clarity accuracy quality relevance structure length content
committee jury judge panel board reviewer reader staff office officer secretary coordinator director administrator administration representative contact person department registrar counselor advisor adviser teacher professor instructor principal faculty mentor tutor parent guardian family friend peer classmate roommate relative sibling notary witness
school college university institution campus class course classroom library program programme education study degree major minor subject field
student learner applicant candidate entrant contestant participant finalist semifinalist runner winner recipient awardee scholar grantee nominee individual person people user visitor reader donor sponsor founder partner organization organisation foundation company team volunteer
competition contest drawing draw raffle sweepstake game challenge event ceremony dinner banquet luncheon reception meeting session call conversation chat interview audition presentation webinar video workshop tour
prize trophy medal plaque certificate gift card trip reward shortlist shortlisted recognition honor publicity press media interview
goal dream plan ambition aspiration objective purpose aim mission vision future hope career job interest passion hobby talent skill ability strength weakness achievement accomplishment activity involvement participation service volunteering leadership experience background life story journey challenge obstacle struggle hardship success failure impact contribution effort motivation dedication determination commitment attitude character personality integrity honesty courage perseverance kindness curiosity imagination potential promise merit excellence need circumstance situation reason explanation information detail fact data example note point view perspective insight lesson knowledge understanding value belief change difference problem solution
home house street city town state province country nation world area region location place hometown mailing
phone telephone mobile number fax name surname birthday birth age gender
identification identity card
advance addition case basis event part portion section chapter side copy set kind sort type category group pair piece lot bit number variety combination order priority
way means method manner mode option alternative opportunity chance possibility odds luck
question concern problem issue difficulty trouble error mistake change update
attention interest support help assistance guidance advice tip feedback comment suggestion inquiry enquiry reply
access availability accessibility usage purchase necessary obligation void tie
world planet earth water weather rain sun color colour film book hero role model
pen pencil blue black white paper ink desk table chair door window
campaign promotion product service brand business industry sale
page size file size word count limit end top bottom left right middle front
head high middle low level thing matter stuff
refer curriculum vitae description documentation consideration registration relationship letterhead concept version guide essence tape dvd benefit progress manuscript resource resolution region area approval comparison continue contribute editor supervisor referrer intent position status graduation
carry reach hand touch accompany address mention assume request outline advance further deserve stay slot span rough
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
  ...wordSet(single),
  ...[...wordSet(inflected)].flatMap(formsOf),
]);

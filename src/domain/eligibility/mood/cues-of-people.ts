import type { PhraseTable } from "../text/phrases.ts";
import { awardChoice } from "../words/awards.ts";
import { severalWinnersChoice } from "../words/persons.ts";
import { type Cue, cuesOf } from "./cue.ts";

/** Cues of who may apply, who may not, and who is likelier to win. */
export const cuesOfPeople: PhraseTable<Cue> = [
  ...cuesOf(
    "preference",
    `(with|) (a|some|special|first|strong|) preference(s)
     (with|) (a|some|special|first|top|) priority
     preferably
     preferred
     prefer(s|ence|)
     encouraged to apply
     ideally
     an advantage
     (be|is|are) advantageous
     (desirable|preferable)
     a plus
     an asset
     prioritized
     prioritised
     prioritizes
     (bonus|extra|additional) (points|credit|weight)
     (special|strong|particular) consideration
     first consideration
     (funded|served|considered) first
     extra consideration
     additional consideration
     particularly
     in particular
     especially`,
  ),
  ...cuesOf(
    "exclusion",
    `(is|are) not (be|) eligible
     not be eligible
     not eligible
     ineligible
     (not|no longer) (be|) open to
     not (be|) (available|offered|given|granted|made|awarded|provided) (to|for)
     (does|do) not apply to
     no (${awardChoice}|funding|aid) (is|are|will be) (available|offered|given|granted|made|awarded|provided) (to|for)
     not (be|) (valid|intended|meant|designed) for
     (is|are) not (a|an|our|the|) (${awardChoice}|) for
     not for (students|those|anyone|people|individuals|applicants|candidates|high school|college|graduate|undergraduate|phd|doctoral|professional)
     (is|are|be) unavailable to
     (does|do|did|will) not (fund|support|sponsor|include) (any|) (phd|doctoral|graduate|postgraduate|undergraduate|law|medical|mba|high school|international|foreign|students|individuals)
     not (be|) considered
     (may|can|must|should|shall|will) not
     cannot
     (does|do|will) not qualify
     (does|do|did|will) not (award|offer|provide|give|grant) (this|these|the|our|any|) (${awardChoice}|aid|financial aid|assistance|financial assistance|funding|support|) to
     (does|do|did|will|could|would) not (fund|support|sponsor|assist|pay|cover|reimburse|finance)
     (is|are) (unable|not able) to (pay|cover|reimburse|finance)
     neither
     (no longer|never) (accept|accepts|consider|considers|seek|seeks) (any|) (applications|applicants|nominations|students|) (from|who)
     (does|do|did|will) not accept (any|) (applications|applicants|nominations|students|) (from|who)
     (is|are|will be|shall be|would be|may be|get) (excluded|barred|disqualified|rejected|denied|disallowed|turned away)
     (${severalWinnersChoice}|holders|scholars) (excluded|ineligible|barred|disqualified)
     (is|are) off limits
     (is|are) (ruled|left|shut|) out
     (is|are) not (allowed|permitted|admitted)
     (does|do) not count
     need not apply
     do not apply (if|when)
     no (applicant|applicants|candidate|candidates|student|students|person) (may|can|shall|should|must)
     under no circumstances
     (we|foundation|committee|college|university|program) (is|are) unable to (accept|consider|fund|support)
     (not|no longer) (be|) accepted
     is closed to
     void in
     prohibited
     nobody who
     no one who
     never
     (has|have) not
     not (yet|already|currently|previously|have|hold|be)
     (is|are) not (enrolled|attending|pursuing|registered|studying|seeking|receiving)`,
  ),
  ...cuesOf(
    "exception",
    `except
     except for
     excluding
     excludes
     other than
     (apart|aside) from
     but not
     (anyone|everyone|everybody|all) but
     not including
     with the exception of
     (who|that|which) (is|are|do|does|have|has|were|was) not
     who (cannot|can not|could not|will not|would not|may not)
     unless`,
  ),
  ...cuesOf(
    "selection",
    `(choose|chosen|considered|selected|awarded|given|ranked) in (this|the following) order
     based (up|) on
     based upon
     on the basis of
     according to
     (is|are|will be) (judged|evaluated|assessed|ranked|scored|chosen|selected)
     selection (is|will be|criteria|process|committee|of)
     judged
     judging
     judges
     criteria (include|are|for selection)
     selected for
     selected from
     will be considered
     may be considered
     (is|are) considered
     take(s|n) into account
     taken into consideration
     taking into account
     competitive basis
     (jury|committee|panel|judges|board|staff|team) (meets|meet|decides|decide|reviews|review|reads|read|chooses|choose|selects|select|picks|pick|notifies|notify|will|scores|rates|ranks)
     (jury|committee|panel|judges|board|we|selectors|reviewers) (also|) (looks|look|considers|consider|weighs|weigh|values|value|takes|take|examines|examine|seeks|seek|selects|select|choose) (at|for|into|)
     (is|are|will be) competitively (chosen|selected|awarded|picked)
     (picked|drawn) at random
     (randomly|publicly) (picked|drawn|chosen|selected)
     (is|are|will be) (picked|drawn)
     chosen
     evaluated
     in recognition of`,
  ),
  ...cuesOf(
    "modal",
    `must
     (candidate|candidates|applicant|applicants|nominee|nominees) will be (majoring|pursuing|enrolled|studying|concentrating|specializing)
     should
     shall
     (need|needs|required|have|has|expected|asked|ought) to
     required
     requires
     require
     requirement(s)
     prerequisite(s)
     (is|are|be) (necessary|needed|mandatory|compulsory|obligatory|essential|a prerequisite|a must|expected|sought|wanted)`,
  ),
  ...cuesOf(
    "demand",
    `eligible
     in receipt of
     as long as (you|they|the student|the applicant|applicants|students) (attend|attends|live|lives|study|studies|reside|resides)
     qualify
     qualifies
     (awarded|given|granted|presented|offered|provided|available) (annually|each year|every year|exclusively|only|specifically|primarily|) (to|for)
     (applicant|applicants|candidate|candidates|student|students|nominee|nominees|individuals|persons|those|anyone|anybody|people|recipient|recipients) (who|with|from|enrolled|pursuing|entering|attending|studying|majoring|taking|undertaking|currently|whose|planning|interested|working|living|residing|seeking|wishing|graduating|between|under|over|accepted|registered)
     (applicant|applicants|candidate|candidates|nominee|nominees|anyone|those) (are|is|have|has|in|at|of)
     (student|students) (of|in|at)
     (residents|citizens|undergraduates|seniors|juniors|sophomores|freshmen|veterans) (who|whose)
     (${awardChoice}) (goes|go) (annually|each year|every year|) to
     (person|someone|somebody|scholar|scholars|winner|learner|learners|youth|adults) (who|whose)
     (by|to|for) (any|a|an|one|two|three) (high school|college|higher education|university|graduate|undergraduate|student|senior|resident|member)(s|)
     (candidate|candidates|applicants) for (the|a|an|) (degree|bachelor|bachelors|master|masters|doctorate|doctoral|phd|mba|mlis|jd|md|ordination|ministry)
     neither (of|) (the|your|their|whose|his or her|) (applicants|students|candidates|) parent(s)
     for (residents|members|graduates|undergraduates|seniors|citizens|those|women|men|minority|female|male)`,
  ),
  ...cuesOf(
    "limit",
    `open (only|exclusively|either|both|equally|primarily|annually|) to
     open for
     (applications|nominations) (are|) (now|currently|) (being|) (invited|accepted|sought|considered|welcomed) from
     (accept|accepts|accepting|invite|invites|inviting|seek|seeks|seeking|considers) (applications|nominations) from
     (applications|nominations|proposals) (are|is) (invited|accepted|considered) (only|) in (the|) (field|fields|area|areas|discipline|disciplines|subject|subjects) of
     (is|are) (also|then|automatically|only|) eligible
     (may|can|are invited to|is invited to) (also|) apply
     (is|are|) (also|) welcome to (also|) apply
     (is|are) also welcome
     (is|are) welcome (too|as well)
     (may|can|are invited to|is invited to|are welcome to|is welcome to) (also|) (enter|participate in|take part in|compete in) (the|this|our|) (contest|competition|challenge|scholarship|drawing|sweepstakes|giveaway)
     (restricted|limited|confined|reserved|targeted|geared|designated|set aside) (annually|each year|exclusively|only|specifically|primarily|) (to|for|at)
     (students|applicants|residents|members|graduates|seniors|undergraduates) only
     from (all|any|one) of the following
     one of the following`,
  ),
  ...cuesOf(
    "hint",
    `eligibility
     qualified
     qualification(s)
     (eligible|approved|acceptable|qualifying|accepted) (majors|fields|fields of study|areas of study|disciplines|subjects|courses of study|degree programs|programs of study) (are|is|include|includes|may be|may include|can be)
     only
     exclusively
     solely
     minimum
     at least
     or (higher|above|better|more|older|younger|greater|under)
     no (older|younger|more|less) than
     age limit(s)
     (maximum|max|upper|lowest) age
     (are|is) invited to submit
     (may|can|must|will) (nominate|be put forward)
     (may|can) win
     (may|can|are invited to|is invited to) (also|) (put in|enter|participate|take part|compete|vie|be chosen|be picked|be nominated)
     (be|is|are) held at
     you (are|have|need)
     (intended|designed|aimed) (annually|each year|exclusively|only|specifically|primarily|) (to|for|at)
     (available|offered|given|presented|provided|awarded) at
     (student|students|individuals|persons|people|recipient|recipients) (are|is|have|has|in|at|of)
     (recipient|recipients|awardee|awardees|nominee|nominees|candidate|candidates|applicant|applicants) will (be|have) (a|an|in|declared|majoring|pursuing|enrolled|studying|concentrating|specializing|working|completed)
     for (students|applicants|candidates|individuals|persons|people|children|study|studies|research|graduate|undergraduate|high|college|full|any|a|an|one|two|outstanding|deserving|us|international)
     (by|to|for) (any|a|an|one) (person|individual)`,
  ),
  ...cuesOf(
    "favored",
    `(is|are|will be) (strongly|especially|particularly|) (preferred|favored|favoured|prioritized|prioritised)
     (is|are|will be|also) (strongly|highly|especially|particularly|also|all|) encouraged
     (is|are) (especially|particularly|) welcome
     (is|are) (strongly|especially|particularly|also) (urged|invited) to apply
     (come|comes|go|goes|will come|will go) first
     (have|has|get|gets|will have|will get) (an|the|a slight|some) (edge|advantage)
     (encourage|encourages) (applications|nominations|submissions|entries) (from|by)
     (applications|nominations|applicants) (are|) (especially|particularly|strongly|also|) (encouraged|welcome|welcomed) from
     (applications|nominations|applicants) (are|) (especially|particularly|strongly|also) invited from
     (is|are|will be) (given|granted|) (preference|priority|special consideration|strong consideration|first consideration|additional consideration|extra consideration|extra points|extra weight)
     (receive|receives|get|gets|have|has|will have|will get) (a|the|first|special|some|slight|strong|additional|extra|) (preference|priority|points)
     (receive|receives|get|gets) (first|special|strong|additional|extra|preferential|priority) consideration`,
  ),
  ...cuesOf(
    "aside",
    `whether or not
     regardless of
     irrespective of
     without regard to
     no matter
     (including|includes|include) (but|but is|but are) not limited to
     (including|includes|include) without limitation`,
  ),
  ...cuesOf(
    "free",
    `(is|are) (not|no longer) (limited|restricted|confined) to
     (is|are) (not|no longer) (required|necessary|mandatory|needed|obligatory|a requirement|a prerequisite)
     no longer (require|requires|need|needs|required|needed|a requirement)
     there (is|are) no longer (a|an|any)
     not (required|necessary|a requirement)
     (no|there is no|there are no) (minimum|prior|previous|specific|special|other|additional|) (gpa|score|essay|essays|grade|age|experience|residency|citizenship|application|income|test|test score|academic|financial|gender|membership|need|fee|) (limit|restriction|minimum|score|scores|or essays|or essay|or gpa|) (requirement|requirements|required|needed|necessary|is required|are required|is needed|is necessary|restrictions|limit|limits|limitations)
     no (minimum|prior|previous|specific|special|other|additional) (score|gpa|essay|experience|application|requirements)`,
  ),
  ...cuesOf(
    "legal",
    `reserve(s|) the right
     no purchase (is|) (necessary|required)
     equal (opportunity|opportunities|employment opportunity|access) (employer|employers|institution|educator|provider|university|college|organization)
     (affirmative action|equal opportunity) (and|or) (equal opportunity|affirmative action)
     void (where|if|when)
     (understand|be aware) that
     (odds|chances) of winning
     (you|entrants|applicants|participants) (accept|accepts|acknowledge) (our|the|these|its|all) (official|) (terms|rules|conditions)
     (agree|agrees|consent|consents) to (our|the|these|its|all|be bound by) (terms|rules|privacy|official|conditions|contest)
     (need|income|gpa|grades|scores) (is|are|will) not (be|) (considered|a factor|taken into account)
     (not|nor|cannot) guarantee
     not able to guarantee`,
  ),
  ...cuesOf("open", `may or may not`),
];

import type { PhraseTable } from "../text/phrases.ts";
import { choiceOf } from "../text/phrases.ts";
import { anyStipend, anyStudentship, awardChoice, oneAwardChoice, severalAwardsChoice } from "../words/awards.ts";
import { surelyWonChoice } from "../words/persons.ts";
import { type Cue, cuesOf } from "./cue.ts";

/** Cues of what is given, and of what follows. */
export const cuesOfAwards: PhraseTable<Cue> = [
  ...cuesOf(
    "benefit",
    `tuition
     stipend(s)
     renewable
     renewed
     paid
     disbursed
     number of awards
     award amount
     amount(s)
     value
     valued
     worth
     ranging from
     range(s) from
     total(ing|s|)
     covers
     cover
     up to
     $
     £
     €
     usd
     aud
     cad
     eur
     gbp
     (funds|money|award|awards|scholarship|check|checks) (go|goes) (directly|straight) to
     can be used
     may be used
     be used
     be (used|spent|put|applied) (on|for|to|toward|towards|at)
     living expenses
     allowance
     accommodation
     airfare
     one time
     duration
     length of
     includes
     fees
     books`,
  ),
  ...cuesOf(
    "purpose",
    `(${awardChoice}|${choiceOf(`${anyStudentship} ${anyStipend}`)}) (for|to support|to fund|supporting|in support of) (a|an|the|) (best|outstanding|original|innovative|scholarly|scientific|doctoral|postdoctoral|dissertation|basic|clinical|) (research|project(s)|study|studies|work|fieldwork|dissertation(s)|thesis|theses|book(s)|paper(s)|article(s)|publication(s)|film(s)|composition(s)|poetry|training|travel)
     (support(s)|fund(s)|finance(s)|funding|supporting) (original|innovative|scholarly|scientific|) (doctoral|postdoctoral|dissertation|predoctoral|basic|clinical|new|pilot|) (or postdoctoral|and postdoctoral|) (research|projects|studies|fieldwork|work) (in|on|into|of|related|relating|that|which|about|at)
     support for (research|projects|studies|work)`,
  ),
  ...cuesOf(
    "award",
    `(${awardChoice})
     program(s)
     programme(s)
     fund(s)
     internship(s)
     studentship(s)
     assistantship(s)
     funding
     assistance
     aid
     loan(s)
     (essay|video|photo|photography|writing|poetry|art|speech|design) (contest|competition)(s|)
     competition
     contest`,
  ),
  ...cuesOf(
    "gives",
    `offered
     awarded
     given
     granted
     provided
     presented
     provide(s)
     offer(s)
     give(s)
     support(s)
     assist(s)
     help(s)
     recognize(s)
     recognise(s)
     honor(s)
     honour(s)
     reward(s)
     encourage(s)
     enable(s)
     promote(s)
     attract(s)
     invite(s)
     inviting
     (is|are) seeking
     (is|are) looking for
     recruiting
     available
     supporting
     awarding
     aimed
     targets
     (to|will|would|that|which) benefit(s)
     benefit(t|)ing
     for the benefit of`,
  ),
  ...cuesOf(
    "afterwards",
    `(to|for) (renew|renewal)
     for renewal of
     renewal (applicants|applications|requires|requirements)
     renewal dependent
     (renewable|renewed) (if|provided|upon|subject|contingent|with|based)
     to remain eligible
     automatically (considered|entitled|reviewed|awarded|receive|given|entered)
     (who|that) (receive|receives|win|wins) (the|an|this|these|${severalAwardsChoice})
     attend (an|the|our|any) (annual|) (awards|award|scholarship|recognition|presentation|) (interview|ceremony|ceremonies|dinner|banquet|luncheon|reception|gala|breakfast)
     use of (your|their|his or her|the recipients) (name|photo|photograph|image|likeness)
     (recipients|winners|finalists) (send|write|attend|give|share|report)
     (who|that) (win|wins) (get|gets|receive|receives|will|are|is)
     (after|following) (graduation|graduating|the award|completion)
     afterwards
     (fails|failure) to
     repay
     repaid
     (paid|pay) back
     if (selected|awarded|chosen)
     (${surelyWonChoice}|finalists|semifinalists|holder|holders|scholars|fellows) (must|should|will|shall|is required to|are required to|are expected to|is expected to|are asked to|will be required to|will be expected to|will be asked to|may be asked to|may be required to|may be invited to|need to) (also|then|) (attend|present|give|notify|inform|acknowledge|report|write|sign|maintain|remain|publish|provide|submit|send|reapply|use|repay|return|make|accept|share|keep|complete|spend|devote|mentor|join|appear|take part|participate|be in attendance|be present|help|promote|deliver|contribute|work|teach|begin|serve|email|e mail|provide)
     (${surelyWonChoice}|finalist|finalists) (will|shall) (also|each|) (receive|be (awarded|given|notified|announced|contacted|interviewed|invited|selected|chosen|paid)|get|win)
     to (retain|keep) (the|this|their|your) (${oneAwardChoice}|funding)
     to continue (to receive|receiving)
     to maintain eligibility
     to maintain (the|their|this|your) (${oneAwardChoice})`,
  ),
];

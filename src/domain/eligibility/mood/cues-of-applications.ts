import type { PhraseTable } from "../text/phrases.ts";
import { type Cue, cuesOf } from "./cue.ts";

/** Cues of what an applicant does: how, when and where to apply. */
export const cuesOfApplications: PhraseTable<Cue> = [
  ...cuesOf(
    "task",
    `(who|that) (submit|submits|submitted|best|tell|tells|can tell|post|posts|upload|uploads|can best|most)
     (who|that) (write|writes|wrote|create|creates|produce|produces|answer|answers) (a|an|the|about|us|our|one|two)
     whose (essay|essays|response|responses|entry|entries|video|videos|design|designs|answer|answers|submission|submissions|paper|papers|story|stories)
     (with|for|submits|has|have|writes) the (best|winning|most creative|strongest) (overall|quality|original|) (essay|design|video|story|entry|answer|response|paper|photo)`,
  ),
  ...cuesOf(
    "paperwork",
    `(must|should|shall|need to|needs to|has to|have to|will) (also|) be (submitted|received|provided|included|attached|sent|uploaded|mailed|emailed|postmarked|accompanied|typed|written|signed|verified|validated|documented|noted|turned in)`,
  ),
  ...cuesOf(
    "procedure",
    `submit(s|ted|ting|)
     submission(s)
     (application|applications|entries|submissions|nominations) (is|are|will be) (being|) (accepted|received|collected|open)
     send
     apply (early|with|before|online|now|by|on|through|via|here|directly|for admission|to the|at)
     to apply
     to learn more
     (can|may) apply (online|at|by|via|through|using|here|twice|once|in)
     (chance|opportunity) to win
     (good|best of) luck
     all you (need|have) to do
     (application|applications|entries|submissions|nominations|contest|portal|voting) (period|window|portal|cycle|) (open|opens|opened|close|closes|closed|begin|begins|end|ends|start|starts|run|runs|due) (on|in|at|by|from|each|every|early|late|mid)
     (application|applications|entries|submissions|nominations) (is|are|) due
     to (read|view|see|get|receive|obtain) (the|a|an|more|our) (full|complete|detailed|entire|) (list|rules|guidelines|details|copy)
     (shortlisted|short listed) (candidates|applicants|nominees|finalists|students) (are|will be)
     word limit(s)
     (one|two|three|four|1|2|3|4|5) (page|pages|paragraph|paragraphs|sentence|sentences|words) (on|about)
     must be (legible|typed|double spaced|original|in english|in pdf)
     file name
     self addressed
     for the most (up to date|current|recent) information
     for (an|the|) (online|) (application|applications|information|details)
     for (any|all|other|more|) (questions|inquiries|enquiries)
     how to apply
     applying
     complete (the|an|a|and submit|our) (online|on line|application|scholarship|fafsa|form|free|short|attached|following|required|general|admission(s)|graduate)
     complete fafsa
     (have|has|keep|maintain) (a|an|the|your|their|) (current|completed|valid|) (fafsa|financial aid application) on file
     completed application(s)
     fill (out|in)
     visit
     contact
     for (more|further|additional|full|complete) (information|details)
     (see|check|refer) (the|our|to|website|web|below|above)
     download
     click
     email
     e mail
     mail
     upload
     attach
     include (a|an|two|three|copies|copy|proof|letter(s)|transcript(s)|your|the following)
     provide (a|an|two|three|proof|copies|copy|letter(s)|official|transcript(s)|evidence|documentation|information)
     write (a|an|in|to)
     enter (a|an|one|your|their|up to two|up to three|) (original|short|) (piece of writing|art|artwork|artworks|writing|essay|essays|poem|poems|story|video|design|painting|composition|manuscript|contest|competition|sweepstakes)
     essay(s)
     letter(s) of
     recommendation letter(s)
     reference letter(s)
     reference(s) (from|for)
     (a|one|two|three) (reference|references|referees)
     (sources|bibliography)
     transcript(s)
     resume
     application (form|deadline|period|process|package|procedure|fee|materials|is|must|should|can|will|may|required)(s|)
     applications (must|should|are|will|is|received|open|close|accepted|due|available)
     nomination (form|letter|package)(s|)
     you (should|will|may) (then|also|) (receive|get) (a|an) (confirmation|automatic|email|e mail|notification|notice|receipt|acknowledgement|acknowledgment)
     postmarked
     deadline(s)
     due (by|on|date)
     website
     web site
     http
     https
     www
     please
     interview(s|ed|)
     word (essay|statement)
     personal statement
     statement of (purpose|intent|interest)
     cover letter
     photograph
     passport
     register (for|online|at|on|with)
     sign up
     notified
     entry form
     entries (must|should|are|can|will|may)
     (applications|entries|submissions|nominations) (usually|typically|normally|generally) (open|close)
     enter (online|now|today|here|below|as often as)
     facebook
     twitter`,
  ),
];

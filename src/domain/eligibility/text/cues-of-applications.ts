import { type Cue, cuesOf } from "./cue.ts";
import type { PhraseTable } from "./phrases.ts";

/** Cues of what an applicant does: how, when and where to apply. */
export const cuesOfApplications: PhraseTable<Cue> = [
  ...cuesOf(
    "procedure",
    `submit(s|ted|ting|)
     submission(s)
     send
     apply (early|with|before|online|now|by|on|through|via|here|directly|for admission|to the|at)
     to apply
     how to apply
     applying
     complete (the|an|a|and submit|our) (online|on line|application|scholarship|fafsa|form|free|short|attached|following|required|general|admission(s)|graduate)
     complete fafsa
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
     application required
     applications (must|should|are|will|is|received|open|close|accepted|due|available)
     nomination (form|letter|package)(s|)
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
     facebook
     twitter`,
  ),
];

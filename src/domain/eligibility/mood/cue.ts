import type { PhraseTable } from "../text/phrases.ts";

/** What a phrase shows about the clause that it stands in. */
export type Cue =
  /** The rest of the clause only helps an applicant. */
  | "preference"
  /** The clause says who may not apply. */
  | "exclusion"
  /** The rest of the clause says who may not apply. */
  | "exception"
  /** The rest of the clause says how winners are chosen. */
  | "selection"
  /** What an applicant does, not who they are. */
  | "procedure"
  /** The rest of the clause says what is handed in: "students who submit the best essay". */
  | "task"
  /** "must be submitted": of papers, not of persons. */
  | "paperwork"
  /** "must", "should": a demand or a procedure, by the verb that follows. */
  | "modal"
  | "demand"
  /** "open to", "limited to": who follows is demanded, also where no word for persons stands. */
  | "limit"
  /** May be a demand: "for a", "only". It is one where the clause also names something that the reader knows. */
  | "hint"
  /** What the award is for: "grants for research". */
  | "purpose"
  | "benefit"
  /** What the winner does later: "to renew the award". */
  | "afterwards"
  | "person"
  | "award"
  | "gives"
  /** What was named before only helps an applicant: "are encouraged". */
  | "favored"
  /** The rest of the clause says what does not matter. */
  | "aside"
  /** "is not required": what may be missing. */
  | "free"
  /** The sponsor's rights and duties, and the rules of a contest, which leave nobody out. */
  | "legal"
  /** "may or may not": states nothing. */
  | "open";

/** A table of one cue from lines of phrases. */
export function cuesOf(cue: Cue, lines: string): PhraseTable<Cue> {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((phrase) => [phrase, cue] as const);
}

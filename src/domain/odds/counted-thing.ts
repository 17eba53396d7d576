import { either } from "../words/either.ts";
import type { Counted } from "./counted.ts";

/** What a number in a sponsor's words counts: awards, students who win one, or students who apply. */
export type CountedThing = "award" | "winner" | "applicants";

const awardNoun =
  "awards?|scholarships?|fellowships?|grants?|prizes?|bursary|bursaries|studentships?|(?:tuition )?waivers?|stipends?|internships?";
const winnerNoun = "recipients?|winners?|awardees?|scholars?|fellows?|medalists?";
const personNoun =
  "students?|applicants?|candidates?|individuals?|seniors?|women|woman|men|people|graduates?|undergraduates?|participants?|entrants?|members?|freshmen|juniors?|kids|children|teachers?|nurses?|artists?|writers?";
const appliedNoun = "applicants|applications|entries|entrants|submissions|candidates|nominees|nominations";

/** These end the search for a noun behind a number: prepositions and verbs, units of time and of text, and what is no award. */
const noModifier = either(
  /of|to|for|in|at|by|with|from|on|per|and|is|are|was|were|will|may|must|can|has|have|who|whose|that|the|this/,
  /year|years|month|months|week|weeks|day|days|semesters?|terms?|hours?|times?|credits?/,
  /letters?|essays?|pages?|words?|copies|application|form/,
  /portal|program|category|categories|fields?|universities|colleges|schools|institutions|countries|states|students?'?/,
);
/** A word between a number and its noun. */
const modifier = `(?!${noModifier}\\b)(?:[$€£][\\d.,]+k?|[a-zA-ZÀ-ÿ][\\w.,'’/&-]*[\\w'’]|[a-zA-Z])(?: \\([^)]{1,20}\\))?`;
const after = (noun: string, most: number) =>
  new RegExp(
    `^\\)?(?:,(?= one-time))?(?: \\([^)]{1,20}\\))? ?(?:of (?:these|those|our|its) )?(?:${modifier} ){0,${most}}?(${noun})\\b(?!['’]|-|/| (?:programs?|programmes?|funds?|applications?|categories|kinds|types|competitions?|opportunit\\w+)\\b)`,
    "i",
  );

const isAward = after(awardNoun, 6);
const isWinner = after(winnerNoun, 3);
const isPerson = after(personNoun, 4);
/** The first number of "two $1,000 and three $500 scholarships". */
const sharesNoun =
  /^ [$€£][\d,.]{1,9}k?,? (?:and )?(?:up to )?[\w-]{1,12} [$€£][\d,.]{1,9}k? (?:[\w-]+ ){0,2}?(?:awards|scholarships|prizes|grants|fellowships)\b/i;
const isApplied = after(appliedNoun, 3);

/** What a student may hold, or one of many funds of a portal, is no number of awards. */
const ownLimit =
  /\b(?:may|can|could|cannot|not|only|must|will not) (?:only )?(?:receive|hold|win|accept|apply|submit|enter|have|combine|use)\b[^.;]{0,30}$|\b(?:apply|applying|considered|nominate|recommend|submit|choose among) (?:for |to )?(?:up to |only |a maximum of |no more than )?$|\b(?:this|that|which|any|no|than|hold|part of|more than) $/i;
const past =
  /\b(?:since \d{4}|ha(?:s|ve) (?:awarded|given|granted|provided|helped|issued|supported|funded|selected)|so far|to date|over the (?:past|last)|in the past|over the years|previously|last year|life of the program)\b/i;
const perSchool =
  /^[^.;]{0,25}\bper (?:school(?! year)|student|applicant|chapter|college|institution|person|household|family|department|university|country|state|region|nominee|recipient)\b|^ (?:to|at|from|in) each (?:school|student|chapter|college|institution|university|country|state)\b/i;
const manyFunds =
  /\b(?:application|form|portal|essay|search tool) (?:\w+ )?(?:covers?|holds?|considers?|counts? for|gives access to)\b/i;

const giving =
  /\b(?:award(?:s|ed|ing)?|scholarships?|grants?|granted|pays?|paid|giv(?:e|es|en|ing)|offer(?:s|ed|ing)?|provid(?:e|es|ed|ing)|present(?:s|ed)?|fund(?:s|ed|ing)?|prizes?|fellowships?|tuition|allocated|costs?)\b|\$\d/i;
const toWhom =
  /\b(?:to|for|among|towards?|support|enable|help|assist)(?: (?:each|all) of)?(?: (?:up to|about|approximately|around|nearly|over|at least|more than|as many as|the|some|an estimated|an additional))?\s\(?$/i;
const choosing =
  /\b(?:select(?:s|ed|ing)?|choos(?:e|es|ing)|pick(?:s|ed|ing)?|support(?:s|ed|ing)?|fund(?:s|ed|ing)?|sponsor(?:s|ed|ing)?|honou?r(?:s|ed|ing)?|recogni[sz](?:e|es|ed|ing)|reward(?:s|ed|ing)?|award(?:s|ed|ing)?)(?: (?:up to|about|approximately|around|nearly|over|at least|more than|as many as|the|some|an estimated|the top|an additional|from))?\s\(?$/i;
const isGiven =
  /^[^.;,]{0,70}?\b(?:(?:will|shall|to) (?:each )?(?:be (?:awarded|selected|chosen|granted|given|funded)|receive|win)|(?:is|are) (?:each )?(?:awarded|selected|chosen|granted|funded)|receives?|wins?|a year receive)\b/i;
const goesOn = /\b(?:(?:semi-?)?finalists?|advances?|moves? on|proceeds?|competes?)\b/i;

/** "12 winners from over | 900 applications" */
const fromMany = new RegExp(
  `\\b${either(
    /from(?: among| over| a pool of)?|out of|among|amongst|pool of|first|total of|average of|there (?:are|were)/,
    /receiv(?:e|es|ed|ing)|attract(?:s|ed|ing)?|drew|draws|gets?|got|accepts?|accepting|review(?:s|ed)?|evaluat(?:e|es|ed)/,
    /closes? (?:at|after)|limited to|capped at|cap of|deadline or/,
  )}(?: ${either(
    /the|up to|about|approximately|around|nearly|almost|some|an estimated|an average of|more than|over|at least|as many as/,
    /in excess of|a total of|roughly|typically|usually|the first/,
  )}){0,2}\\s\\(?$`,
  "i",
);
const applies =
  /^ (?:[\w-]+ ){0,2}?(?:students|people|seniors|teens|individuals|women)(?: \w+){0,2}? (?:apply|applied|enter|entered|compete|competed)\b/i;
const label =
  /\bnumber of (?:awards|scholarships|recipients|winners|prizes|fellowships|grants)(?: (?:granted|given|available|awarded|offered|per year|each year|a year|annually))*(?:\s?[:–—-]|\s(?:is|are))?\s?(?:up to |about |approximately )?$/i;
const fewest = 3;

/** What the number counts, or null when it counts something else: hours, letters, what one student may receive. */
export function thingCounted(statement: string, { start, end, high }: Counted): CountedThing | null {
  const before = statement.slice(Math.max(0, start - 130), start);
  const rest = statement.slice(end, end + 130);
  if (applies.test(rest)) return "applicants";
  if (label.test(before)) return "award";
  const bare = before.replace(/\b(?:up to|about|approximately|around|more than|over|at least|as many as)\s$/i, "");
  if (past.test(before) && !isApplied.test(rest)) return null;
  const isTo = (toWhom.test(before) && giving.test(lastClause(before))) || choosing.test(before);
  if (isApplied.test(rest) && high >= fewest && !isTo && (fromMany.test(before) || isTotal(rest))) return "applicants";
  if (ownLimit.test(bare) || perSchool.test(rest) || manyFunds.test(before)) return null;
  if (isPerson.test(rest) && (isTo || isGiven.test(rest)) && !goesOn.test(rest.slice(0, 40))) return "winner";
  if (isWinner.test(rest) && !goesOn.test(rest.slice(0, 40))) return "winner";
  return isAward.test(rest) || sharesNoun.test(rest) ? "award" : null;
}

const lastClause = (words: string) => words.slice(Math.max(words.lastIndexOf("."), words.lastIndexOf(";")) + 1);

const isTotal = (rest: string) =>
  /^ (?:[\w-]+ ){0,3}?(?:applications|entries|applicants|submissions) (?:(?:are|were|is) )?(?:received|each year|annually|a year|every year|per year|apply|applied)\b/i.test(
    rest,
  );

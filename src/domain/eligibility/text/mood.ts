import type { Clause } from "./clauses.ts";

/**
 * What a clause does in a text. Only `demand` and `exclusion` decide who can apply; `preference` and `selection` say who
 * is likelier to win; `procedure` and `benefit` are about the application and the money; `background` is the rest.
 */
export type Mood = "demand" | "exclusion" | "preference" | "selection" | "procedure" | "benefit" | "background";

const headingMoods: readonly (readonly [RegExp, Mood])[] = [
  [/preference/, "preference"],
  [/selection/, "selection"],
  [/how to apply|to apply|application (?:process|procedure|instructions)|deadline|contact|^link/, "procedure"],
  [/amount|benefit|value|number of awards|includes|duration/, "benefit"],
  [/about|background|purpose|description|notes?/, "background"],
];

const person =
  "students?|applicants?|candidates?|nominees?|recipients?|scholars?|undergraduates?|graduates?|seniors?|juniors?|sophomores?|freshm[ae]n|individuals?|persons?|people|members?|residents?|citizens?|nationals?|women|woman|men|girls?|boys?|youths?|children|child|dependents?|sons?|daughters?|spouses?|veterans?|employees?|teachers?|nurses?|researchers?|artists?|musicians?|writers?|engineers?|professionals?|fellows?|postgraduates?|majors?|winners?|minorities|americans?|entrants?|participants?";

const exclusion =
  /\b(?:not (?:be )?(?:eligible|open|available|qualify|considered)|ineligible|(?:may|can|must|should) ?not\b|cannot|do(?:es)? not qualify|exclud(?:ed|es|ing)|except(?:ing)?\b|no one who|is closed to|prohibited)/i;
const preferenceCue =
  /\b(?:(?:with |some |special |first |strong )?(?:preference|priority)\b|preferably|preferred|prefer(?:s|red)? to|(?:is|are|will be|strongly) encouraged|ideally|an advantage|desirable|a plus\b|prioriti[sz]ed?|special consideration|particularly|especially|welcome to apply)/i;
const selectionCue =
  /\b(?:selection|selected|chosen|judged?|judging|evaluat\w+|awarded|award is made|based|assessed|ranked|scored|consideration is given)\b[^.]{0,60}\b(?:based (?:up)?on|on the basis of|basis|according to|for (?:their|its|the) (?:quality|merit))|^(?:selection|selected|based on|judged|judging|factors|criteria (?:for|include|are))\b|\b(?:will|may|can) be (?:considered|taken into account)\b|\bmerit[- ]based\b|\bcriteria (?:include|are|is)\b/i;
const procedureCue =
  /^(?:to apply|apply|applications? (?:must|should|are|is|can|may|will|deadline|forms?|materials?|period|process|package|requirements?)|submit|send|complete (?:the|an|and|our|a)\b|fill|visit|contact|see|refer|download|click|email|mail|call|check|write (?:to|a|an)|deadline|for (?:more|further|additional|full|complete|details)|please|note|all (?:materials|documents|applications)|include|attach|upload|provide (?:a|an|two|three|proof|copies)|(?:two|three|one|a) letters?|letters? of|transcripts?|resume|official|required (?:documents|materials)|entries (?:must|should|are)|essays? (?:must|should|topic|prompt)|additional information|scholarship application|application|number of awards|link|other criteria\.?$|winners? (?:will|are|must))\b|\b(?:must|should|need to|required to|have to|asked to|are invited to) (?:also )?(?:submit|include|send|provide|complete (?:the|an|a|and)|write|fill|upload|apply (?:on|by|through|via|for admission|to the)|attach|create|produce|design|enter|email|mail|answer|register|sign|agree|follow|use|be (?:submitted|received|postmarked|accompanied|typed|written|completed))\b|\bdeadline (?:is|for|date)|\bdue (?:by|on|date)\b|\bweb ?site\b|\bhttps?:|\bwww\./i;
const benefitCue =
  /\b(?:(?:award|scholarship|fellowship|grant|prize|bursary|stipend|funding|amount|value)s? (?:of|is|are|ranges?|covers?|provides?|includes?|consists?|may be|worth|valued|varies|total|offers?|pays?|will (?:be (?:paid|used|applied|credited|disbursed)|cover|provide|range|vary|pay))|renewable|renewed|paid directly|tuition (?:and|fees?|waiver|remission)|one[- ]time award|number of awards|up to \$|\$ ?\d|£|€|can be used|may be used|funds)/i;
const demandCue =
  /\b(?:must|requires?d?|requirements?|eligib\w+|qualif(?:y|ies|ied)|open (?:only )?to|available (?:only |annually )?(?:to|for)|limited to|restricted to|only|minimum|at least|should|need(?:s|ed)? to|have to|intended for|designed for|reserved for|designated for|exclusively|targets?|you are|applicants? (?:are|is|have|who|with|in|from)|candidates? (?:are|is|have|who|with|in|from)|students? (?:are|is|have|who|with|in|from|at|of|enrolled|entering|attending|pursuing|majoring|studying|graduating|currently)|or (?:higher|above|better|older|younger))\b/i;
const purposeCue = new RegExp(
  `^(?:for|to (?:support|assist|help|enable|encourage|aid|provide|recogni[sz]e|honou?r|reward|fund|promote|foster|allow|give|attract|study|conduct|pursue)|supports?|assists?|helps?|recogni[sz]es?|honou?rs?|rewards?|awards?|awarded|offered|given|granted|provided|presented|scholarships?|fellowships?|grants?|bursar(?:y|ies)|prizes?|funding|financial (?:aid|assistance)|one|two|three|four|five|an?)\\b.*\\b(?:${person}|research|study|training|dissertation|stud(?:y|ies))\\b|\\b(?:awarded|offered|given|granted|provided|presented|provides?|offers?|gives?|grants?|supports?|assists?|helps?|recogni[sz]es?|honou?rs?|rewards?)\\b[^.]{0,80}\\b(?:to|for)?\\b[^.]{0,40}\\b(?:${person})\\b`,
  "i",
);
const forPeople = new RegExp(
  `\\b(?:awards?|scholarships?|fellowships?|grants?|bursar(?:y|ies)|prizes?|programs?|funds?|stipends?|internships?|aimed|available|offered|given|granted|awarded|presented|provided)\\b[^.;]{0,60}\\b(?:for|to|at)\\b[^.;]{0,80}\\b(?:${person})\\b`,
  "i",
);
const aboutPeople = new RegExp(`\\b(?:${person})\\b`, "i");
const imperative =
  /^(?:be|have|has|hold|holds|is|are|attend|attending|live|reside|study|studying|major(?:ing)?|pursu(?:e|ing)|enroll?(?:ed|ing)?|plan(?:ning)?|intend(?:ing)?|demonstrate[ds]?|show|maintain|possess|belong|graduat(?:e|ing)|currently|accepted|admitted|not|full-time|financial|gpa|cumulative|minimum|at least|u\.?s\.?|canadian|citizen|resident|member|registered|enter(?:ing)?|complet(?:e|ed|ing)|achieve[ds]?|exhibit|work(?:ing)?|age[ds]?|between|under|over|a |an )\b/i;

/** The mood of a clause, from its heading, its lead and its own cues. */
export function moodOf({ text, lead, heading }: Clause): Mood {
  const fromHeading = headingMoods.find(([words]) => words.test(heading))?.[1];
  const whole = lead === "" ? text : `${lead} ${text}`;
  if (startsWithPreference(text) || preferenceCue.test(lead) || fromHeading === "preference") return "preference";
  if (/\bmay or may not\b/i.test(whole)) return "background";
  if (exclusion.test(whole) && aboutPeople.test(whole)) return "exclusion";
  if (procedureCue.test(text) || procedureCue.test(lead)) return "procedure";
  if (selectionCue.test(whole) && !/\bmust\b|\beligible\b|\bopen to\b|\bavailable to\b/i.test(whole))
    return "selection";
  if (fromHeading === "selection" || fromHeading === "procedure") return fromHeading;
  if (/^\W*(?:total )?number of\b/i.test(text)) return "benefit";
  if (forPeople.test(whole)) return "demand";
  if (demandCue.test(whole)) return benefitOnly(whole) ? "benefit" : "demand";
  if (fromHeading === "benefit") return "benefit";
  if (purposeCue.test(whole)) return "demand";
  if (benefitCue.test(whole)) return "benefit";
  if (isFragment(text) || imperative.test(text)) return fromHeading === "background" ? "background" : "demand";
  return "background";
}

const startsWithPreference = (text: string) => {
  const at = text.search(preferenceCue);
  return at >= 0 && at < 12;
};

/** "Award of $500 requires ..." demands; "the award is at least $500" does not. */
const benefitOnly = (words: string) =>
  benefitCue.test(words) && !aboutPeople.test(words) && !/\b(?:must|eligible|gpa|only)\b/i.test(words);

const verb =
  /\b(?:is|are|was|were|has|have|had|will|can|may|be|been|provides?|offers?|gives?|supports?|helps?|wants?|believes?|understands?|began|founded|established|created|named|honors?|makes?|made|wishes|hopes|seeks)\b/i;

/** A list item without a verb, such as "Canadian citizen or Permanent Resident." */
const isFragment = (text: string) => text.length <= 160 && !verb.test(text);

/** Where the words begin that only help an applicant ("with preference given to ..."); the length of `text` for none. */
export function preferenceStart(text: string): number {
  const at = text.search(preferenceCue);
  return at < 0 ? text.length : at;
}

import type { Group } from "#domain/scholarships/vocabulary.ts";

const person =
  "students?|applicants?|candidates?|undergraduates?|seniors?|youth|individuals?|people|persons?|scholars?|leaders?|women|men|girls|high school|college|graduates?|americans?|families|family|descent|heritage|ancestry|origins?|backgrounds?|ethnicity|faith|statisticians|majors?|professionals?|members?";

/**
 * An ethnic group beside a word for a person ("Latino students", "of Korean heritage") or as what the student must be.
 */
const people = (names: string) =>
  new RegExp(
    `\\b(?:${names})\\b(?:[\\s,/-]{1,2}[\\w']{1,30}){0,6}?[\\s,/-]{1,2}(?:${person})\\b|\\b(?:must be|identif\\w{1,5} as|who are|open to|available to|limited to|restricted to) (?:an? )?(?:\\w{1,30} ){0,2}?(?:${names})\\b`,
    "i",
  );

/** Illnesses and disabilities that a student must have. */
const disability =
  "(?:physical |learning |documented |intellectual |developmental |visual |hearing ){0,3}disabilit(?:y|ies)|autism|ADHD|dyslexia|cystic fibrosis|epilepsy|h(?:a)?emophilia|bleeding disorders?|cystinosis|cerebral palsy|spina bifida|diabetes|sickle cell|visual impairments?|hearing (?:loss|impairments?)|(?:a )?debilitating condition\\S*|chronic illness";

export const groupWords: readonly (readonly [RegExp, Group])[] = [
  [
    /\bfirst[- ]gen(?:eration)?\b(?![- ](?:american|immigrant|u\.?s))|\bfirst in (?:their|his or her|your|the) (?:immediate )?famil(?:y|ies) to (?:attend|go|earn|graduate|pursue|complete)/i,
    "first_generation",
  ],
  [
    /\b(?:for|to|support(?:s|ing)?|assist(?:s|ing)?|help(?:s|ing)?|encourag(?:es|ing)|among|by|open to|must be|identif\w{1,5} as) (?:an? )?(?:[\w-]{1,30} ){0,3}?(?:women|woman|females?|girls)\b(?! and men| or men|'s)|(?<!men and |men or |male and |male or )\b(?:women|female|girls?)\b(?!'s)(?: [\w-]{1,30}){0,2}? (?:students?|applicants?|candidates?|undergraduates?|graduates?|engineers?|seniors?|who|pursuing|enrolled|enrolling|majoring|studying|interested|planning|residents?|scientists?)\b|\b(?:undergraduate|college|young|returning) women\b/i,
    "women",
  ],
  [
    /\b(?:for|to|support|assist|help|among|must be) (?:an? )?(?:[\w-]{1,30} ){0,2}?(?<!fe)(?:men|males?|boys)\b(?! and women| or women| and female| or female|'s)|(?<!women and |women or |female and |female or |fe)\b(?:male|men)\b(?! and| or|'s) (?:students?|applicants?|candidates?|with|who|pursuing)/i,
    "men",
  ],
  [/\bLGBT\w*\+?|\b(?:gay|lesbian|transgender|queer|nonbinary|non-binary)\b/i, "lgbtq"],
  [
    new RegExp(
      `\\b(?:with|has|have|having|diagnosed with|living with|suffering from) (?:an? )?(?:${disability})|\\b(?<!of )disabled (?:students?|applicants?|individuals?|persons?)|\\b(?:legally )?(?:blind|visually impaired|deaf|hard of hearing|deafblind)\\b(?=.{0,120}\\b(?:students?|applicants?|individuals?|persons?)\\b)|\\b(?:students?|applicants?|individuals?|persons?)\\b.{0,120}\\b(?:legally blind|visually impaired|deaf|hard of hearing)\\b`,
      "i",
    ),
    "disability",
  ],
  [
    /\bveterans?\b|\bactive[- ]duty\b|\bmilitary (?:members?|famil(?:y|ies)|spouses?|dependents?|children|service|personnel|kids)\b|\bservice ?members?\b|\barmed (?:forces|services)\b|\bnational guard\b|\bROTC\b|\breservists?\b|\benlisted (?:marines?|sailors?|soldiers?)\b/i,
    "military",
  ],
  [/\bfoster (?:care|youth|child(?:ren)?|home)\b|\bwards? of the (?:court|state)\b|\borphaned or foster\b/i, "foster"],
  [/\bundocumented\b|\bDACA\b(?=[\w\s,-]{0,60}\bonly\b)|\bdreamers?\b(?= (?:student|who|with|only))/i, "undocumented"],
  [
    new RegExp(
      `${people("African[- ]Americans?|Black(?: or African[- ]American|/African[- ]American)?s?(?! (?:belt|friday|hills|mountain|lives))").source}|\\bof African descent\\b`,
      "i",
    ),
    "black",
  ],
  [
    people(
      "Hispanics?|Latin[oaxe@]s?(?:[/ ](?:or )?(?:a|x|Latin[oaxe]))?s?|Mexican[- ]Americans?|Chican[oax]s?|Puerto Ricans?|Cuban[- ]Americans?",
    ),
    "hispanic",
  ],
  [
    people(
      "Asians?|Asian[- ]Americans?|Chinese|Japanese|Korean|Vietnamese|Filipin[oax]|Taiwanese|Hmong|AAPI|APIA|South Asian",
    ),
    "asian",
  ],
  [people("Pacific Islanders?|Native Hawaiians?|Samoan|AAPI|Polynesian"), "pacific_islander"],
  [
    /\bAmerican Indians?\b|\bAlaska(?:n)? Natives?\b|\b(?:tribal|tribe) members?\b|\bmembers? of an?y? (?:\S+ ){0,3}(?:tribe|nation)\b|\bfederally recognized tribe|\bNative Americans?\b|\bIndigenous (?:students?|peoples?|communities)/i,
    "native_american",
  ],
  [people("Middle Eastern|Arab(?:[- ]American)?s?|Iranian|Lebanese|Armenian"), "middle_eastern"],
  [people("Jewish|Jews"), "jewish"],
  [people("Muslims?|Islamic"), "muslim"],
  [
    people(
      "Christians?|Catholics?|Lutherans?|Methodists?|Baptists?|Presbyterians?|Protestants?|Adventists?|Evangelicals?",
    ),
    "christian",
  ],
  [
    /\b(?:ethnic |racial |underrepresented )?minorit(?:y|ies)\b(?!-| owned|[- ]serving)(?= (?:students?|applicants?|groups?|backgrounds?|populations?|undergraduates?|candidates?|high school|youth)|\b.{0,40}\b(?:in|pursuing|who|students?)\b)|\bunder-?represented (?:\w+ )?(?:groups?|minorit\w+|backgrounds?|students?|populations?|communit\w+)|\bstudents? of colou?r\b|\bpeople of colou?r\b|\bBIPOC\b/i,
    "minority",
  ],
];

/** Clauses about what a student does for others, and clauses that include more students instead of fewer. */
const causes =
  /\b(?:commit\w{1,6} to|dedicat\w{1,6} to|improving|advancing|promoting|interest(?:ed)? in|passion for|work(?:ing)? with|serv(?:e|es|ing)|civil rights)\b.*/i;
const opens = /^\s*or\b|\balso (?:apply|be |eligible|welcome|considered|qualify|open)/i;
const relatives =
  /\b(?:family members?|parents?|siblings?|relatives?) (?:\w+ ){0,3}(?:with|suffering|living|who|diagnosed)\b/i;
const everybody =
  /\b(?:men|males?|boys) (?:and|or|&) (?:women|females?|girls)\b|\b(?:women|females?|girls) (?:and|or|&) (?:men|males?|boys)\b/gi;
const allies = /\ball(?:y|ies)\b|\bsupporters?\b/i;

/** The groups that a clause restricts to. */
export function groupsInClause(clause: string): Group[] {
  if (opens.test(clause)) return [];
  const words = clause.replace(causes, " ").replace(everybody, " ");
  const found = groupWords.filter(([pattern]) => pattern.test(words)).map(([, group]) => group);
  return found.filter(
    (group) => !(group === "disability" && relatives.test(words)) && !(group === "lgbtq" && allies.test(words)),
  );
}

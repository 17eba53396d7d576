import type { Grammar, Meaning } from "../mention.ts";
import { isNegated } from "../text/negated.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";

const highSchool = (...years_left: number[]): Meaning => ({ about: "level", levels: ["high_school"], years_left });
const anyHighSchool: Meaning = { about: "level", levels: ["high_school"] };
const college: Meaning = { about: "level", levels: ["associate", "bachelor"] };
const check: Meaning = { about: "demand", demand: { about: "check", kind: "level" } };
const diploma: Meaning = { about: "demand", demand: { about: "check", kind: "degree" } };

const school = "(high|secondary|senior high|upper secondary) (school|schools)";
const ordinal = "(first|second|third|fourth|fifth|sixth|final|last|1 st|2 nd|3 rd|4 th|5 th|6 th|penultimate)";

/** Years of school and study in words other than the names of classes. */
const phrases: PhraseTable<Meaning> = [
  ["year 12 (students|student|)", highSchool(0)],
  ["(year|years) 11 (and|or|) 12 (students|student|)", highSchool(1, 0)],
  [`(final|last|senior) year (of|in|at) (a|an|their|your|his or her|) ${school}`, highSchool(0)],
  [`graduating (from|) (a|an|their|your|) ${school} (students|student|)`, highSchool(0)],
  [`(will graduate|graduate|will be graduating|about to graduate) from (a|an|their|your|) ${school}`, highSchool(0)],
  [
    "(school leaver|school leavers|school leaver students|sixth form students|sixth formers|matriculants)",
    highSchool(0),
  ],
  [
    "(high schoolers|high schooler|high school aged students|high school age students|high school pupils)",
    anyHighSchool,
  ],
  [`(currently|now|still|students|be|are|is) (in|attending|enrolled in|enrolled at) (a|an|) ${school}`, anyHighSchool],
  [`(attend|attends|attending) (a|an|any) ${school}`, anyHighSchool],
  ["(currently|already|now|be|are|is|or) in college", college],
  ["(already|currently) (attending|enrolled in) college", college],
  ["undergraduate (student|students) entering (the|any|a) (faculty|school|university|college|program)", highSchool(0)],
  ["undergraduate (student|students) entering (the|their|) first year", highSchool(0)],
  [
    "undergraduate (student|students) entering (the|their|) first year of (study|studies|undergraduate study)",
    highSchool(0),
  ],
  [
    "(entering|incoming|new|beginning) first year (undergraduate|undergraduates|college|university|) (student|students|)",
    highSchool(0),
  ],
  ["(entering|incoming|new|prospective) (undergraduate|undergraduates) (student|students|)", highSchool(0)],
  [`(have|has|having) (graduated from|completed) (a|an|) ${school} (diploma|education|)`, diploma],
  ["(a|their|) high school (diploma|diplomas|degree|equivalency|equivalency diploma)", diploma],
  ["(a|their|) high school diploma or (its|) (equivalent|ged|equivalency)", diploma],
  ["high school diploma or (a|) ged (certificate|)", diploma],
  ["(a|their|) (ged|ged certificate|general education diploma|hiset)", diploma],
  [`${ordinal} year (of study|of studies|students|student|level|standing|)`, check],
  [`${ordinal} (or|and|to|through|) ${ordinal} (year|years) (of study|students|student|)`, check],
  [`${ordinal} ${ordinal} (or|and|) ${ordinal} (year|years) (of study|students|student|)`, check],
  ["(year|years) (1|2|3|4|5) (or above|or higher|and above|)", check],
  [
    "(transfer|transferring|returning|continuing|non traditional|nontraditional|adult|re entry|mature) (student|students)",
    check,
  ],
  ["(upper|lower) (division|level|class) (student|students|standing|undergraduate|undergraduates|)", check],
  ["(upperclassman|upperclassmen|underclassman|underclassmen|upperclass students)", check],
  ["(at least|) one (semester|year|quarter|term) of (college|university|study|undergraduate study)", check],
  [
    "(post doctoral|postdoctoral|post doc|postdoc|post docs|postdocs|postdoctorate) (fellow|fellows|researcher|researchers|scholar|scholars|candidates|)",
    check,
  ],
  ["(faculty members|faculty member|university faculty|professors|academics|academic staff|university staff)", check],
  [
    "(early career|mid career|senior|junior|independent|established|young|emerging) (researcher|researchers|scientist|scientists|scholar|scholars|academics|professionals|professional)",
    check,
  ],
  ["(researcher|researchers|scientists|professionals|practitioners|practicing professionals)", check],
  ["(all|any|every) (level|levels) (of study|of education|)", { about: "nothing" }],
  ["(at|) (all|any) (academic|education|educational|degree|grade) (level|levels)", { about: "nothing" }],
];

const find = phraseFinder(phrases);

/** Years of study ("12th grade", "third year"), who is about to begin, and those who are no students. */
export const schoolYear: Grammar = ({ tokens }) =>
  find(tokens)
    .filter(({ from }) => !isNegated(tokens, from))
    .map(({ from, to, value }) => ({ from, to, meaning: value }));

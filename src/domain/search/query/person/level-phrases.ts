import { type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";

export const highSchool: readonly MatchingLevel[] = ["high_school"];
export const college: readonly MatchingLevel[] = ["bachelor"];

/** "In college" may be a community college. */
export const anyCollege: readonly MatchingLevel[] = ["associate", "bachelor"];
const graduate: readonly MatchingLevel[] = ["master", "doctoral"];

/** Classes that high schools and colleges both have. */
export const eitherSchool: readonly MatchingLevel[] = ["high_school", "bachelor"];

/** "Class of 2027" is said in high school, unless other words or the profile name a college. */
export const yearAlone: readonly MatchingLevel[] = ["high_school"];

const classes = "(freshman|freshmen|sophomore|sophomores|junior|juniors|senior|seniors)";
const years = "(first|second|third|fourth|fifth|final|last|1 st|2 nd|3 rd|4 th|5 th)";

/** The years in which students say that they graduate; `classes.ts` compares them with today. */
const endYears = Array.from({ length: 30 }, (_, at) => 2010 + at);

/** How students name the level that they are at. The words of sponsors are in `level-words.ts`. */
export const levelPhrases: PhraseTable<readonly MatchingLevel[]> = [
  [
    "(doctoral|phd|ph d|) dissertation (completion|research|writing|year|improvement|) (fellowship|fellowships|grant|grants|scholarship|scholarships|award|awards|support|)",
    ["doctoral"],
  ],
  ["(tesis doctoral|all but dissertation)", ["doctoral"]],
  [`(high school|highschool|hs|high schools) ${classes}`, highSchool],
  [`${classes} (in|at|of) (a|my|the|) (high school|highschool|hs)`, highSchool],
  [
    "(high school|highschool|hs) (student|students|kid|kids|graduate|graduates|grad|grads|girl|girls|boy|boys)",
    highSchool,
  ],
  ["(high school|highschool|highschooler|highschoolers|hs|secondary school)", highSchool],
  ["high (schooler|schoolers|schools)", highSchool],
  [
    "(homeschool|homeschooled|homeschooler|homeschoolers|home school|home schooled|home schooler|home schoolers)",
    highSchool,
  ],
  ["(9|10|11|12) th (grade|grader|graders|graders)", highSchool],
  ["(ninth|tenth|eleventh|twelfth) (grade|grader|graders)", highSchool],
  ["(grade|grado) (9|10|11|12)", highSchool],
  ["graduating (senior|seniors)", highSchool],
  [
    "(preparatoria|bachillerato|secundaria|escuela secundaria|escuela superior|escuela preparatoria|la prepa|prepa)",
    highSchool,
  ],
  [
    "(ultimo|tercer|segundo|primer) (ano|grado) de (la|) (preparatoria|secundaria|high school|prepa|bachillerato)",
    highSchool,
  ],
  [`(incoming|entering|rising|future|prospective) (college|) ${classes}`, eitherSchool],
  [classes, eitherSchool],
  [
    `(go|going|goes|headed|heading|off|start|starting|starts|begin|beginning|begins|enter|entering|enters) (to|) (college|university|uni) (in|this|next|) (the|) (fall|autumn|august|september|) (of|) (${endYears.join("|")})`,
    yearAlone,
  ],
  // "Class of 2027": the year says the class, `classes.ts`.
  [`(class of|c o) (${endYears.join("|")}|${endYears.map((year) => year - 2000).join("|")})`, yearAlone],
  [
    `(graduating|graduate|graduates|graduation) (class|in|on|is|) (spring|summer|fall|winter|may|june|december|) (of|) (${endYears.join("|")})`,
    eitherSchool,
  ],
  [`(college|university|uni|undergrad|undergraduate) ${classes}`, college],
  [`${classes} (in|at|of) (a|my|the|) (college|university|uni|undergrad)`, college],
  ["(undergrad|undergrads|undergraduate|undergraduates)", college],
  ["under (grad|grads|graduate|graduates)", college],
  ["(university|uni) (student|students|kid|kids|girl|girls|boy|boys)", college],
  ["(in|attending|attend) (a|my|the|) (university|uni) (now|already|currently|)", college],
  ["(in|at|attending|attend) (a|my|the|) (4|four) year (college|university|uni) (now|already|currently|)", college],
  ["college (student|students|kid|kids|girl|girls|boy|boys)", anyCollege],
  ["(in|attending|attend) (a|my|the|) college (now|already|currently|)", anyCollege],
  [`${years} year (of|in|at) (my|) (college|university|uni|undergrad)`, college],
  [`${years} year (undergrad|undergraduate|college student|university student)`, college],
  ["(first|1 st) year (student|students)", college],
  ["(bachelor|bachelors) (degree|degrees|student|students|program|)", college],
  ["(btech|licenciatura|grado universitario|pregrado|universitario|universitaria|universitarios)", college],
  ["en (la|mi|una) universidad", college],
  [
    "(primer|segundo|tercer|cuarto|quinto|ultimo) (ano|semestre) (de|en) (la|mi|) (universidad|carrera|licenciatura)",
    college,
  ],
  ["(estudiante|estudiantes) (universitario|universitaria|universitarios|universitarias|de universidad)", college],
  ["(community|junior|2 year|two year) (college|colleges) (student|students|kid|)", ["associate"]],
  ["cc (student|students|kid|honors|grad|)", ["associate"]],
  [
    "(freshman|sophomore|student|studying|classes) (at|in) (a|my|our|the|local|) (cc|jc|community college|junior college)",
    ["associate"],
  ],
  ["jc (student|students)", ["associate"]],
  ["(aas|a a s|a a degree|aa in|asn|adn)", ["associate"]],
  ["(associate|associates) (degree|degrees|program|)", ["associate"]],
  ["(2|two) year (degree|program|school)", ["associate"]],
  ["(colegio comunitario|tecnico superior)", ["associate"]],
  [
    "(grad|graduate) (school|schools|student|students|degree|degrees|program|programs|level|study|studies|work)",
    graduate,
  ],
  [
    "(grad|post bacc|postbacc|post baccalaureate|postbaccalaureate|postgrad|postgraduate|postgraduates|posgrado|postgrado|posgrados)",
    graduate,
  ],
  [
    "(graduate|graduates) (scholarship|scholarships|funding|fellowship|fellowships|certificate|assistantship|research)",
    graduate,
  ],
  ["(in|for|entering|starting|start|begin|beginning|after) (my|) (grad|graduate) (school|studies)", graduate],
  ["(masters|master) (degree|degrees|student|students|program|programs|level|thesis|)", ["master"]],
  ["(ma|ms|msc) (degree|degrees|student|students|program|programs|in)", ["master"]],
  ["(maestria|maestrias|master|magister)", ["master"]],
  [
    "(phd|phds|doctoral|predoctoral|doctorate|doctorates|doctorado|doctorados|dissertation|ph d) (degree|student|students|program|programs|candidate|candidates|)",
    ["doctoral"],
  ],
  [
    "(law|med|medical|medicine|dental|dentistry|vet|veterinary|pharmacy|optometry) (school|student|students)",
    ["professional"],
  ],
  ["(pharmd|jd|llb|dds|dmd|dvm|juris doctor)", ["professional"]],
  ["(1 l|2 l|3 l) (law|student|students|)", ["professional"]],
  ["(escuela de medicina|facultad de medicina|facultad de derecho|escuela de derecho)", ["professional"]],
];

/** Finds the level words of students. */
export const findLevels = phraseFinder(levelPhrases);

/** Words that have one of the level words in them and say something else. */
const otherPhrases: PhraseTable<true> = [
  ["senior (citizen|citizens|center|year|project|pictures|dues|prom|night)", true],
  ["(junior|senior) (rotc|league|olympics|varsity|high)", true],
  [
    "(high school|college) (counselor|counselors|credits|credit|transcript|transcripts|fund|fees|costs|expenses|savings)",
    true,
  ],
  ["(graduate|graduated|graduating) (from|) (high school|hs)", true],
  ["(go|going|goes|went|gone|going back|back|get) to (a|) (college|university|uni|school)", true],
  ["(first|1 st) (person|one|generation|) (in|of) (my|the|our|their) (immediate|) family (in|at) college", true],
  ["master (plan|key|class)", true],
  ["(school|college|university) (grad|grads|graduate|graduates)", true],
  ["(with|help|helping|serve|serving|caring for|care for|assist|assisting|work with|elderly|for the) seniors", true],
];

/** Finds the words that only look like levels. */
export const findOthers = phraseFinder(otherPhrases);

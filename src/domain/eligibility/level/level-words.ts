import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import { byStart, type Found, type PhraseTable, phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { awardChoice } from "../words/awards.ts";

export const undergraduate: readonly MatchingLevel[] = ["associate", "bachelor"];
export const graduate: readonly MatchingLevel[] = ["master", "doctoral"];

/**
 * A word that names a level. `alone`: it does so without a noun ("undergraduates"). `degree`: it may as well be a degree
 * that is held ("PhD"). `list`: it does so only beside another level ("undergraduates or graduates"). `school`: with students
 * of it only, as a "college scholarship" is for those who go there next. `next`: a school that is attended later ("law
 * school"). `degreeNoun`: with "degree" or "program" only, as in "associate degree". `short`: beside
 * another degree only, as "MS" and "MA" are states too.
 */
export type LevelWord = {
  levels: readonly MatchingLevel[];
  use: "alone" | "noun" | "degree" | "list" | "school" | "next" | "degreeNoun" | "short";
};

const professional = "(law|medical|med|dental|veterinary|vet|pharmacy|optometry|osteopathic medical|chiropractic)";

const levelWords: PhraseTable<LevelWord> = [
  ["(undergraduate|undergraduates|undergrad|undergrads)", { levels: undergraduate, use: "alone" }],
  ["under (graduate|graduates|grad|grads)", { levels: undergraduate, use: "alone" }],
  [
    "(advanced|upper level|upper division|upper class) (undergraduate|undergraduates)",
    { levels: ["bachelor"], use: "alone" },
  ],
  ["(graduate|grad)", { levels: graduate, use: "noun" }],
  ["(graduates|grads)", { levels: graduate, use: "list" }],
  // "Honours, master's or PhD students": the fourth year of a bachelor's degree in Australia.
  ["honours", { levels: ["bachelor"], use: "list" }],
  ["(business|graduate business) (school|schools)", { levels: ["master"], use: "list" }],
  ["(trade|vocational|technical|career) (school|schools)", { levels: ["associate"], use: "list" }],
  ["(postgraduate|postgraduates|postgrad|postgrads)", { levels: graduate, use: "alone" }],
  ["post (graduate|graduates|grad|grads|baccalaureate)", { levels: graduate, use: "alone" }],
  ["(pursuing|pursue|doing|studying|undertaking) (post graduation|postgraduation)", { levels: graduate, use: "alone" }],
  ["postbaccalaureate", { levels: graduate, use: "alone" }],
  ["postgraduate coursework", { levels: ["master"], use: "alone" }],
  ["ug", { levels: undergraduate, use: "noun" }],
  ["pg", { levels: graduate, use: "noun" }],
  [
    "(pursuing|pursue|doing|studying|undertaking) graduation (and|or) (post graduation|postgraduation)",
    { levels: [...undergraduate, ...graduate], use: "alone" },
  ],
  ["(postgraduate taught|taught postgraduate|taught postgraduates|pgt)", { levels: ["master"], use: "alone" }],
  ["(postgraduate research|research postgraduate|research postgraduates|pgr)", { levels: graduate, use: "alone" }],
  ["(postprofessional|post professional)", { levels: graduate, use: "noun" }],
  ["advanced (degree|degrees)", { levels: graduate, use: "degree" }],
  [
    "(research higher degree|research higher degrees|higher degree research|hdr|rhd)",
    { levels: graduate, use: "alone" },
  ],
  ["research (level|levels)", { levels: ["doctoral"], use: "alone" }],
  ["higher (degree|degrees) by research", { levels: graduate, use: "alone" }],
  ["(doctoral|predoctoral|phds)", { levels: ["doctoral"], use: "noun" }],
  ["pre (doctoral|dissertation)", { levels: ["doctoral"], use: "noun" }],
  ["dissertation", { levels: ["doctoral"], use: "noun" }],
  [
    "(doctorate|doctorates|phd|dphil|edd|dnp|psyd|dba|dma|dmin|dpt|aud|otd|dsw|drph|thd|scd|doutorado|doctorado|doctorat|dottorato)",
    { levels: ["doctoral"], use: "degree" },
  ],
  [
    "(masters|mba|mca|msc|mphil|mfa|mph|msw|mres|meng|mlis|llm|emba|msn|mpa|mpp|mls|mdiv|mcom|mtech|mmus|msed|mem|mtesol|mfin|mpacc|mup|mla|mps|magister|mestrado|maestria|maestría|laurea magistrale)",
    { levels: ["master"], use: "degree" },
  ],
  // Tribes and companies are called MHA too.
  [
    "mha (degree|degrees|program|programs|student|students|candidate|candidates)",
    { levels: ["master"], use: "degree" },
  ],
  ["master", { levels: ["master"], use: "noun" }],
  ["(research|coursework|taught|executive) (master|masters)", { levels: ["master"], use: "degree" }],
  ["(ms|ma|sm|scm) (student|students|candidate|candidates|applicants)", { levels: ["master"], use: "alone" }],
  ["(ms|ma|sm)", { levels: ["master"], use: "short" }],
  ["(ba|bs)", { levels: ["bachelor"], use: "short" }],
  ["(aa|aas)", { levels: ["associate"], use: "short" }],
  ["(a|an|the|their) (ms|ma) in", { levels: ["master"], use: "degree" }],
  ["(ms|ma) (program|programs|programme|level|thesis)", { levels: ["master"], use: "next" }],
  ["(ms|ma) (degree|degrees)", { levels: ["master"], use: "degree" }],
  ["(bs|ba) (student|students|candidate|candidates)", { levels: ["bachelor"], use: "alone" }],
  ["(bs|ba|bs or ba|ba or bs) (degree|degrees|program|programs|programme)", { levels: ["bachelor"], use: "degree" }],
  ["(ba|bs) (or|and|) (bs|ba|bfa|bsc)", { levels: ["bachelor"], use: "degree" }],
  ["(md|do|jd|dds|dmd|dvm) (or|and|) (md|do|llm|dmd|dds|dvm)", { levels: ["professional"], use: "degree" }],
  ["(aa|aas|aa or aas) (degree|degrees|program|programs)", { levels: ["associate"], use: "degree" }],
  [
    "(foundation degree|foundation degrees|hnd|hnc|higher national diploma|national diploma)",
    { levels: ["associate"], use: "degree" },
  ],
  // In the United Kingdom undergraduates study for it.
  ["integrated (master|masters)", { levels: ["bachelor", "master"], use: "degree" }],
  ["msci", { levels: ["bachelor", "master"], use: "degree" }],
  ["(ba|bsc|beng|bcom|bed) hons", { levels: ["bachelor"], use: "degree" }],
  ["(bacharelado|licenciatura|laurea triennale)", { levels: ["bachelor"], use: "degree" }],
  ["(master|masters) in", { levels: ["master"], use: "degree" }],
  ["professional (doctorate|doctorates)", { levels: ["doctoral"], use: "degree" }],
  ["(master|masters) of (arts|science|applied science|philosophy|research)", { levels: ["master"], use: "degree" }],
  ["(bachelor|bachelors) of (arts|science|applied science)", { levels: ["bachelor"], use: "degree" }],
  ["(master|masters) of", { levels: ["master"], use: "degree" }],
  ["(bachelor|bachelors) (or|and) (master|masters) of", { levels: ["bachelor", "master"], use: "degree" }],
  ["(master|masters) (or|and) (doctorate|doctor of philosophy)", { levels: graduate, use: "degree" }],
  ["(bachelor|bachelors) of", { levels: ["bachelor"], use: "degree" }],
  ["(associate|associates) (of|in) (arts|science|applied science)", { levels: ["associate"], use: "degree" }],
  ["(doctor|doctorate) of (philosophy|education)", { levels: ["doctoral"], use: "degree" }],
  ["(m s|m a) (and|or|and or) (ph d|phd)", { levels: graduate, use: "degree" }],
  ["(ms|ma|sm) (and|) (or|) (phd|doctoral)", { levels: graduate, use: "degree" }],
  ["first (degree|degrees)", { levels: ["bachelor"], use: "degree" }],
  [
    "(bachelors|baccalaureate|bsc|bsn|bfa|beng|bcom|bba|bca|bed|bn|btech|barch|bmus|bsw|bpharm)",
    { levels: ["bachelor"], use: "degree" },
  ],
  ["bachelor", { levels: ["bachelor"], use: "noun" }],
  ["(associate|associates)", { levels: ["associate"], use: "degreeNoun" }],
  ["an associates", { levels: ["associate"], use: "degree" }],
  [
    "(associate|associates) degree (student|students|candidate|candidates|seekers)",
    { levels: ["associate"], use: "alone" },
  ],
  ["(trade school|technical college|career college) (student|students)", { levels: ["associate"], use: "alone" }],
  [`${professional} (student|students|school student|school students)`, { levels: ["professional"], use: "alone" }],
  [
    "pre (law|med|medical|dental|vet|veterinary|pharmacy|optometry) (student|students)",
    { levels: undergraduate, use: "alone" },
  ],
  [`${professional} school`, { levels: ["professional"], use: "next" }],
  [
    "(jd|llb|dds|dmd|dvm|pharmd|mbbs|mbchb|bds|bvsc|bams|bhms|juris doctor|doctor of pharmacy)",
    { levels: ["professional"], use: "degree" },
  ],
  [
    "doctor of (medicine|dental surgery|dental medicine|veterinary medicine)",
    { levels: ["professional"], use: "degree" },
  ],
  [
    "(bachelor|bachelors) of (medicine|dental surgery|veterinary science|veterinary medicine)",
    { levels: ["professional"], use: "degree" },
  ],
  ["bachelor of laws", { levels: ["professional"], use: "degree" }],
  [
    "(md|do|jd|dvm|dds) (phd|) (program|programs|programme|students|student|candidate|candidates|degree program)",
    { levels: ["professional"], use: "next" },
  ],
  ["(first|) professional (degree|degrees|school|schools|students|student)", { levels: ["professional"], use: "next" }],
  ["professional (study|studies|program|programs|education|level)", { levels: ["professional"], use: "list" }],
  [professional, { levels: ["professional"], use: "list" }],
  ["md", { levels: ["professional"], use: "list" }],
  ["(four|4) year", { levels: ["bachelor"], use: "degreeNoun" }],
  ["(two|2) year", { levels: ["associate"], use: "degreeNoun" }],
  ["(two|2) year (graduate|postgraduate|master|masters)", { levels: ["master"], use: "noun" }],
  ["(ph d|ed d|d phil|d min|psy d)", { levels: ["doctoral"], use: "degree" }],
  [
    "(m div|m ed|m phil|m sc|m eng|m tech|m arch|m b a|m f a|m p h|m s w|m s n|ll m)",
    { levels: ["master"], use: "degree" },
  ],
  ["(j d|d v m|d d s|pharm d|ll b)", { levels: ["professional"], use: "degree" }],
  [
    "(m s|m a) (degree|degrees|program|programs|programme|student|students|candidate|candidates)",
    { levels: ["master"], use: "next" },
  ],
  [
    "(b s|b a|b sc|b tech|b eng|b com|b ed) (degree|degrees|program|programs|programme|student|students|course|courses)",
    { levels: ["bachelor"], use: "next" },
  ],
  ["(two|2) year (degree|degrees)", { levels: ["associate"], use: "next" }],
  ["(minimum of|at least) (a|) (two|2) year (program|programs)", { levels: undergraduate, use: "next" }],
  [
    "(pursue|pursuing|seek|seeking|obtain|obtaining|earn|earning|toward|towards) (a|) (minimum of|at least) (a|) (two|2) year (degree|degrees|college degree)",
    { levels: undergraduate, use: "next" },
  ],
  ["(two|2) year (student|students)", { levels: ["associate"], use: "alone" }],
  ["(four|4) year (student|students)", { levels: ["bachelor"], use: "alone" }],
  ["(two|2) (or|and) (four|4) year", { levels: undergraduate, use: "degreeNoun" }],
  ["(two|2) year (or|and) (four|4) year", { levels: undergraduate, use: "degreeNoun" }],
  [
    "(high school|secondary school|highschool|upper secondary school|higher secondary school|senior secondary school)",
    { levels: ["high_school"], use: "noun" },
  ],
  ["(higher|senior|upper) secondary (level|)", { levels: ["high_school"], use: "noun" }],
  ["(high school|secondary school) (graduate|graduates|grads)", { levels: ["high_school"], use: "list" }],
  ["(any|an|each|every) undergraduate (faculty|department|program)", { levels: undergraduate, use: "alone" }],
  ["college (and|or|) university", { levels: undergraduate, use: "school" }],
  ["university (and|or|) college", { levels: undergraduate, use: "school" }],
  ["(high school|secondary school) (and|or|) university", { levels: ["high_school", ...undergraduate], use: "school" }],
  [
    "(college|colleges|university|universities|college university|university college) (and|or|and or) (tafe|vocational|technical|trade|trade school|vocational school|technical school|career school|polytechnic)",
    { levels: undergraduate, use: "school" },
  ],
  ["college", { levels: undergraduate, use: "school" }],
  ["university (student|students)", { levels: undergraduate, use: "alone" }],
  [
    "(secondary|upper secondary|pre college|precollege) (students|pupils|learners)",
    { levels: ["high_school"], use: "alone" },
  ],
  ["community college", { levels: ["associate"], use: "noun" }],
  ["junior college", { levels: ["associate"], use: "noun" }],
];

/**
 * The noun after a level word. `people`, `members` (of what is said next) and `study` name who applies, `money` and `contest` do so as the name of a scholarship,
 * `degree` leaves open whether the degree is held or pursued, and `other` speaks of something else ("undergraduate GPA").
 */
export type Noun = "people" | "members" | "study" | "degree" | "money" | "contest" | "other";

const nouns: PhraseTable<Noun> = [
  ["(member|members|brother|brothers|sister|sisters|women|men|woman|females|males|athlete|athletes)", "members"],
  [
    "(student|students|candidate|candidates|scholars|applicant|applicants|nominee|nominees|entrants|trainees|fellows|majors|pupils|learners|undergraduates)",
    "people",
  ],
  [
    "(standing|class standing|status|researcher|researchers|investigator|investigators|artists|musicians|scientists|engineers|enrollees|participants|recipients)",
    "people",
  ],
  ["(study|studies|level|levels|work|training|career|coursework|course work)", "study"],
  ["(program|programs|programme|programmes|course|courses|curriculum) (of study|)", "study"],
  ["level (program|programs|programme|programmes|course|courses|study|studies|degree|degrees)", "study"],
  ["(level|program|programme|course) (student|students|candidate|candidates)", "people"],
  ["(school|schools) (study|studies|program|programs|student|students)", "people"],
  ["(school|schools)", "study"],
  ["(research|dissertation research|research students|researchers|writing)", "study"],
  ["(taught|coursework|research) (student|students|candidate|candidates)", "people"],
  [
    "(taught|coursework|research) (degree|degrees|program|programs|programme|programmes|course|courses|study|studies)",
    "study",
  ],
  ["(dissertation|dissertations|thesis|theses|topic|topics|candidacy)", "study"],
  // "College student personnel" is a field, and "college student loans" are no students.
  [
    "(student|students) (personnel|affairs|services|development|government|union|loan|loans|debt|newspaper|radio|life|organization|organizations|senate|council)",
    "other",
  ],
  ["(student|students) (visa|visas|pass|permit|permits)", "other"],
  ["(education|field|fields|field of study)", "study"],
  ["(study|studies|training|research|education) (and|or) (study|studies|training|research|education)", "study"],
  ["(degree|degrees) (level|program|programs|programme|programmes|course|courses|study)", "study"],
  ["(college|university) (degree|degrees)", "degree"],
  ["(college|university) (student|students)", "people"],
  ["(college|university) (study|studies|education|program|programs|programme|course|courses)", "study"],
  ["(degree|degrees) (student|students|candidate|candidates|seekers)", "people"],
  ["(degree seeking|matriculated) (student|students)", "people"],
  [
    "(essay|oratorical|speech|speaking|poetry|art|video|photo|photography|journalism|writing|science|math|mathematics|debate|poster|design|) (contest|contests|competition|competitions)",
    "contest",
  ],
  ["(degree|degrees)", "degree"],
  [`(${awardChoice})`, "money"],
  ["(assistantship|assistantships|funding|internship|internships)", "money"],
  ["(research|) (symposium|symposia|conference|conferences|journal|catalog|catalogue|handbook|bulletin)", "other"],
  ["(gpa|transcript|transcripts|grade|grades|record|records|marks|average|advisor|adviser|faculty|major)", "other"],
  ["(diploma|diplomas|ged|counselor|teacher|teachers|supervisor|professor|professors)", "other"],
  [
    "(credit|hours|credit hours|units|semester hours|admission|admissions|office|dean|department|catalog|rank|ranking|class rank|class|classes|credits|cost)",
    "other",
  ],
];

export const levelWordsIn = phraseFinder(levelWords);
const nounsIn = phraseFinder(nouns);

export type Words<T> = ReadonlyMap<number, Found<T>>;

/** The level words and the nouns of a clause, by the token at which they begin. */
export const levelWordsByStart = (tokens: readonly Token[]): Words<LevelWord> => byStart(levelWordsIn(tokens));
export const nounsByStart = (tokens: readonly Token[]): Words<Noun> => byStart(nounsIn(tokens));

import type { CheckKind } from "../demand.ts";
import type { PhraseTable } from "../text/phrases.ts";

/** What words before the name of a field say about it: a field of study, or something that the student checks. */
export type Role =
  | {
      study: true;
      /** Only with "degree" or the like after it. */
      head?: boolean;
      /** A degree may be held already. */
      degree?: boolean;
      /** Not after "career" or "research". */
      weak?: boolean;
      /** The list gives examples only. */
      examples?: boolean;
      /** A name follows, even one that the taxonomy does not list. */
      named?: boolean;
      /** What is demanded besides: a field of research is one of study, if students are spoken of. */
      also?: CheckKind;
      /** Behind a field it says more of that field: "nursing, with an emphasis in management". */
      emphasis?: boolean;
      /** Only before a name in capitals: "reading Law". */
      capital?: boolean;
    }
  | { study: false; kind: CheckKind };

const study: Role = { study: true };
const named: Role = { study: true, named: true };
const emphasis: Role = { study: true, named: true, emphasis: true };
const weak: Role = { study: true, weak: true };
const fieldOf: Role = { study: true, weak: true, named: true };
const relatedTo: Role = { study: true, weak: true, named: true, examples: true };
const withHead: Role = { study: true, head: true };
const degree: Role = { study: true, degree: true, named: true };
const collegeThenField: Role = { study: true, degree: true, weak: true };
const examples: Role = { study: true, examples: true };
const research: Role = { study: true, named: true, also: "research" };
const forCareer: Role = { study: true, named: true, also: "career" };
const towardCareer: Role = { study: true, named: true, examples: true, also: "career" };
const interest: Role = { study: true, named: true, also: "interest" };
const check = (kind: CheckKind): Role => ({ study: false, kind });

/** How much somebody studies, between a degree and its field: "a degree, full or part time, in botany". */
const often =
  "full time|part time|either full time or part time|full time or part time|part time or full time|full or part time|either full or part time|on a full time basis|on a part time basis|on a full time or part time basis|on a full or part time basis";
const kindsOfColleges =
  "accredited|approved|four year|two year|public|private|us|american|canadian|state|nonprofit|recognized|local";

/** Words before a list of fields. */
export const leadIns: PhraseTable<Role> = [
  ["(major|majors|majoring|majored) in", named],
  ["majoring", study],
  ["(major|majors|majoring) (or|and) (minor|minors|minoring) in", named],
  ["(minor|minors|minoring) in", check("course")],
  [
    "(having|with|have|has) (a|an|) (academic|educational|) (focus|concentration|emphasis|specialization) (in|on)",
    emphasis,
  ],
  [
    "(major|majors|fields|fields of study|field of study|area of study|areas of study|course of study|program of study) (is|are|being|must be|should be|shall be|will be|has to be) (in|)",
    named,
  ],
  ["(major|majors|field of study|fields of study|area of study|areas of study|course of study) of", named],
  [
    "(field|program|degree|studies|majors|fields|disciplines|areas|subjects|programs|programmes|courses|trades|crafts|specialties|field of study|area of study|fields of study|areas of study|degrees) (such as|including|include|like)",
    examples,
  ],
  [
    "(fields|programs|majors|disciplines|areas|subjects|programmes|courses|trades|fields of study|areas of study|degrees) (may|can|could|) (include|includes|including) (but|) (are|is|) not limited to",
    examples,
  ],
  [
    "(approved|acceptable|eligible|qualifying|accepted) (majors|fields|fields of study|areas of study|disciplines|subjects|courses of study|degree programs|programs of study) (are|is|include|includes|may be|may include|can be|being) (in|)",
    named,
  ],
  [
    "(specializing|specialising|specialize|specialise|concentrating|specialization|specialisation|concentration|emphasis) (in|on)",
    emphasis,
  ],
  ["(degree|degrees|diploma|diplomas|certificate|certificates|doctorate|phd|mphil|mres) (in|of)", degree],
  ["(degree|degrees|diploma|certificate) (or|and|) (certification|licensure|license|credential) in", degree],
  [`(degree|degrees|diploma|certificate|program|programme|studies|study|major|majoring) (${often}) (in|of)`, degree],
  [
    `(degree|degrees|diploma|certificate|studies|study|education|program|programme) (${often}|) (at|from|through) (a|an|any|the|) (${kindsOfColleges}|) (${kindsOfColleges}|) (college or university|university or college|college|university|institution|school|community college|technical school) (in|of)`,
    collegeThenField,
  ],
  [
    "(degree|degrees|diploma|certificate|phd|masters|bachelors|doctoral|graduate|undergraduate|postgraduate|honours) (program|programs|programme|programmes|course|courses|study|studies|work|training|education|research degree) (in|of|at the) (theory and practice of|theory and application of|practice of|)",
    degree,
  ],
  ["(bachelor|bachelors|master|masters|associate|associates) (degree|degrees|) (in|of)", degree],
  ["(doctor|doctorate) of", degree],
  [
    "(licenciatura|licenciado|licentiate|laurea|diplom|diplome|magister|magistrale|staatsexamen|pgdm|pgde|hdip|pgdip|pgcert|foundation degree) (degree|course|courses|program|programs|programme|programmes|) in",
    degree,
  ],
  [
    "(advanced|higher|higher national|national|graduate|postgraduate|foundation) (diploma|diplomas|certificate|certificates) in",
    degree,
  ],
  [
    "(bachelor|bachelors|master|masters|associate|associates) of (science|arts|applied science|fine arts) (degree|degrees|course|courses|program|programs|programme|programmes|) in",
    degree,
  ],
  [
    "(ba|bs|bsc|ma|ms|msc|mfa|bfa|as|aa|aas|aos|med|meng|beng|bed|be|me|btech|mtech|barch|march|bcom|mcom|bphil|dphil|edd|pgce|pgd|hnd|hons|gcse|ug|pg) (degree|degrees|program|programs|programme|programmes|course|courses|) in",
    degree,
  ],
  ["(honours|honors) (year|course|program|programme|study|studies|) in", degree],
  [
    "(study|studies|studying|education|schooling|postsecondary training|vocational training|technical training) in",
    weak,
  ],
  ["(train|trains|be training|are training|is training|who train) in (a|an|the|)", weak],
  [
    "(study|studies) of (the|) (theory and practice of|theory and application of|principles and practice of|practice of|)",
    fieldOf,
  ],
  [
    "whose (academic|primary|main|) (focus|emphasis|concentration) (of study|) (is|includes|include|lies) (in|on|)",
    named,
  ],
  [
    "(concentrate|concentrates|concentrating|focus|focuses|focusing) (their|his or her|your) (studies|study|coursework) (in|on)",
    emphasis,
  ],
  ["(study|studying)", study],
  [
    "(program|programs|programme|programmes|curriculum|curricula|course of study|courses of study|program of study) (in|of)",
    fieldOf,
  ],
  [
    "(program|programs|programme|curriculum|study|studies) (of|) (instruction|study|) (that|which|) (emphasizes|emphasize|focuses on|focus on|specializes in|specialize in|focusing on|focused on)",
    fieldOf,
  ],
  [
    "(enrolled|enrolling|enroll|enrol|registered|register|enrollment|enrolment|accepted|admitted|admission) (full time|part time|) (in|into|to|for)",
    study,
  ],
  ["(pursuing|pursue|pursues)", study],
  [
    "(entering|enter|commencing|commence|undertaking|undertake|completing|complete|attending|attend|beginning|begin|continuing|continue|seeking|towards|toward)",
    withHead,
  ],
  [
    "(student|students|undergraduates|undergraduate|graduates|postgraduates|postgraduate|juniors|junior|senior|sophomore|freshman|seniors|sophomores|freshmen|candidates|applicants|apprentices|apprentice|apprenticeship|apprenticeships|traineeship|traineeships|trainees|residents|majors) (of|in) (the|)",
    fieldOf,
  ],
  [
    "(women|girls|minorities|students of color|people of color|researchers|scholars|fellows|scientists) in (the|)",
    weak,
  ],
  ["planning (on|for) (a|an|)", withHead],
  ["(enter|entering|entry into|join|joining) the (field|fields|profession|professions) of", check("career")],
  ["(area|areas) of (concentration|specialization|specialisation|emphasis) (is|are|must be|should be|in|being)", named],
  ["(qualification|qualifications) in", degree],
  ["(masters|doctoral|graduate|undergraduate|phd|postgraduate) level in", degree],
  ["(first|second|third|fourth|final) year", withHead],
  ["(certificate|diploma) (i|ii|iii|iv|1|2|3|4) in", degree],
  ["(llm|llb|mba|emba|jd|mph|mpa|dba) in", degree],
  [
    "(apprenticeship|apprenticeships|traineeship|traineeships|training) (program|programs|programme|programmes|) for",
    weak,
  ],
  ["academic (pursuit|pursuits) of", study],
  [
    "(pursuit of|pursue) (a|an|) (undergraduate or graduate|graduate or undergraduate|undergraduate|graduate|further|advanced)",
    study,
  ],
  ["taking (a|an|the|)", withHead],
  ["in such (areas|fields|subjects|disciplines|majors) as", examples],
  ["(subjects|subject areas|disciplines|fields of study) (covered|supported|funded) (include|includes|are)", examples],
  ["whose (studies|coursework|academic program) (is|are) in (the|) (field of|fields of|area of|)", named],
  ["(taking|take|takes) up", study],
  [
    "(pursuing|pursue|seeking|seek|earning|earn|obtaining) (a|an|) (professional|industry|technical|) certification in",
    study,
  ],
  [
    "(accepted|enrolled|admitted|enrolling) (in|into|to) (a|an|) (accredited|approved|training|certificate|degree|diploma|educational|) (program|programme|course) for",
    study,
  ],
  ["(accredited|approved) (training|educational|degree|certificate|) (program|programs|programme) for", study],
  [
    "(enrolled|enrolling|enrol|enroll|undertaking|undertake|studying|pursuing|pursue|completing|commencing) (in|) (a|an|the|any|) (full time|tertiary|postgraduate|undergraduate|honours|degree|diploma|) (course|courses) (in|of)",
    named,
  ],
  ["(leading|leads|lead) (to|toward|towards)", study],
  ["(degree|degrees|diploma|certificate) or (higher|above|equivalent) in", degree],
  ["(year|years) (of|in)", withHead],
  ["(field|fields|discipline|disciplines|subject|subjects) of (study of|)", fieldOf],
  ["(area|areas) of (study of|)", weak],
  [
    "(field|fields|discipline|disciplines|subject|subjects|major|majors|degree|degrees|program|programs|programme|programmes|degree course|degree courses|curriculum|curricula|course of study|courses of study|area of study|areas of study|studies) (is|are|must be|should be|) (closely|directly|) (related|relating|relevant|associated|connected) (to|with) (the|)",
    relatedTo,
  ],
  ["(read|reads|reading) (for a degree in|for|)", { study: true, capital: true }],
  [
    "in (any|all|some|various|one or more|either|) (aspect|aspects|area|areas|branch|branches|specialty|specialties) of (the|)",
    weak,
  ],
  ["in (one of|either of|any of|) (the|) (following|) (field|fields|area|areas|discipline|disciplines) of", weak],
  ["(studentship|studentships|scholarships|phd scholarship) in", weak],
  ["(award|awards|bursaries|bursary|fellowship|fellowships|scholarship) in", fieldOf],
  ["whose (field|discipline|subject|major|specialty) (of study|) is", named],
  ["(awarded|offered|available|given|granted) in (the|) (field of|fields of|area of|areas of|)", weak],
  [
    "(program|programs|programme|programmes|degree|degrees|major|majors|studies|education|course of study) (in|) (preparation|preparing|preparatory) (for|to) (a|an|) (career|careers) in",
    forCareer,
  ],
  [
    "(major|degree|education|studies|study|minor|training|program) and (a|an|) (future|professional|) (career|careers|profession) in (the|) (field of|field|)",
    forCareer,
  ],
  [
    "(major|degree|education|studies|study|minor|training) or (a|an|) (future|professional|) (career|careers) in (the|) (field of|field|)",
    towardCareer,
  ],
  [
    "(student|students|undergraduates|undergraduate|those|individuals|women|juniors|seniors) (who are|) (preparing|training|studying) (for|to) (a|an|) (career|careers) in",
    towardCareer,
  ],
  [
    "(study|studies|studying|education|training|degree|degrees|coursework) (towards|toward|leading to|leading toward|in preparation for|that leads to|to prepare for) (a|an|) (career|careers) in",
    towardCareer,
  ],
  [
    "(research|dissertation|thesis|dissertations) (in|into) (any aspect of|all aspects of|aspects of|the|) (field|fields|area|areas|discipline|disciplines|) (of|)",
    research,
  ],
  ["(research|dissertation|thesis) (is|lies|must be|should be) in (the|) (field|fields|area|areas|) (of|)", research],
  [
    "(research|dissertation) (project|projects|work|studies|training) in (any aspect of|all aspects of|aspects of|the|) (field|fields|area|areas|discipline|disciplines|) (of|)",
    research,
  ],
  ["(career|careers) (in|as) (the|) (field|fields|area|areas|) (of|)", check("career")],
  [
    "(interest|interested|interests) in (pursuing|studying|majoring in|a major in|a degree in|earning a degree in) (a|an|) (degree|degrees|major|studies|education|) (in|)",
    interest,
  ],
  [
    "(employment|job|jobs|position|positions|working|employed|profession|professions|practice|practicing) in (the|) (field|fields|area|areas|) (of|)",
    check("career"),
  ],
  [
    "(research|dissertation|thesis|dissertations) (on|about|related to) (the|) (field|fields|area|areas|) (of|)",
    check("research"),
  ],
  ["(project|projects) (in|on|about|related to|into) (the|) (field|fields|area|areas|) (of|)", check("research")],
  ["(interest|interested|interests) in (the|pursuing|studying|) (field|fields|area|areas|) (of|)", check("interest")],
  ["(course|courses|coursework|classes|units) in", check("course")],
  ["(experience|experienced) in (the|) (field|fields|area|areas|) (of|)", check("experience")],
];

/** Parts of a university named by a field: "Faculty of Law". */
export const schools: PhraseTable<true> = [
  ["(faculty|faculties|school|schools|college|colleges|department|departments|division) of (the|)", true],
];

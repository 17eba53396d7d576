import type { CheckKind } from "../demand.ts";
import { grammar, type Mention } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What somebody has done or is to do, with the verbs that may stand before it: "completed (an advanced) course". */
const deeds: readonly { kind: CheckKind; verbs: ReadonlySet<string>; nouns: PhraseTable<true> }[] = [
  {
    kind: "course",
    verbs: set(
      "completed complete completing completion taken take taking passed enrolled undertaking undertake including attend attended",
    ),
    nouns: [
      [
        "(course|courses|coursework|course work|class|classes|unit|units|module|modules|elective|electives|workshop|seminar)",
        true,
      ],
    ],
  },
  {
    kind: "research",
    verbs: set(
      "conduct conducts conducting conducted undertake undertaking undertaken pursue pursuing perform performing doing do carry carrying engaged involved proposed proposing propose working participate participating completing complete write writing undertook",
    ),
    nouns: [
      [
        "(research|research project|research projects|dissertation|dissertations|thesis|theses|dissertation research|thesis research|fieldwork|field work|study tour)",
        true,
      ],
    ],
  },
  {
    kind: "program",
    verbs: set(
      "participate participates participated participating participation participant participants alumni alumnus graduate completed completing",
    ),
    nouns: [
      [
        "(program|programs|programme|programmes|project|projects|contest|competition|camp|exchange|internship|internships|placement|practicum|apprenticeship)",
        true,
      ],
    ],
  },
];
const between = set(
  `a an the their your any one two three four at least some all of in into out on to successfully advanced required core college undergraduate graduate honors honours ap following online
scholarly independent original academic scientific policy doctoral field clinical summer study exchange mentoring leadership research training volunteer approved eligible full time part year`,
);

/** Deeds that say themselves what is demanded. */
const phrases: PhraseTable<CheckKind> = [
  [
    "(ap|advanced placement|international baccalaureate|ib|dual enrollment|honors|college preparatory) (course|courses|class|classes|diploma)",
    "course",
  ],
  ["(prerequisite|required) (course|courses|coursework|classes)", "course"],
  ["(dissertation|thesis) (research|work|topic|topics|proposal|proposals|project|prospectus)", "research"],
  [
    "(dissertations|theses|dissertation|thesis) (on|about|in|dealing with|related to|focused on|focusing on)",
    "research",
  ],
  [
    "research (related to|relating to|on|about|into|dealing with|focused on|focusing on|in the area of|in the areas of)",
    "research",
  ],
  [
    "for (scholarly|scientific|original|postdoctoral|doctoral|predoctoral|advanced|independent|field|archival|clinical|) research",
    "research",
  ],
  ["research (proposal|project|projects|topic|plan|interests)", "research"],
  ["(honours|honors) (program|programs|programme|year|course|college)", "program"],
  [
    "(abet|naab|ala|caahep|acpe|ccne|aacsb|nlnac|apta|asla|ada|cacrep|jrcert|nasad) (accredited|approved|recognized)",
    "program",
  ],
  ["(state|board|government) (approved|licensed)", "program"],
  ["(nationally|professionally|specially) accredited", "program"],
  [
    "(unpaid|paid|clinical|summer|professional|legal|research|) (internship|internships|practicum|placement)",
    "program",
  ],
  [
    "(attend|attending|attendance at|present at|presenting at) (a|an|the|our|its|this) (annual|national|international|regional|) (conference|meeting|symposium|convention|congress)",
    "program",
  ],
];

const findPhrases = phraseFinder(phrases);
const finders = deeds.map(({ kind, verbs, nouns }) => ({ kind, verbs, find: phraseFinder(nouns) }));

/** Courses, research and programs, which the student checks. */
export const coursesAndPrograms = grammar(
  { clause: [findPhrases, ...finders.map(({ find }) => find)], title: [] },
  ({ tokens, part }) => {
    if (part === "title") return [];
    const found = findPhrases(tokens)
      .filter(({ to }) => !isAccreditedCollege(tokens, to))
      .map(({ from, to, value }) => mention(from, to, value));
    for (const { kind, verbs, find } of finders) {
      for (const { from, to } of find(tokens)) {
        const verb = verbBefore(tokens, from, verbs);
        if (verb !== null && !isDegreeCourse(tokens, verb, from)) found.push(mention(verb, to, kind));
      }
    }
    return found;
  },
);

/** "A nationally accredited | four-year college": nearly every one is, and a program may not be. */
const isAccreditedCollege = (tokens: readonly Token[], to: number): boolean =>
  tokens[to - 1]?.word === "accredited" && tokens.slice(to, to + 4).some(({ word }) => colleges.has(word));
const colleges = set("college colleges university universities institution institutions school schools");

/** The verb before a noun, with nothing but adjectives and the like between them; null without one. */
function verbBefore(tokens: readonly Token[], noun: number, verbs: ReadonlySet<string>): number | null {
  for (let at = noun - 1; at >= Math.max(0, noun - 7); at--) {
    const word = wordAt(tokens, at);
    if (verbs.has(word)) return at;
    if (!between.has(word) && !/^\d+$/.test(word)) return null;
  }
  return null;
}

const mention = (from: number, to: number, kind: CheckKind): Mention => ({
  from,
  to,
  meaning: { about: "demand", demand: { about: "check", kind } },
});

/** "Enrolled full-time in an undergraduate | course of study": a degree, as a course is outside the US. */
const isDegreeCourse = (tokens: readonly Token[], verb: number, at: number): boolean =>
  /^(?:enrolled|undertak(?:e|ing))$/.test(wordAt(tokens, verb)) &&
  tokens[at]?.word === "course" &&
  tokens.slice(verb, at).some(({ word }) => levelsOfCourse.has(word)) &&
  !tokens.slice(verb, at).some(({ word }) => counts.has(word));
const levelsOfCourse = set("undergraduate graduate postgraduate");
const counts = set("at least one two three four some following advanced required");

import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";
import { type Cues, hasCue } from "./cues.ts";
import { isHandedInByOther, tellsStudyTask } from "./doer-of-task.ts";
import { isInstruction } from "./instructions.ts";
import { namesPerson } from "./people.ts";
import { sentenceStart } from "./subject.ts";

/** Words that may stand before the verb of a procedure: "Applicants must also ...". */
const beforeProcedure = wordSet(`
applicant applicants candidate candidates student students nominee nominees all the each must should shall need needs to are is required be also then first and or an a
interested eligible only will may can please asked invited you have has expected those wishing simply
one two three four five recent brief short original complete completed official
`);

/** What an applicant does after "must": "must upload". */
const tasks = wordSet(`
apply submit send write provide include contact register fill reapply email mail create answer post enter like follow choose pick upload search activate respond log file
discuss edit review explain describe produce film record cite list download visit click attach print notify read tell share arrange request ask check proofread supply sign indicate access expect verify wait refer see consult
`);
const adverbs = wordSet("also then first");

/** Whether a clause says how to apply: "Write an essay", "Ohio residents must apply by May". */
export function isProcedure(cues: Cues, tokens: readonly Token[], text: string): boolean {
  const noted = remarkEnd(tokens);
  const opening = noted > 0 ? 0 : sentenceStart(tokens, text);
  const remark = noted > 0 ? noted : remarkEnd(tokens.slice(opening));
  const start = remark === 0 ? 0 : opening + remark;
  if (tellsWhenInLife(tokens) || tellsStudyTask(tokens, text)) return false;
  if (
    isInstruction(tokens, text, start) ||
    (!cues.some((cue) => isOwnDemand(cue, tokens)) && tellsTask(cues, tokens, text))
  )
    return true;
  if (tellsWhoTo(cues, tokens, opening)) return false;
  if (asksBehind(tokens, opening)) return true;
  const cue = cues.find(
    ({ value, from }) =>
      value === "procedure" &&
      from >= start &&
      !isInName(tokens, from) &&
      !isToBe(tokens, from) &&
      !isEligible(tokens, from),
  );
  if (cue === undefined || hasCue(cues, "limit")) return false;
  const { from: at, to } = cue;
  if (tokens[at]?.word === "applying" && saysWhatTheyAre(cues, tokens, to)) return false;
  // "Those eligible to apply | are high school seniors".
  if (/^(?:is|are|include)$/.test(wordAt(tokens, to)) && namesPerson(tokens.slice(0, at))) return false;
  return tokens.slice(start, at).every(({ word }) => beforeProcedure.has(word));
}

/** "Have a 2.5 GPA, | and must provide | a transcript": a task beside what the applicant must be. */
export const joinsTask = (cues: Cues, tokens: readonly Token[]): boolean =>
  cues.some(
    ({ value, from }) => value === "modal" && from > 2 && /^(?:and|who|you|they)$/.test(wordAt(tokens, from - 1)),
  );

/**
 * "Apply during your senior year", "must apply before their 21st birthday": a time in a life, and so for whom. So is a condition: "apply if
 * you are an Elk".
 */
export const tellsWhenInLife = (tokens: readonly Token[]): boolean =>
  [...findStates(tokens), ...(invites(tokens) ? findOpeningStates(tokens) : [])].some(
    ({ to }) => !ofAnybody.has(wordAt(tokens, to)),
  ) ||
  findTimes(tokens).some(({ from, to }) =>
    tokens
      .slice(from, to + 8)
      .some(
        ({ word }, at, near) =>
          ofLives.has(word) ||
          (word === "year" && ordinals.has(wordAt(near, at - 1)) && near[at + 2]?.word !== "school"),
      ),
  );
const findTimes = phraseFinder<true>([
  [
    "(apply|applying|applied) (while|during|in|early in|late in|before|within|as|prior to|no later than|after|until)",
    true,
  ],
  ["(apply|applying|applied) (when|once|if|as soon as) (you|they|he or she|students) (are|is|become|have)", true],
]);
const findStates = phraseFinder<true>([
  ["apply (only|) if (you|they|he or she|students) (are|attend|belong|have|hold|live|major|play|study|work)", true],
  [
    "apply (only|) if your (mother|father|parent|parents|family|spouse|employer|union|college|school) (is|are|has|have|serves|serve|works|work)",
    true,
  ],
  ["apply (when|once|as soon as) (you|they|he or she|students) (are|become|turn)", true],
]);
/** "If you are | an Elk, apply now." What such students are to send besides is asked of some alone. */
const findOpeningStates = phraseFinder<true>([["if you (are|belong|live|play)", true]]);
const findInvitation = phraseFinder<true>([["apply (now|today|here|for this|for our)", true]]);
const invites = (tokens: readonly Token[]): boolean =>
  tokens[0]?.word === "if" && (tokens.at(-1)?.word === "apply" || findInvitation(tokens).length > 0);
/** "Apply if you are | interested", "if you have | questions". */
const ofAnybody = wordSet(
  "able accepted admitted all any comfortable completed confident done eligible everything familiar finished interested looking not passionate prepared qualified questions read ready selected serious still sure the time uncertain unsure willing your",
);
const ordinals = wordSet("first second third fourth final last");
const ofLives = wordSet(
  "birthday turn turning freshman freshmen sophomore sophomores junior juniors senior seniors graduating receiving earning obtaining",
);

/** "To apply, | you must hold an offer", but not "To apply, you must submit". */
const tellsWhoTo = (cues: Cues, tokens: readonly Token[], opening: number): boolean =>
  opening > 0 &&
  cues.some(
    ({ value, from, to }) =>
      value === "modal" &&
      from >= opening &&
      (whatToBe.has(verbAfter(tokens, to)) || (isState(tokens, to) && !hasPapers(tokens.slice(to, to + 8)))),
  );
/** "To apply, you must have completed | the application". */
const hasPapers = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => papers.has(word));
const whatToBe = wordSet("be hold own possess reside live attend study belong");

/** "Students applying | should have graduated from high school". */
const saysWhatTheyAre = (cues: Cues, tokens: readonly Token[], from: number): boolean =>
  cues.some(({ value, from: at, to }) => value === "modal" && at >= from && at <= from + 6 && isState(tokens, to));
const isState = (tokens: readonly Token[], to: number): boolean =>
  whatToBe.has(verbAfter(tokens, to)) ||
  (tokens[to]?.word === "have" &&
    (/(?:ed|held|taken|been|lost|won)$/.test(wordAt(tokens, to + 1)) ||
      tokens.slice(to + 1, to + 8).some(({ word }) => measures.has(word))));
const measures = wordSet("gpa average score scores act sat need year years");

/** "The | Resume | Genius Scholarship": a word of the name of an award. */
function isInName(tokens: readonly Token[], at: number): boolean {
  if (!tokens[at]?.capital || !/^(?:the|this|our|a)$/.test(wordAt(tokens, at - 1))) return false;
  const end = tokens.findIndex(({ capital }, next) => next > at && !capital);
  return tokens.slice(at + 1, end < 0 ? tokens.length : end).some(({ word }) => awards.has(word));
}
const awards = wordSet(anyAward);

/** "To be eligible | to apply | the nursing student must". */
const isEligible = (tokens: readonly Token[], at: number): boolean => {
  if (at !== 3 || tokens[0]?.word !== "to" || tokens[2]?.word !== "eligible") return false;
  const person = tokens.findIndex(({ word }, next) => next > at + 2 && word === "must") - 1;
  return person > at + 2 && namesPerson(tokens.slice(person, person + 1)) && !ofAll.has(wordAt(tokens, person - 1));
};
const ofAll = wordSet(
  "a an the all any each every for eligible interested prospective potential apply award scholarship",
);

/** "Be | applying for a graduate degree" in a list of requirements, "you must be | applying to study for a degree". */
const isToBe = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at]?.word !== "applying" || !/^(?:be|are)$/.test(wordAt(tokens, at - 1))) return false;
  const behind = tokens.slice(at + 2, at + 14);
  const study = behind.findIndex(({ word }) => studies.has(word));
  const isForStudy = study >= 0 && !behind.slice(0, study + 2).some(({ word }) => awards.has(word));
  return wordAt(tokens, at + 1) === "for" ? at === 1 || isForStudy : isForStudy && wordAt(tokens, at + 1) === "to";
};
const studies = wordSet("study course courses degree degrees program programs programme programmes");

/** "For more information, | please visit", but not "please note that". */
const asksBehind = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && tokens[at]?.word === "please" && !/^(?:note|be|remember|keep|ensure)$/.test(wordAt(tokens, at + 1));

const demands: ReadonlySet<string> = new Set(["modal", "demand", "limit", "hint", "purpose"]);

/** "No phone calls or faxes, please": about the application, and about nobody. */
export const tellsHowOnly = (cues: Cues, tokens: readonly Token[]): boolean =>
  hasCue(cues, "procedure") && !namesPerson(tokens) && !cues.some(({ value }) => demands.has(value));

/** A cue of a demand, but not that of "You must answer four questions to be eligible". */
const isOwnDemand = ({ value, from }: Cues[number], tokens: readonly Token[]): boolean =>
  value === "demand" && ![tokens[from - 1]?.word, tokens[from - 2]?.word].includes("to");

/** Goes over "Please note that". */
function remarkEnd(tokens: readonly Token[]): number {
  const [first, second, third] = tokens.map(({ word }) => word);
  if (first === "please" && second === "note") return third === "that" ? 3 : 2;
  return first === "note" && second === "that" ? 2 : 0;
}

const papers = wordSet("form forms application applications questionnaire survey fafsa profile registration");

/** What some applicants do, which does not say that all must be such: "Ohio residents must apply by May". */
function tellsTask(cues: Cues, tokens: readonly Token[], text: string): boolean {
  const modal = cues.find(({ value }) => value === "modal");
  // "Requirements include US citizenship".
  if (!modal || tokens[modal.to - 1]?.word.startsWith("requirement") || isNeededToApply(modal.from, tokens))
    return false;
  const verb = verbAfter(tokens, modal.to);
  if (verb === "enter" && tokens.slice(modal.to, modal.to + 5).some(({ word }) => toStudy.has(word))) return false;
  // "Must expect | to finish by June".
  if (verb === "expect" && tokens.slice(modal.to, modal.to + 3).some(({ word }) => word === "to")) return false;
  if (
    /^(?:indicate|verify)$/.test(verb) &&
    tokens.slice(modal.to, modal.to + 6).some(({ word }) => belongings.has(word))
  )
    return false;
  if (/^(?:see|consult)$/.test(verb)) return isOfPage(tokens.slice(modal.to + 1, modal.to + 7));
  if (goesOnBeing(tokens.slice(modal.to), text)) return false;
  const isForm = tokens.slice(modal.to, modal.to + 8).some(({ word }) => papers.has(word));
  return tasks.has(verb) || (verb === "complete" && isForm);
}

/** "Must see | the program page", but not "must see | patients". */
function isOfPage(tokens: readonly Token[]): boolean {
  const page = tokens.findIndex(({ word }) => pages.has(word));
  return page >= 0 && !namesPerson(tokens.slice(0, page));
}
const pages = wordSet(
  "above below brochure bulletin catalog catalogue details faq guidelines handbook instructions link links list listing page pages program programs programme section site website",
);

/** "Must verify | tribal enrollment". */
const belongings = wordSet("membership tribal citizenship residency veteran military");

/** "Must enter | the second year". */
const toStudy = wordSet("freshman sophomore junior senior year college university graduate undergraduate law medical");

/** "Must submit an essay, | be a full-time student": an entry behind a comma says who. */
const goesOnBeing = (tokens: readonly Token[], text: string): boolean =>
  tokens.some(
    ({ word, start }, at) =>
      at > 1 && /^(?:be|have|hold|reside)$/.test(word) && /,\s*$/.test(text.slice(tokens[at - 1]?.end, start)),
  );

/** "A 3.0 GPA | required to apply", but not "students are required to apply". */
const isNeededToApply = (at: number, tokens: readonly Token[]): boolean =>
  tokens[at]?.word === "required" &&
  !/^(?:is|are|be|been|was|were)$/.test(wordAt(tokens, at - 1)) &&
  !namesPerson(tokens.slice(0, at));

const verbAfter = (tokens: readonly Token[], modal: number): string =>
  tokens.slice(modal, modal + 2).find(({ word }) => !adverbs.has(word))?.word ?? "";

/** "All applications must be recommended by a post of the Legion": not everybody can have that. */
export const needsSupport = (tokens: readonly Token[]): boolean =>
  findNominations(tokens).length > 0 ||
  isHandedInByOther(tokens) ||
  tokens.some(
    ({ word }, at) =>
      word === "must" &&
      tokens.slice(at, at + 7).some(({ word: each }, to) => supports.has(each) && tokens[at + to + 1]?.word === "by"),
  );
const findNominations = phraseFinder([
  ["by (nomination|invitation) only", true],
  ["nomination(s) (is|are|) (required|needed|necessary|only)", true],
  ["must (have|find) (a|an|your own|) (faculty|teacher|local|community|member|) (sponsor|nominator|host)", true],
]);
const supports = wordSet("recommended nominated endorsed sponsored supported");

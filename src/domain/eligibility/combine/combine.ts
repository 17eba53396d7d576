import type { Mood } from "../mood/mood.ts";
import { withFactorsApart } from "../scope/factors.ts";
import { withTiersApart } from "../scope/tiers.ts";
import { withOthersApart } from "../whom/whom.ts";
import { isOfPastWinners } from "../whom/winners.ts";
import { withoutChoices } from "./choices/choice-of-entries.ts";
import { Combination } from "./combination.ts";
import { keyOf } from "./criterion-of-meaning.ts";
import { askedOnForm, withAnswers } from "./hidden/answered-questions.ts";
import { addsPersons, addsSome, givesSome } from "./some/adds-some.ts";
import { withCountedAwardsApart } from "./some/counted-awards.ts";
import { isLabelOfTask, isOfNarrowerSubject, levelsBesides } from "./some/narrower-subject.ts";
import { ofOtherAwards } from "./some/other-awards.ts";
import { beforeChange, statementsOfOwnMeasures } from "./some/own-measures.ts";
import { isPaperOfSome } from "./some/paper-of-some.ts";
import { withResidentsApart } from "./some/residents-apart.ts";
import { withAwardsApart } from "./some/several-awards.ts";
import type { Colleges, Reading, Statement } from "./statement.ts";

/** Combines the clauses of a text: clauses are joined by "and", values of one list by "or". */
export function combine(given: readonly Statement[], colleges: Colleges, provider: string): Reading {
  const all = withTiersApart(withFactorsApart(withOthersApart(withAnswers(given))));
  const { statements: listed, choices } = withoutChoices(all);
  const statements = withResidentsApart(withCountedAwardsApart(withAwardsApart(listed)));
  const inText = statements.filter(({ part }) => part === "text");
  const reading = new Combination();
  const others = ofOtherAwards(statements, provider);
  const asked = askedOnForm(inText);
  const isAdded = ({ tokens }: Statement, at: number): boolean =>
    addsSome(tokens) || (givesSome(tokens) && inText.slice(0, at).some(statesFact));
  for (const statement of choices) if (statement.mood === "demand") reading.addCheck("alternative", statement);
  const extending = statementsOfOwnMeasures(inText);
  for (const [at, statement] of inText.entries()) {
    const measures = extending.get(statement);
    if (measures) {
      const demanded = beforeChange(statement);
      if (demanded) reading.addDemand(demanded);
      reading.addOwnMeasure(statement, statement.tokens, measures);
      continue;
    }
    const isForSomeAlone =
      others.has(statement) ||
      asked.has(statement) ||
      isOfPastWinners(statement) ||
      isOfNarrowerSubject(statement, statements) ||
      isPaperOfSome(statement, statements) ||
      isLabelOfTask(statement, inText[at + 1]);
    if (statement.mood === "demand" && isForSomeAlone)
      reading.addForSomeAlone(statement, levelsBesides(statement, statements));
    else if (statement.mood === "demand" && !isAdded(statement, at)) reading.addDemand(statement);
    if (statement.mood === "exclusion") reading.addExclusion(statement);
    if (statement.mood === "preference") reading.preferences.push(statement.quote);
  }
  for (const [at, statement] of inText.entries())
    if (
      (statement.mood === "demand" ? isAdded(statement, at) : addsPersons(statement)) &&
      !extending.has(statement) &&
      !others.has(statement) &&
      !isOfNarrowerSubject(statement, statements)
    )
      reading.addWider(statement);
  for (const statement of inText) if (statement.mood === "demand") reading.addBehind(statement);
  for (const [at, statement] of inText.entries())
    if (isOther(statement.mood) && !extending.has(statement) && !addsPersons(statement)) {
      const label = inText[at - 1];
      reading.addAside(statement, label !== undefined && isLabelOfTask(label, statement));
    }
  for (const statement of statements)
    if (statement.part === "title") reading.addTitle(statement, colleges.giver, provider);
  reading.freeMeasures();
  reading.addChoices();
  if (colleges.giver !== null) {
    reading.addOtherGiver(colleges.giver);
    reading.addOwnStudents(statements, colleges.giver);
  } else if (colleges.named === null) reading.addUnnamedCollege(statements);
  reading.addPassingLevels();
  reading.addSilence(colleges.named);
  return reading.result(all);
}

const statesFact = ({ mood, mentions }: Statement): boolean =>
  mood === "demand" && mentions.some(({ meaning }) => keyOf(meaning) !== null);

/** Moods whose clauses demand nothing by their form. */
const isOther = (mood: Mood) =>
  mood === "background" || mood === "benefit" || mood === "selection" || mood === "procedure";

import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import { isOtherCollege, withGiver } from "../college/college-in-title.ts";
import { type Demand, doubtedCriteria, isLeftToAll } from "../demand.ts";
import { isOfOneOfSeveral } from "../doubt/several-persons.ts";
import { waysWithoutDegree } from "../exclusion/degree-not-held.ts";
import { isAmongFields, isOfMajor } from "../level/degrees/level-of-field.ts";
import { isPlannedDegree } from "../level/degrees/planned-degree.ts";
import { goesOn } from "../level/levels-go-on.ts";
import { passingLevels } from "../level/passing-level.ts";
import type { Meaning, Mention } from "../mention.ts";
import { isSlogan } from "../mood/sponsor.ts";
import { isNeedBased } from "../person/need.ts";
import { tokenSet } from "../text/word-set.ts";
import { appliesForStudy, namesAdmission } from "./admission.ts";
import { coordinated } from "./choices/alternatives.ts";
import { isChoiceWithOnly, isOfOthers, levelsOfChoice, offersWays, withoutClass } from "./choices/choices.ts";
import { isComparedDemand, isFieldOfStudy, keyOf, meetsMost, saysNotStated } from "./criterion-of-meaning.ts";
import { asksOfSome } from "./hidden/asked-of-some.ts";
import { goesOnWith } from "./hidden/line-goes-on.ts";
import { isOrdinary } from "./hidden/ordinary-clauses.ts";
import { presupposesOwn } from "./hidden/presupposed.ts";
import { choosesByMinimum, handsInOwn, isProved, proofAt, provesSomething } from "./hidden/proved.ts";
import { kindOfBeneficiaries, tellsPurpose } from "./hidden/purpose-of-award.ts";
import { titleAsks } from "./hidden/title-asks.ts";
import { isTitleOfPerson, speaksOfLevel, titleLeaves, titleStates } from "./hidden/title-states.ts";
import { isUnexplained } from "./hidden/unexplained.ts";
import { isUsedInPlace, isYearsOfStudy, placesToChoose } from "./places-of-study.ts";
import { isOtherField } from "./several-fields.ts";
import { asPresent, letIn } from "./some/adds-some.ts";
import { isExampleInBrackets, isForSomeAlone, isForThoseOnly, isInBracketsForSome } from "./some/for-some-alone.ts";
import { measuresOfParts } from "./some/own-measures.ts";
import { StatedRequirements, spanOf } from "./stated-requirements.ts";
import type { Statement } from "./statement.ts";

/** Collects the facts and demands of the clauses of one text, in the order in which `combine` adds them. */
export class Combination extends StatedRequirements {
  /** What is one of a choice: it counts where nothing else states its criterion. */
  readonly #ofChoices: { mention: Mention; statement: Statement }[] = [];
  /** The clauses in which the sponsor tells what the award pays for: their levels count where nothing states one. */
  readonly #passing: Statement[] = [];

  addDemand(statement: Statement): void {
    const before = this.demands.length;
    this.#addParts(statement);
    this.#addWays(statement, before);
  }

  /**
   * What a clause leaves to check is met in each of the ways that it names. What only some ways demand ("a high school senior or
   * a full-time undergraduate") is not demanded of all.
   */
  #addWays(statement: Statement, before: number): void {
    const own = this.demands.slice(before);
    if (own.length === 0 || !offersWays(statement)) return;
    const isChecked = own.some(({ about }) => about === "check");
    const { ways, isAll } = statement.ways();
    if (ways.length === 0 || !(isChecked || isAll)) return;
    const isOfAll = (about: Demand["about"]) => ways.every((way) => way.demands?.some((each) => each.about === about));
    const kept = own.filter(({ about }) => about === "check" || isOfAll(about));
    if (!isChecked && kept.length === own.length) return;
    const { quote } = statement;
    this.ways.set(quote, ways);
    const choice: Demand = { about: "check", kind: "alternative", quote, ...(isAll ? { only: true } : {}) };
    const withWays = (isChecked ? kept : [...kept, choice]).map((demand) =>
      demand.about === "check" ? { ...demand, ways } : demand,
    );
    this.demands.splice(before, own.length, ...withWays);
  }

  #addParts(statement: Statement): void {
    const { clause, unread, excludes, besides } = statement;
    if (isOrdinary(statement)) return;
    if (statement.isConditional || isForSomeAlone(statement.tokens) || isForThoseOnly(statement)) {
      this.addCheck("alternative", statement);
      return;
    }
    const { alternatives, others } = coordinated(statement, clause.text);
    if (alternatives.length > 0) {
      this.addCheck("alternative", statement);
      this.choosing.add(statement);
    }
    const isChoice = isChoiceWithOnly(statement);
    this.#keepChoices(
      isChoice
        ? alternatives.filter((each) => !isInBracketsForSome(each, statement.tokens, clause.text))
        : alternatives,
      statement,
    );
    const choices = levelsOfChoice(alternatives, others);
    for (const mention of [...choices, ...others]) {
      if (isComparedDemand(mention.meaning) && isOfOneOfSeveral(statement, mention.from, mention.meaning)) {
        this.addCheck("alternative", statement);
        continue;
      }
      const isExample =
        mention.meaning.about === "groups" && isExampleInBrackets(mention, statement.tokens, clause.text);
      if (isExample || (isChoice && isInBracketsForSome(mention, statement.tokens, clause.text))) {
        this.addCheck("alternative", statement);
        continue;
      }
      if (
        mention.meaning.about === "level" &&
        !choices.includes(mention) &&
        (goesOn(mention, statement) ||
          isPlannedDegree(mention, statement.tokens) ||
          isOfMajor(statement) ||
          isAmongFields(mention, statement))
      ) {
        this.addCheck("level", statement);
        continue;
      }
      this.addMention(mention, statement);
      this.addLevel(
        mention,
        statement,
        choices.some(({ from }) => from <= mention.from),
      );
    }
    if (statement.ofOwnMeasure.length > 0)
      this.addOwnMeasure(statement, statement.ofOwnMeasure, measuresOfParts(statement));
    // A check with ways is met without the words that nothing read.
    if (unread.length > 0 && !this.demands.some((each) => isLeftToAll(each) && each.quote === statement.quote))
      this.addCheck("unread", statement);
    if (besides !== null) this.addCheck(besides, statement);
    if (excludes) this.addExclusion(statement);
  }

  #keepChoices(alternatives: readonly Mention[], statement: Statement): void {
    const keep = (mention: Mention) => {
      if (!isOfOthers(mention, statement.tokens)) this.#ofChoices.push({ mention, statement });
    };
    const isForMost = alternatives.some(({ meaning }) => meetsMost(meaning));
    for (const mention of alternatives) if (!(isForMost && mention.meaning.about === "groups")) keep(mention);
    for (const mention of statement.mentions) if (mention.ofChoice) keep({ ...mention, meaning: mention.ofChoice });
  }

  /** "Graduates may also apply" adds to those whom another clause names. Alone it limits nobody, and is left to check. */
  addWider(statement: Statement): void {
    // "For undergraduates. Also available to students in a master's program": the second are let in besides, and narrow nothing.
    const wider = { ...statement, mentions: statement.mentions.map(asPresent) };
    if (wider.mentions.length > 0 && wider.mentions.every(this.isWiderThan)) this.addDemand(wider);
    else this.addWiderValues(wider);
    letIn(statement, this.demands, (key) => this.names(key));
  }

  /** Who may not apply; what no answer decides is left to check. */
  addExclusion(statement: Statement): void {
    const { exclusion, quote } = statement;
    for (const demand of exclusion?.demands ?? []) this.demands.push({ ...demand, quote });
    if (exclusion?.whole) return;
    const ways = waysWithoutDegree(statement.tokens);
    this.demands.push({ about: "check", kind: "excluded", quote, ...(ways.length > 0 ? { ways } : {}) });
  }

  /**
   * A requirement named in passing, and nowhere else, is left to check: "helps undergraduates since 1950". `isOfLabel`: a task of
   * those whom a label names.
   */
  addAside(statement: Statement, isOfLabel: boolean): void {
    const { mentions } = statement;
    if (mentions.some(({ meaning }) => saysNotStated(meaning))) this.addCheck("not_stated", statement);
    // "Students receive a need-based grant."
    if (statement.mood === "benefit" || statement.mood === "background")
      for (const mention of mentions)
        if (isNeedBased(mention, statement.tokens)) this.addMeaning(mention.meaning, statement);
    // "The award may be used at Smith College."
    if (statement.mood === "benefit") {
      for (const mention of mentions)
        if (mention.meaning.about === "institution" || isYearsOfStudy(mention, statement.tokens))
          this.addMeaning(mention.meaning, statement, mention.from);
    }
    if (isUsedInPlace(statement)) this.addCheck("study_place", statement);
    for (const mention of placesToChoose(statement)) this.addMention(mention, statement);
    // "Submit proof of US citizenship."
    if (statement.mood === "procedure") {
      const proved = mentions.filter((mention) => isProved(mention, statement.tokens));
      for (const mention of proved) this.addMention(mention, statement);
      if (proved.length === 0 && provesSomething(statement.tokens)) this.addCheck("unread", statement);
    }
    const isNew = mentions.some(({ meaning }) => this.#isNew(meaning, statement));
    const isFor = statement.mood === "benefit" || statement.mood === "background";
    const beneficiaries = isFor ? kindOfBeneficiaries(statement) : null;
    if (passingLevels(statement).length > 0) this.#passing.push(statement);
    if (isNew) this.addCheck("unread", statement);
    else if (beneficiaries !== null) this.addCheck(beneficiaries, statement);
    else if (isFor && isSlogan(statement.tokens)) {
      if (!this.names("field_of_study")) this.addCheck("purpose", statement);
    } else if (isFor && tellsPurpose(statement)) this.addCheck("purpose", statement);
    if (statement.mood === "background" && goesOnWith(statement)) this.addCheck("unread", statement);
    // "Selection is based on: merit; and proof of disadvantage".
    if (statement.mood === "selection" && proofAt(statement.tokens) === 0) this.addCheck("unread", statement);
    if (choosesByMinimum(statement)) this.addCheck("unread", statement);
    const isTask = statement.mood === "procedure";
    const isOwn = handsInOwn(statement.tokens) || appliesForStudy(statement.tokens);
    if (isTask && (isOwn || (!isOfLabel && presupposesOwn(statement.tokens)))) this.addCheck("unread", statement);
    if (!isOfLabel && (isUnexplained(statement) || asksOfSome(statement))) this.addCheck("unread", statement);
    const isAdmission = statement.mood === "procedure" && namesAdmission(statement.tokens);
    if ((statement.mood === "benefit" || isAdmission) && !this.meanings.some(({ meaning }) => isFieldOfStudy(meaning)))
      this.#addPassingFields(statement);
  }

  /** Whether a requirement is stated nowhere else. */
  #isNew(meaning: Meaning, statement: Statement): boolean {
    const key = keyOf(meaning);
    // "Applications are judged on merit and financial need": those without need may apply.
    if (key === "financial_need" && (statement.mood === "selection" || judged.hasAny(statement.tokens))) return false;
    return (
      key !== null && (!this.meanings.some(({ quote }) => quote.key === key) || isOtherField(meaning, this.meanings))
    );
  }

  /** "Winners are chosen from undergraduates at Duke": what stands behind the words of a demand, and nowhere else, is left to check. */
  addBehind(statement: Statement): void {
    const isNeed = (meaning: Meaning) => keyOf(meaning) === "financial_need";
    if (statement.behind.some(({ meaning }) => !isNeed(meaning) && this.#isNew(meaning, statement)))
      this.addCheck("unread", statement);
  }

  /**
   * "$500 to encourage the study of law", "apply for a place in the Bachelor of Laws": a field counts where no demand names
   * one, and the clause is checked besides.
   */
  #addPassingFields(statement: Statement): void {
    if (statement.tokens.some(({ word }) => word === "not")) return;
    for (const { meaning, from } of statement.mentions)
      if (meaning.about === "field_of_study") this.addMeaning(meaning, statement, from);
  }

  /**
   * "Covers the tuition of a two-year master's program", "assists in seeking a bachelor's degree": a level that nothing states. The
   * clause is checked besides.
   */
  addPassingLevels(): void {
    if (this.levels.length > 0) return;
    for (const statement of this.#passing)
      for (const mention of passingLevels(statement)) {
        this.addMeaning(mention.meaning, statement);
        this.addLevel(mention, statement);
      }
  }

  /**
   * "A 3.0 GPA or a rank in the top tenth", "certificate or undergraduate students": what one of a choice names is a doubtful
   * fact where nothing else states the criterion. A college is none: students of others would be left out.
   */
  addChoices(): void {
    if (this.#ofChoices.length === 0) return;
    const open = new Set<CriterionKey | null>(doubtedCriteria.filter((key) => !this.names(key)));
    for (const { mention, statement } of this.#ofChoices) {
      const { meaning, from } = mention;
      if (!open.has(keyOf(meaning))) continue;
      // The class is that of one choice.
      const own = meaning.about === "level" ? withoutClass(meaning) : meaning;
      this.addMeaning(own, statement, from, true);
      this.addLevel({ ...mention, meaning: own, also: [] }, statement, true);
    }
  }

  /**
   * A title counts only for what the text leaves open. A college is a fact, and so are a level and the field of its degree
   * ("MSc in Physics"). The rest is left to check, because a title holds names of people and sponsors: "Morgan Law Award".
   */
  addTitle(statement: Statement, giver: string | null, provider: string): void {
    const { clause, quote: words, mentions } = statement;
    const left = titleLeaves(statement);
    if (speaksOfLevel(statement)) this.levelInTitle = words;
    if (left === "employment" || (left !== null && !this.names("citizenship"))) this.addCheck(left, { quote: words });
    for (const mention of mentions) {
      const { from, to, meaning } = mention;
      const key = keyOf(meaning);
      if (key === null || isTitleOfPerson(statement, from, to)) continue;
      if (isOtherCollege(meaning, [...this.colleges(), ...(giver === null ? [] : [giver])]))
        this.addCheck("study_place", { quote: words });
      if (key === "level" && titleStates(mention, statement)) this.#addTitleLevel(meaning);
      if (this.isInText(key)) {
        if (isOtherField(meaning, this.meanings)) this.addCheck("unread", { quote: words });
        continue;
      }
      if (key === "institution" || titleStates(mention, statement)) {
        this.meanings.push({
          meaning: withGiver(meaning, giver),
          quote: { key, part: "title", ...spanOf(clause), words },
          statement,
          from,
          isEntry: true,
          isOfChoice: false,
        });
        this.addLevel(mention, statement);
      } else this.addCheck("unread", { quote: words });
    }
    const asks = this.demands.some(isLeftToAll) ? null : titleAsks(statement, provider, this.isStated);
    if (asks !== null) this.addCheck(asks, { quote: words });
  }

  #addTitleLevel(meaning: Meaning): void {
    if (meaning.about === "level") this.titleLevels.push(...meaning.levels);
  }
}

const judged = tokenSet("judged evaluated reviewed scored ranked assessed selected chosen");

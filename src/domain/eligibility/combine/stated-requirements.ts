import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import { isOtherCollege } from "../college/college-in-title.ts";
import { statementOfOwn } from "../college/sponsoring-college.ts";
import { demandOfUnnamed } from "../college/unnamed-college.ts";
import { type CheckKind, type Demand, uniqueDemands, type Way } from "../demand.ts";
import { withDoubtfulClasses, withLevelsBeside } from "../doubt/doubtful-classes.ts";
import { withDoubtfulDemands } from "../doubt/doubtful-demands.ts";
import { doubt, doubtfulFacts, levelsBeside, type StatedMeaning } from "../doubt/doubtful-facts.ts";
import { isOfOneOfSeveral } from "../doubt/several-persons.ts";
import { agreed } from "../level/agreed-levels.ts";
import { perhapsGraduates, presentStudy } from "../level/present-study.ts";
import { placeOfLevel } from "../level/schools/level-place.ts";
import {
  classesStated,
  type LevelInClause,
  levelsOfSome,
  levelsStated,
  narrowedByTitle,
} from "../level/stated-levels.ts";
import type { Meaning, Mention } from "../mention.ts";
import type { Clause } from "../text/clauses.ts";
import type { Span } from "../text/spans.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { withoutClass } from "./choices/choices.ts";
import { isComparedDemand, isOfStudyPlace, keyOf } from "./criterion-of-meaning.ts";
import { factsOf, isAbroadElsewhere } from "./facts-of-meanings.ts";
import { severalLands } from "./several-countries.ts";
import { isOtherField, severalFields } from "./several-fields.ts";
import { isGradeOfClass, isGradeOfSomeLevels } from "./some/grade-of-some.ts";
import { gradeOfSome, type Measure } from "./some/own-measures.ts";
import type { Reading, Statement } from "./statement.ts";
import { areStudentsOf, isOfStudents } from "./students-of-colleges.ts";
import { withoutConflicts } from "./without-conflicts.ts";

/** What the clauses of one text state so far, and the facts and demands that follow from it. */
export class StatedRequirements {
  /** `isEntry`: stated by an entry of a list or by the title. */
  protected readonly meanings: (Omit<StatedMeaning, "isBesideChoice" | "isOfStudents" | "isOfSomeLevels"> & {
    isEntry: boolean;
  })[] = [];
  /** The meanings of "Ohio | students", who may be those of Ohio colleges. */
  readonly #ofStudents = new Set<Meaning>();
  /** The states of "students from Ohio colleges". */
  readonly #statesOfColleges = new Set<string>();
  protected readonly levels: LevelInClause[] = [];
  protected readonly titleLevels: MatchingLevel[] = [];
  /** The clauses that hold a choice, some of which may be enough without the rest. */
  protected readonly choosing = new Set<Statement>();
  /** The title, where it speaks of a level. */
  protected levelInTitle: string | null = null;
  protected readonly demands: Demand[] = [];
  /** The ways to meet a clause, by its words. */
  protected readonly ways = new Map<string, Way[]>();
  /** The college that gives the scholarship, if its text names none. */
  #own: Meaning | null = null;
  /** The measures of which some of the applicants may have more or less. */
  readonly #withOwn = new Set<string>();
  readonly preferences: string[] = [];

  /** A demand of some of the applicants is left to check, but for those of other levels. */
  addForSomeAlone(statement: Statement, others: readonly MatchingLevel[]): void {
    const ways = others.length > 0 ? [{ academic_level: [...others], of_others: true as const }] : undefined;
    this.demands.push({ about: "check", kind: "alternative", quote: statement.quote, ...(ways && { ways }) });
  }

  addCheck(kind: CheckKind, { quote }: Pick<Statement, "quote">): void {
    this.demands.push({ about: "check", kind, quote });
  }

  /** `tokens`: the words that give some of the applicants another measure, of which the lowest grade is sure, and none where they name none. */
  addOwnMeasure(statement: Statement, tokens: readonly Token[], measures: ReadonlySet<Measure>): void {
    this.addCheck([...measures].join() === "gpa" ? "grades" : "alternative", statement);
    for (const measure of measures) this.#withOwn.add(measure);
    const least = measures.has("gpa") ? gradeOfSome(tokens) : null;
    if (!measures.has("gpa") || !this.names("gpa")) return;
    if (least !== null) this.addMeaning({ about: "gpa", least }, statement);
    else this.demands.push(doubt("gpa", statement.quote));
  }

  /** An age, an income, a score or a load that some need not have is left to check. */
  freeMeasures(): void {
    for (const [at, { about, quote }] of this.demands.entries())
      if (this.#withOwn.has(about)) this.demands[at] = { about: "check", kind: "alternative", quote };
  }

  protected addMention({ from, to, meaning, also = [] }: Mention, statement: Statement): void {
    const { tokens } = statement;
    if (meaning.about === "states" && isOfStudents.test(wordAt(tokens, to))) this.#ofStudents.add(meaning);
    if (meaning.about === "demand" && meaning.demand.about === "study_in" && areStudentsOf(statement, from))
      this.#statesOfColleges.add(meaning.demand.states.join());
    for (const each of [meaning, ...also]) this.addMeaning(each, statement, from);
  }

  /** `isChoice`: one of several levels that the clause joins by "or". */
  protected addLevel(mention: Mention, statement: Statement, isChoice = false): void {
    const own = { clause: statement.quote, ...placeOfLevel(mention, statement) };
    const place = isChoice || statement.notOfAll ? { ...own, isChoice: true } : own;
    for (const level of [mention.meaning, ...(mention.also ?? [])])
      if (level.about === "level") {
        // "12th graders and those under 23 in college": the class is that of some.
        const isOfSome = level.years_left !== undefined && isOfOneOfSeveral(statement, mention.from, level);
        this.levels.push({
          level: isOfSome ? withoutClass(level) : level,
          ...place,
          ...(statement.notOfAll && { isOfOneAward: true as const }),
        });
      }
  }

  /** Whether a clause that adds to those who may apply adds to a criterion that another one states. */
  protected isWiderThan = ({ meaning }: Mention): boolean => {
    const key = keyOf(meaning);
    if (key === "level")
      return this.levels.some(({ level }) => !level.implied && (!level.entering || level.levels.includes("master")));
    // "Live in the US. Residents of Puerto Rico may also apply": that one limits nobody to it.
    if (meaning.about === "states") return this.meanings.some(({ meaning: { about } }) => about === "states");
    // "Applicants of 26 may also apply": of an age that others demand nothing is demanded then.
    return key === null ? !isComparedDemand(meaning) : this.names(key);
  };

  /** "It is also open to residents of Iowa who study full-time": Iowa is added to stated states, and the rest is left to check. */
  protected addWiderValues(statement: Statement): void {
    for (const mention of statement.mentions)
      if (keyOf(mention.meaning) !== null && this.isWiderThan(mention)) {
        this.addMention(mention, statement);
        this.addLevel(mention, statement);
      }
    for (const { meaning } of statement.mentions) if (meaning.about === "states") this.#takeIn(meaning.codes);
    this.addCheck("alternative", statement);
  }

  /** "Live in one of the 50 states. Residents of Puerto Rico may also apply": these are left out no more. */
  #takeIn(codes: readonly string[]): void {
    for (const [at, demand] of this.demands.entries())
      if (demand.about === "excluded")
        this.demands[at] = { ...demand, states: demand.states.filter((code) => !codes.includes(code)) };
  }

  protected addMeaning(meaning: Meaning, statement: Statement, from = 0, isOfChoice = false): void {
    const { clause, quote: words } = statement;
    if (meaning.about === "demand") this.demands.push({ ...meaning.demand, quote: words });
    const key = keyOf(meaning);
    if (key !== null)
      this.meanings.push({
        meaning,
        quote: { key, part: "text", ...spanOf(clause), words },
        statement,
        from,
        isEntry: (clause.lead || clause.heading) !== "",
        isOfChoice,
      });
  }

  protected names(criterion: CriterionKey): boolean {
    return this.meanings.some(({ quote }) => quote.key === criterion);
  }

  /** Whether the text states the criterion. A level that a clause only says more of is not stated by it. */
  protected isInText(key: CriterionKey): boolean {
    if (key === "level" && this.levels.length > 0 && this.levels.every(({ isSubject }) => isSubject)) return false;
    return this.meanings.some(({ quote }) => quote.key === key && quote.part === "text");
  }

  protected colleges = (): string[] =>
    this.meanings.flatMap(({ meaning }) => (meaning.about === "institution" ? meaning.names : []));

  /** "Engineers" in a title, where the text is for students of mechanical engineering. */
  protected isStated = (field: string): boolean =>
    this.names("field_of_study") && !isOtherField({ about: "field_of_study", names: [field] }, this.meanings);

  #withWays = (demands: readonly Demand[]): Demand[] =>
    demands.map((demand) => {
      const ways = demand.about === "doubtful" ? this.ways.get(demand.quote) : undefined;
      return ways ? { ...demand, ways } : demand;
    });

  /** "Ohio students may go abroad. Open to students from Ohio colleges": they study there, wherever they live. */
  #isOfColleges(meaning: Meaning): boolean {
    return (
      meaning.about === "states" && this.#ofStudents.has(meaning) && this.#statesOfColleges.has(meaning.codes.join())
    );
  }

  /** The college that gives the scholarship, where the text speaks of its students and names no college. */
  addOwnStudents(statements: readonly Statement[], college: string): void {
    if (this.names("institution")) return;
    const said = statementOfOwn(statements, college);
    if (said === null) return;
    this.#own = { about: "institution", names: [college] };
    this.addMeaning(this.#own, said);
  }

  /** A college that gives to students of another may have students of its own among them: "Ormond College" and its university. */
  addOtherGiver(giver: string): void {
    if (this.meanings.some(({ meaning, quote }) => quote.part === "text" && isOtherCollege(meaning, [giver])))
      this.addCheck("study_place", { quote: giver });
  }

  /** A faculty of a university that nothing names: only its students may apply, and no answer tells them. */
  addUnnamedCollege(statements: readonly Statement[]): void {
    if (this.names("institution") || this.demands.some(isOfStudyPlace)) return;
    const said = demandOfUnnamed(statements);
    if (said !== null) this.addCheck("study_place", said);
  }

  /** What a text leaves open: whether only students of its college may apply, and everything where it names nobody. */
  addSilence(college: string | null): void {
    if (college !== null && !this.names("institution")) this.addCheck("study_place", { quote: college });
    const [first] = this.meanings;
    // The columns of a portal alone tell of nobody: "You must be studying one of the following: Humanities."
    const isSilent =
      this.demands.every((demand) => demand.about === "study_in" && !demand.enrolled) &&
      this.meanings.every(({ meaning, quote }) => quote.part === "title" || meaning === this.#own || isColumn(meaning));
    if (first && isSilent) this.addCheck("not_stated", { quote: first.quote.words });
  }

  /** `all` are the clauses of the text and the title, also those that state nothing. */
  result(all: readonly Statement[]): Reading {
    const hasCollege = this.names("institution");
    const stated = this.meanings.flatMap((each) =>
      this.#isOfColleges(each.meaning)
        ? []
        : [
            {
              ...each,
              isBesideChoice: this.choosing.has(each.statement),
              isOfStudents: hasCollege && this.#ofStudents.has(each.meaning),
            },
          ],
    );
    const facts = factsOf(stated.map(({ meaning }) => meaning));
    for (const { meaning, quote } of stated)
      if (isAbroadElsewhere(meaning, facts.countries)) this.addCheck("citizenship", { quote: quote.words });
    const isOfPlace = this.levels.every(({ level }) => level.implied === true || level.place === true);
    if (isOfPlace && this.levels.length > 0 && this.titleLevels.length === 0 && this.levelInTitle !== null)
      this.addCheck("level", { quote: this.levelInTitle });
    const admitted = narrowedByTitle(levelsStated(this.levels), this.titleLevels, isOfPlace);
    const demands = [
      ...this.demands,
      ...levelsOfSome(this.levels),
      ...classesStated(this.levels),
      ...severalLands(this.meanings),
      ...severalFields(this.meanings),
    ];
    const { levels, others } = agreed(admitted, demands);
    // Levels may be those of some applicants, and no fact.
    const named = levels.length > 0 ? stated : stated.filter(({ quote }) => quote.key !== "level");
    const ofFacts = named.map((each) => ({
      ...each,
      isOfSomeLevels: isGradeOfSomeLevels(each, levels, named) || isGradeOfClass(each, demands),
    }));
    const doubts = doubtfulFacts(ofFacts);
    const beside = levelsBeside(levels, all);
    return {
      facts: { ...facts, academic_level: levels },
      quotes: stated.map(({ quote }) => quote),
      ...(levels.length > 0 && this.levels.every(({ level }) => level.place) && { levelsOfCollege: true as const }),
      demands: uniqueDemands([
        ...withDoubtfulDemands(withLevelsBeside(withDoubtfulClasses(withoutConflicts(others), doubts), beside), all),
        ...this.#withWays(doubts),
        ...beside,
        ...(levels.length === 0 ? presentStudy(all, this.demands) : perhapsGraduates(levels, all, this.demands)),
      ]),
      preferences: this.preferences,
    };
  }
}

export const spanOf = ({ start, end }: Clause): Span => ({ start, end });

const isColumn = (meaning: Meaning): boolean => meaning.about === "field_of_study" && meaning.column === true;

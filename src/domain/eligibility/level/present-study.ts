import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import type { Statement } from "../combine/statement.ts";
import { type Demand, isLeftToAll } from "../demand.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";

const find = phraseFinder<true>([
  [
    "(student|students|individuals|persons|those|anyone|applicants|candidates) (who are|who is|that are|) (currently|presently|already|now|) (studying|enrolled|attending|registered)",
    true,
  ],
  [
    "(student|students|individuals|persons|those|anyone|applicants|candidates) (who|that) (currently|) (study|studies|attend|attends)",
    true,
  ],
  ["(be|are|is) (currently|presently|already|now|) (studying|majoring)", true],
  ["(currently|presently|already|now|actively) (studying|enrolled|attending|registered|majoring|pursuing)", true],
  ["enrolled (international|overseas|foreign|full time|part time|) (student|students)", true],
]);
const students = wordSet("student students major majors undergraduates");
const places = wordSet("at of in from");
const later = wordSet(
  "plan plans planning intend intends intending hope hoping wish wishing will accepted admitted admission enter entering incoming prospective next future before high freshman freshmen following",
);

/** "Students studying engineering at Smith College", "students at Smith College", but not "students who wish to study at". */
const isOfStudentsNow = (statement: Statement): boolean =>
  !statement.tokens.some(({ word }) => later.has(word)) &&
  !statement.mentions.some(({ meaning }) => meaning.about === "demand" && meaning.demand.about === "study_in") &&
  (find(statement.tokens).length > 0 || namesStudentsOfCollege(statement) || namesStudentsOfField(statement));

const named = wordSet("student students");
/** "A nursing student". */
const namesStudentsOfField = ({ tokens, mentions }: Statement): boolean =>
  mentions.some(
    ({ meaning, to }) => meaning.about === "field_of_study" && [to - 1, to].some((at) => named.has(wordAt(tokens, at))),
  );

function namesStudentsOfCollege({ tokens, mentions }: Statement): boolean {
  return mentions.some(({ meaning, from }) => {
    if (meaning.about !== "institution") return false;
    const place = tokens.findLastIndex(({ word }, at) => at <= from && places.has(word));
    const student = tokens.findLastIndex(({ word }, at) => at < place && students.has(word));
    return student >= 0 && from - place < 3 && !aims(tokens.slice(student, place));
  });
}

const aims = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => word === "to" || word === "for");

/**
 * What a text that states no level says of those who study now: who is in high school does not study there yet, and is left to
 * check it. Nothing where all are left to check something, and where a place of study is compared.
 */
export function presentStudy(statements: readonly Statement[], demands: readonly Demand[]): Demand[] {
  if (demands.some(isLeftToAll)) return [];
  const said = statements.find(
    (statement) => statement.part === "text" && statement.mood === "demand" && isOfStudentsNow(statement),
  );
  return said ? [{ about: "check", kind: "level", quote: said.quote, ways: [{ academic_level: colleges }] }] : [];
}
const colleges = matchingLevels.filter((level) => level !== "high_school");

/**
 * "Students attending a college or university", where nothing else names a level: undergraduates are meant for sure, and careful
 * readers differ on graduates, who are left to check. Nothing where all are left to check something.
 */
export function perhapsGraduates(
  levels: readonly MatchingLevel[],
  statements: readonly Statement[],
  demands: readonly Demand[],
): Demand[] {
  if (!levels.includes("master") || !levels.includes("associate") || levels.includes("professional")) return [];
  if (demands.some(isLeftToAll)) return [];
  const naming = statements.filter(
    ({ mood, mentions }) =>
      (mood === "demand" || mood === "benefit") && mentions.some(({ meaning }) => meaning.about === "level"),
  );
  const [first] = naming;
  if (first === undefined || naming.some(({ tokens }) => ofGraduates.hasAny(tokens))) return [];
  return [{ about: "check", kind: "level", quote: first.quote, ways: [{ academic_level: [...undergraduate] }] }];
}
const undergraduate: readonly MatchingLevel[] = ["associate", "bachelor"];
/** Words by which a text speaks of graduates, or of all levels there are. */
const ofGraduates = tokenSet(
  "graduate graduates postgraduate postgraduates grad masters master ma msc mba phd doctoral doctorate doctorates level levels postsecondary secondary tertiary higher advanced",
);

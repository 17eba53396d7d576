import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { phraseFinder } from "../text/phrases.ts";
import { wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { checkGrammar, phrasesOf } from "./check-phrases.ts";
import { objectEnd } from "./object-end.ts";

/** A child of somebody, for whose employer or union a profile has an answer, or another relative. */
type Relation = "child" | "relative";

const relation = phraseFinder<Relation>([
  ["(child|children|son|sons|daughter|daughters|dependent|dependents|dependant|dependants) of", "child"],
  ["(dependent|natural|adopted|legally adopted|unmarried) (child|children|sons|daughters) of", "child"],
  ["(son|sons) (or|and) (daughter|daughters) of", "child"],
  ["sons daughters of", "child"],
  [
    "(spouse|spouses|wife|wives|husband|widow|widows|widower|widowers|grandchild|grandchildren|granddaughter|granddaughters|grandson|grandsons|stepchild|stepchildren|descendant|descendants|descendent|descendents|sibling|siblings|survivor|survivors|orphan|orphans|relative|relatives|niece|nephew|family|families|family member|family members|immediate family|legal ward|parent|parents) of",
    "relative",
  ],
  [
    "(child|children|dependents|dependent) (or|and) (spouse|spouses|grandchild|grandchildren|stepchildren) of",
    "relative",
  ],
  [
    "(spouse|spouses|grandchild|grandchildren|stepchildren|widow|widows) (or|and) (child|children|dependents|dependent) of",
    "relative",
  ],
  ["(child|children|dependents|dependent) (or|and) (surviving) (spouse|spouses) of", "relative"],
]);

const employees = phraseFinder([
  [
    "(current|active|full time|eligible|retired|former|) (employee|employees|associates|team members) (of|at) (the|)",
    true,
  ],
] as const);
const unionMembers = phraseFinder([
  ["(active|current|) (member|members) (in good standing|) (of|in) (the|)", true],
] as const);

const ofFamily = checkGrammar([
  ...phrasesOf(
    "family",
    `(be|are|is|) (a|) (orphan|orphans|orphaned)
     (be|are|is) (single|unmarried|married|divorced|widowed)
     (have|has|having|with) (a|) (parent|parents|parent or guardian|parent or legal guardian|father|mother|grandparent|sibling|family member|relative|guardian) (who|that|whose|with|is|are|employed|working|has|have|was|were) ...
     (whose|one of whose) (parent|parents|parent or guardian|father|mother|family|families|guardian) (is|are|has|have|was|were|works|work|died|must) ...
     (lost|loss of|death of) (a|one or both|their|both|one) (parent|parents|guardian|father|mother|sibling|spouse)
     (lost|loss of) (a|one or both|their) (parent|parents|loved one|family member) (to|in) ...
     parents (must|have|are) ...
     (immediate|dependent|) family member(s)
     (whose|a) parent s ...
     (parent|parents) or (legal|) (guardian|guardians)
     (descendant|descendants|descendent|descendents) of ...
     (family|household|parental) (income|incomes) (of|below|under|less than|not exceeding|does not exceed|that does not exceed|not more than) ...
     immediate (family|families|relatives)
     (birth|adopted|biological|step) (child|children)
     (affected by|experienced) (family separation|divorce|domestic violence|incarceration) ...
     (victim|victims|survivor|survivors) of (domestic violence|abuse|sexual assault|crime|human trafficking|violence|intimate partner abuse)
     (killed|died|disabled|injured) (in|on) the line of duty
     killed or disabled in (the|) line of duty`,
  ),
]);

/** Relatives of employees, of members and of others. */
export const family = grammar({ clause: [ofFamily.starts.clause, relation] }, (clause) => [
  ...ofFamily(clause),
  ...relation(clause.tokens).flatMap((each) => relativesOf(clause, each)),
]);

const refused = wordSet(
  "veteran veterans military army navy marine marines guard forces servicemember servicemembers reservists duty color world god women men the",
);

function relativesOf(
  clause: ClauseWords,
  { from, to, value }: { from: number; to: number; value: Relation },
): Mention[] {
  const end = objectEnd(clause, to);
  const object = clause.tokens.slice(to, end);
  if (object.length === 0 || object.every(({ word }) => refused.has(word))) return [];
  return [{ from, to: end, meaning: value === "child" ? parentOf(clause, to, end) : toCheck("family") }];
}

/** What the parent is: somebody at a named employer, in a named union, or something to check. */
function parentOf(clause: ClauseWords, from: number, to: number): Meaning {
  const found = saysOr(clause, from, to) ? null : (namedAfter(clause, from, to) ?? namedBefore(clause, from, to));
  if (!found || (found.about === "parent_unions" && !unions.test(found.name))) return toCheck("family");
  return { about: "demand", demand: { about: found.about, names: [found.name] } };
}

type Named = { about: "parent_employers" | "parent_unions"; name: string };
const unions = /union|local|brotherhood|teamsters|workers|federation|afl|cio|afscme|seiu|uaw|ibew/i;

/** "Employees of Acme", "members of the Utility Workers Union". */
function namedAfter(clause: ClauseWords, from: number, to: number): Named | null {
  const tokens = clause.tokens.slice(from, to);
  const employer = employees(tokens).find((found) => found.from <= 1);
  const opening = employer ?? unionMembers(tokens).find((found) => found.from <= 1);
  const name = opening ? nameIn(clause, from + opening.to, to) : null;
  return name === null ? null : { about: employer ? "parent_employers" : "parent_unions", name };
}

/** "Acme employees", "UAW Local 600 members". */
function namedBefore(clause: ClauseWords, from: number, to: number): Named | null {
  const last = wordAt(clause.tokens, to - 1);
  if (!/^(?:employees?|associates|members?)$/.test(last)) return null;
  const name = nameIn(clause, clause.tokens[from]?.word === "a" ? from + 1 : from, to - 1);
  return name === null ? null : { about: last.startsWith("m") ? "parent_unions" : "parent_employers", name };
}

/** Several employers, or the student's own employment, are too much for one name. */
const saysOr = ({ tokens }: ClauseWords, from: number, to: number) =>
  tokens.slice(Math.max(0, from - 6), to).some(({ word }) => word === "or" || word === "and");

/** The name that begins at a token, if its words are capitals and nothing else follows. */
function nameIn({ tokens, text }: ClauseWords, from: number, to: number): string | null {
  const words = tokens.slice(from, to);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || !words.every(({ capital, word }) => capital || small.has(word) || /^\d+$/.test(word)))
    return null;
  return text.slice(first.start, last.end);
}
const small = wordSet("of the for in de la");

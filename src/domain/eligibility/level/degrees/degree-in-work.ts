import { excludesNobody } from "../../demand.ts";
import { grammar, type Meaning } from "../../mention.ts";
import { outermost, phraseFinder } from "../../text/phrases.ts";
import { wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";

const find = phraseFinder<{ isFirst: boolean }>([
  ["(be|are|is|currently|) (working|work|works) (on|toward|towards) (a|an|their|)", { isFirst: false }],
  ["(be|are|is|currently|) (working|work|works) (on|toward|towards) (a|their|) first", { isFirst: true }],
]);

const undergraduate = wordSet("associate associates bachelor bachelors undergraduate baccalaureate");
const graduate = wordSet("master masters doctoral doctorate phd graduate");

const nothing: Meaning = { about: "nothing" };
/** A first degree is for those who have none. */
const noGraduates: Meaning = { about: "demand", demand: { ...excludesNobody, graduates: true } };

/** "Working toward a bachelor's degree" is study, and no employment. */
export const degreeInWork = grammar({ clause: [find] }, ({ tokens }) =>
  outermost(find(tokens)).flatMap(({ from, to, value: { isFirst } }) => {
    const next = wordAt(tokens, to);
    const isDegree = undergraduate.has(next) || (!isFirst && graduate.has(next));
    return isDegree ? [{ from, to, meaning: isFirst ? noGraduates : nothing }] : [];
  }),
);

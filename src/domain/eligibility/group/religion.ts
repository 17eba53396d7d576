import type { Group } from "../../scholarships/vocabulary.ts";
import { grammar, type Mention, toCheck } from "../mention.ts";
import { checkGrammar, phrasesOf } from "../person/check-phrases.ts";
import { isNegated } from "../text/negated.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { isInNameOfAward } from "./groups.ts";

const churches =
  "american baptist|southern baptist|united methodist|methodist|lutheran|evangelical lutheran|catholic|roman catholic|presbyterian|baptist|episcopal|christian|christian reformed|seventh day adventist|adventist|mennonite|unitarian universalist|nazarene|greek orthodox|orthodox|jewish|lds|latter day saints|mormon|jehovahs witness|reform|conservative|islamic|muslim|hindu|sikh|buddhist|bahai|local|anglican|christian science|moravian|reformed|pentecostal|apostolic|african methodist episcopal|quaker|evangelical covenant|congregational";

const find = checkGrammar(
  phrasesOf(
    "religion",
    `(member|members) (in good standing|) of (a|an|any|the|) (local|) (${churches}|) (elca|ucc|usa|sbc|umc|) (church|congregation|parish|synagogue|temple|mosque|faith)
     (member|members) (in good standing|) of (the|) church of ...
     (${churches}) church (usa|in america|) (member|members)
     (active|full|baptized|confirmed|communicant|) (member|members) of (a|an|any|the|) (${churches}|) (church|congregation|parish)
     (active|) membership in (a|an|the) (local|southern|) (${churches}|) (church|congregation|parish|synagogue|temple|mosque)
     (active|involved|participate|participating) in (their|a|the|his or her|local) (${churches}|) (church|congregation|parish)
     (united methodist|methodist|lutheran|catholic|presbyterian|baptist|episcopal|christian|christian reformed|adventist|unitarian universalist) (member|members|youth|clergy|church member|church members)
     (${churches}) faith
     of the (${churches}) (faith|religion)
     church of ...
     (baptized|confirmed|baptised|raised) in (a|an|the) (${churches}|) (church|faith)
     (practicing|practising|baptized|confirmed|baptised) (catholic|catholics|lutheran|lutherans|christian|christians|member|members)
     (bahai|buddhist|hindu|sikh|quaker|unitarian universalist|zoroastrian) (student|students)`,
  ),
);

const groups: readonly (readonly [Group, RegExp])[] = [
  ["jewish", /^(?:jewish|synagogue)$/],
  ["muslim", /^(?:mosque|islamic|muslim)$/],
  [
    "christian",
    /^(?:lds|saints|mormon|orthodox|christian|methodist|lutheran|catholic|catholics|lutherans|christians|presbyterian|baptist|episcopal|adventist|mennonite|nazarene|anglican|moravian|pentecostal|apostolic|reformed)$/,
  ],
];
const belonging = /^(?:members?|raised|baptized|baptised|confirmed|practicing|practising|communicant|youth|faith)$/;

/** "Members of | St. Paul's Lutheran Church", "a member in good standing of First Baptist Church": a church by its name. */
function namedChurches(tokens: readonly Token[]): Mention[] {
  return churchWords.placesIn(tokens).flatMap((at): Mention[] => {
    let from = at;
    while (tokens[from - 1]?.capital && at - from < 6) from--;
    const denomination = tokens.slice(from, at).some(({ word }) => groups[2]?.[1].test(word));
    if (from === at || !tokens[at]?.capital || !denomination) return [];
    const of = wordAt(tokens, from - 1) === "the" ? from - 2 : from - 1;
    const member = wordAt(tokens, of - 1) === "standing" ? of - 4 : of - 1;
    if (wordAt(tokens, of) !== "of" || !/^members?$/.test(wordAt(tokens, member))) return [];
    return [{ from: member, to: at + 1, meaning: toCheck("religion") }];
  });
}
const churchWords = tokenSet("church congregation parish");

/** Denominations and congregations to which the student belongs, with the group that has that religion. */
export const religion = grammar({ clause: [find.starts.clause, churchWords] }, (clause) =>
  [...find(clause), ...namedChurches(clause.tokens)].map((mention) => {
    if (isInNameOfAward(clause, mention.from, mention.to)) return mention;
    const words = clause.tokens.slice(mention.from, mention.to).map(({ word }) => word);
    const group = groups.find(([, names]) => words.some((word) => names.test(word)))?.[0];
    if (!group || !words.some((word) => belonging.test(word)) || isNegated(clause.tokens, mention.from)) return mention;
    return { ...mention, also: [{ about: "groups", groups: [group] }] };
  }),
);

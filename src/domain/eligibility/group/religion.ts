import { checkGrammar, phrasesOf } from "../person/check-phrases.ts";

const churches =
  "united methodist|methodist|lutheran|evangelical lutheran|catholic|roman catholic|presbyterian|baptist|episcopal|christian|christian reformed|seventh day adventist|adventist|mennonite|unitarian universalist|nazarene|greek orthodox|orthodox|jewish|local|anglican|christian science|moravian|reformed|pentecostal|apostolic|african methodist episcopal|quaker|evangelical covenant|congregational";

/** Denominations and congregations. */
export const religion = checkGrammar(
  phrasesOf(
    "religion",
    `(member|members) of (a|an|the|) (${churches}|) (church|congregation|parish|synagogue|temple|mosque|faith)
     (member|members) of (the|) church of ...
     (active|full|baptized|confirmed|communicant|) (member|members) of (a|an|the|) (${churches}|) (church|congregation|parish)
     (active|involved|participate|participating) in (their|a|the|his or her|local) (${churches}|) (church|congregation|parish)
     (united methodist|methodist|lutheran|catholic|presbyterian|baptist|episcopal|christian|christian reformed|adventist|unitarian universalist) (member|members|youth|clergy|church member|church members)
     (${churches}) faith
     of the (${churches}) (faith|religion)
     church of ...
     (practicing|practising|baptized|confirmed|baptised) (catholic|catholics|lutheran|lutherans|christian|christians|member|members)
     (bahai|buddhist|hindu|sikh|quaker|unitarian universalist|zoroastrian) (student|students)`,
  ),
);

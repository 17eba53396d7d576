import { wordSet } from "../text/word-set.ts";
/** Words behind the name of a place that say what lies around or in it. */
export const areas = wordSet(
  "area areas region regions reservation reservations district community communities metropolitan metro city cities township borough village",
);
/** Words before the name of a place: "the state of | Ohio". */
export const before = wordSet(
  "the either any one two three four five six seven eight nine ten of their his her home states state commonwealth province territory country countries following both and these republic kingdom federal democratic peoples islamic arab socialist bolivarian plurinational sultanate principality",
);
/** Words that make a place a part of it: "northern | Ohio". */
export const directions = wordSet(
  "northern southern eastern western central middle north south east west suburban upstate downstate northeast northwest southeast southwest northeastern northwestern southeastern southwestern greater metropolitan metro rural mid inland coastal northcentral southcentral regional remote",
);
/** Words for a part of a place, beside `areas`. */
export const parts = wordSet("part parts half portion corner section counties suburbs");
/** Words of "the four county area" of a state. */
export const ofArea = new Set([
  ...areas,
  ...parts,
  ..."county service rural tri multi two three four five six seven eight nine ten".split(" "),
]);
/** Words before "of" and the name of a town or county. */
export const townOf = wordSet("city town village township borough municipality community county parish");
/** Words before counties that say that some are meant. */
export const someOf = /^(?:particular|certain|designated|eligible|selected|specific|several|various|\d+)$/;
/** Words that a place before them belongs to. */
export const whose = wordSet(
  "citizen citizens citizenship national nationals resident residents student students high university",
);

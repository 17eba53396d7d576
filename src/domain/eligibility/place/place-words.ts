/** Words behind the name of a place that say what lies around or in it. */
export const areas = new Set(
  "area areas region regions reservation reservations district community communities metropolitan metro city cities township borough village".split(
    " ",
  ),
);
/** Words before the name of a place: "the state of | Ohio". */
export const before = new Set(
  "the either any one two three four five six seven eight nine ten of their his her home states state commonwealth province territory country countries following both and these republic kingdom federal democratic peoples islamic arab socialist bolivarian plurinational sultanate principality".split(
    " ",
  ),
);
/** Words that make a place a part of it: "northern | Ohio". */
export const directions = new Set(
  "northern southern eastern western central middle north south east west suburban upstate downstate northeast northwest southeast southwest northeastern northwestern southeastern southwestern greater metropolitan metro rural mid inland coastal northcentral southcentral regional remote".split(
    " ",
  ),
);
/** Words for a part of a place, beside `areas`. */
export const parts = new Set("part parts half portion corner section counties suburbs".split(" "));
/** Words of "the four county area" of a state. */
export const ofArea = new Set([
  ...areas,
  ...parts,
  ..."county service rural tri multi two three four five six seven eight nine ten".split(" "),
]);
/** Words before "of" and the name of a town or county. */
export const townOf = new Set("city town village township borough municipality community county parish".split(" "));
/** Words before counties that say that some are meant. */
export const someOf = /^(?:particular|certain|designated|eligible|selected|specific|several|various|\d+)$/;
/** Words that a place before them belongs to. */
export const whose = new Set(
  "citizen citizens citizenship national nationals resident residents student students high university".split(" "),
);

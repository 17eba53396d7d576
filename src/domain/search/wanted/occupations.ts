import { professionsIn } from "../../eligibility/field/names/professions.ts";
import { type Found, outermost, type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import type { Token } from "../../eligibility/text/tokens.ts";

/** An occupation, mostly of a parent: the words of sponsors for its people, and words near to it, which are not for them. */
type Occupation = { same: readonly string[]; near: readonly string[] };

/** Occupations that no field of study names, with the words of sponsors, and behind "~" those that are near. */
const table: PhraseTable<string> = [
  [
    "(farm|field|farmer|migrant|seasonal) (worker|workers|laborer|laborers)",
    "farmworkers|migrant|agricultural workers~agriculture|agricultural|farming",
  ],
  ["(farmworker|farmworkers)", "farmworkers|migrant|agricultural workers~agriculture|agricultural|farming"],
  [
    "(firefighter|firefighters|fireman|firemen|fire fighter|fire fighters)",
    "firefighting|first responders~public safety|fallen heroes",
  ],
  ["(coal|gold|copper|) (miner|miners|mine worker|mine workers)", "miners|mine workers~mining|coal"],
  [
    "(postal|mail|post office) (worker|workers|carrier|carriers|employee|employees)",
    "postal workers|letter carriers~postal",
  ],
  ["(mailman|mailmen|letter carrier|letter carriers)", "postal workers|letter carriers~postal"],
  ["(truck (driver|drivers)|trucker|truckers)", "truck drivers|truckers~transportation|trucks"],
  ["(steel worker|steel workers|steelworker|steelworkers)", "steelworkers~union members|manufacturing"],
  ["(auto worker|auto workers|autoworker|autoworkers)", "autoworkers~union members|automotive"],
  ["(factory|mill|plant) (worker|workers)", "factory workers~union members|manufacturing"],
  ["(iron worker|iron workers|ironworker|ironworkers)", "ironworkers~union members|construction"],
  ["(construction|building) (worker|workers|laborer|laborers)", "construction workers~construction"],
  ["(railroad|railway|rail) (worker|workers|employee|employees)", "railroad~transportation"],
  ["(bus|taxi|cab) (driver|drivers)", "bus drivers|transit~transportation"],
  [
    "(fisherman|fishermen|commercial fisherman|commercial fishermen|lobsterman|lobstermen)",
    "fishermen|fisheries~marine|fishing",
  ],
  ["(logger|loggers|lumberjack|lumberjacks)", "loggers|logging~forestry|timber"],
  ["(longshoreman|longshoremen|dock worker|dock workers)", "longshoremen~maritime|union members"],
  [
    "(prison|correctional|corrections) (guard|guards|officer|officers)",
    "correctional officers~law enforcement|public safety",
  ],
  [
    "(janitor|janitors|custodian|custodians|house cleaner|house cleaners|housekeeper|housekeepers)",
    "custodians~service workers",
  ],
  [
    "(waiter|waiters|waitress|waitresses|restaurant worker|restaurant workers)",
    "restaurant workers~restaurant|hospitality",
  ],
  ["(oil field|oilfield|oil rig|refinery) (worker|workers)", "oil workers~petroleum|energy"],
];
const inTable = phraseFinder(table);

/** The occupations that words name: those of the table, and professions by the field that their people studied. */
export function occupationsIn(tokens: readonly Token[]): Found<Occupation>[] {
  const listed = inTable(tokens).map(({ value, ...at }) => {
    const [same = "", near = ""] = value.split("~");
    return { ...at, value: { same: same.split("|"), near: near.split("|") } };
  });
  const studied = professionsIn(tokens).map(({ value, ...at }) => ({ ...at, value: { same: [], near: [value] } }));
  return [...outermost([...listed, ...studied].sort((a, b) => a.from - b.from || b.to - a.to))];
}

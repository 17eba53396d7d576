// Apart from the schema of demands, so that pages that show requirements load no zod.
import type { Demand } from "./demand.ts";

/** Whether it is a requirement for everybody, and not only a doubt for students of some levels. */
export const isForAll = (demand: Demand): boolean => demand.about !== "doubtful" || demand.levels.length === 0;

/** Whether only the student can check it: no answer decides it for anybody. */
export const isCheck = (demand: Demand): boolean =>
  (demand.about === "check" && !demand.only) || (demand.about === "doubtful" && isForAll(demand));

import { usColleges } from "./us-colleges.gen.ts";

/** `size` is 2 from 20,000 students, 1 from 10,000, 0 below. `twoYear`: it gives no bachelor's degrees. */
export type UsCollege = { name: string; state: string; size: number; twoYear: boolean };

/** The colleges of the US, by state and in alphabetical order. Colleges of two states may share a name. */
export function collegesOfUs(): UsCollege[] {
  return usColleges.split("\n").flatMap((line) => {
    const [state = "", ...marked] = line.split("|");
    return marked.map((each) => {
      const sized = each.replace(/\*{1,2}$/, "");
      const name = sized.replace(/\^$/, "");
      return { name, state, size: each.length - sized.length, twoYear: name !== sized };
    });
  });
}

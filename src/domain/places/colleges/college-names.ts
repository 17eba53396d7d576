import { usColleges } from "./us-colleges.gen.ts";

type CollegeOwner = "public" | "nonprofit" | "profit";

/** `size` is 2 from 20,000 students, 1 from 10,000, 0 below. `twoYear`: it gives no bachelor's degrees. */
export type UsCollege = {
  name: string;
  state: string;
  size: number;
  twoYear: boolean;
  owner: CollegeOwner;
  tribal: boolean;
  town: string;
  /** What else it is called: "UW", the label of its web address, and former names. Colleges may share them. */
  otherNames: readonly string[];
};

/** The colleges of the US, by state and in alphabetical order. Colleges of two states may share a name. */
export function collegesOfUs(): UsCollege[] {
  return usColleges.split("\n").flatMap((line) => {
    const [state = "", ...marked] = line.split("|");
    return marked.map((each) => {
      const [named = "", town = "", ...otherNames] = each.split(";");
      const [name = ""] = named.split(/[=$#^*]/, 1);
      const marks = named.slice(name.length);
      return {
        name,
        state,
        size: marks.split("*").length - 1,
        twoYear: marks.includes("^"),
        owner: marks.includes("=") ? "public" : marks.includes("$") ? "profit" : "nonprofit",
        tribal: marks.includes("#"),
        town,
        otherNames,
      };
    });
  });
}

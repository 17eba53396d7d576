import { usColleges } from "./us-colleges.gen.ts";

/** The names of the colleges of the US, in alphabetical order, each once. */
export function collegeNames(): string[] {
  const names = usColleges.split("\n").flatMap((line) => line.split("|").slice(1));
  return [...new Set(names)].sort();
}

import type { Group } from "../vocabulary.ts";

/** The students of a group, as a sentence names them: "for Hispanic students". */
export const studentsOf: Record<Group, string> = {
  first_generation: "first-generation students",
  women: "women",
  men: "men",
  lgbtq: "LGBTQ+ students",
  disability: "students with a disability",
  military: "military families and veterans",
  foster: "students from foster care",
  undocumented: "undocumented students",
  parent: "students who are parents",
  single_parent: "single parents",
  black: "Black students",
  hispanic: "Hispanic students",
  asian: "Asian students",
  pacific_islander: "Pacific Islander students",
  native_american: "Native American students",
  middle_eastern: "Middle Eastern students",
  white: "White students",
  jewish: "Jewish students",
  muslim: "Muslim students",
  christian: "Christian students",
  minority: "minority students",
};

import type { Citizenship, Group } from "../vocabulary.ts";

export const groupLabels: Record<Group, string> = {
  first_generation: "First generation",
  women: "Women",
  men: "Men",
  lgbtq: "LGBTQ+",
  disability: "Disability",
  military: "Military",
  foster: "Foster care",
  undocumented: "Undocumented",
  parent: "Parents",
  single_parent: "Single parents",
  black: "Black",
  hispanic: "Hispanic",
  asian: "Asian",
  pacific_islander: "Pacific Islander",
  native_american: "Native American",
  middle_eastern: "Middle Eastern",
  white: "White",
  jewish: "Jewish",
  muslim: "Muslim",
  christian: "Christian",
  minority: "Minority",
};

export const citizenshipLabels: Record<Citizenship, string> = {
  us_citizen: "US citizens",
  permanent_resident: "Permanent residents",
  international: "International students",
  daca: "DACA",
};

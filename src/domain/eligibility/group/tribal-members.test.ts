import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const groupsOf = (text: string, provider = "Aspen Fund") =>
  readEligibility({ title: "Aspen Award", provider, text }).facts.groups;

test.each([
  "You are an enrolled member of the Fort Sill Apache Tribe.",
  "MUST BE AN ENROLLED MEMBER OF THE HOPI TRIBE AND A RESIDENT OF ARIZONA",
  "Enrolled citizens of the Muscogee (Creek) Nation.",
  "Three Affiliated Tribes members may apply.",
  "Mississippi Band of Choctaw Indians members only",
  "Enrolled Northern Cheyenne students",
  "Navajo and Hopi high school graduates.",
  "Must be Northern Arapaho or Eastern Shoshone.",
  "Members of a federally recognised tribe.",
  "Must have Cherokee ancestry.",
  "Must be a member of the Zia Pueblo.",
  "Members of the Metlakatla Indian Community.",
  "Members of a tribal community.",
])("%s is for Native Americans", (text) => {
  expect(groupsOf(text)).toEqual(["native_american"]);
});

test.each([
  "Cherokee County residents",
  "Seniors at Seminole High School.",
  "Members of the marching band of Osage Community High School",
  "Must be a member of the Rotary Club of Sioux City",
  "Graduates of Navajo Technical University.",
  "Members of Raider Nation",
  "Members of the Indian community in New Jersey.",
  "Members of the Omaha community.",
  "Open to members of the Huron Band Boosters.",
  "Must be a member of First Community Credit Union.",
  "Must be a member of the Pueblo Rotary Club.",
])("%s names no tribe's people", (text) => {
  expect(groupsOf(text)).toEqual([]);
});

test("a tribe's own text means its people, and leaves in whom it opens an award to", () => {
  expect(groupsOf("Applicants must be enrolled members.", "Pueblo of Isleta")).toEqual(["native_american"]);
  expect(groupsOf("Tribal higher education grant for full-time students.", "Spirit Lake Tribe")).toEqual([
    "native_american",
  ]);
  expect(groupsOf("Be an Indian;", "Indian Health Service")).toEqual(["native_american"]);
  expect(groupsOf("Open to Florida residents.", "Seminole Tribe of Florida")).toEqual([]);
  for (const provider of ["Aspen Fund", "First Community Credit Union", "Pueblo Rotary Club", "Omaha Community Fund"])
    expect(groupsOf("Applicants must be eligible members.", provider), provider).toEqual([]);
});

test.each([
  ["Registered member of the Waikato-Tainui tribe. Must live in New Zealand.", "Waikato-Tainui"],
  ["Belongs to Scheduled Castes (SC) or Scheduled Tribes (ST)", "Aspen Fund"],
  ["For Maasai tribal members in Kenya.", "Aspen Fund"],
])("%s is not for Native Americans", (text, provider) => {
  expect(groupsOf(text, provider)).toEqual([]);
});

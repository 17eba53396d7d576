import { expect, test } from "vitest";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { readStudent } from "../student.ts";
import { compareDetail, type RequiredDetail } from "./detail-fit.ts";

const answerOf = (profile: ProfileChanges, required: RequiredDetail) =>
  compareDetail(readStudent(profile), required).result;

const county = (name: string, state: "TX" | "MO" | "CA" | "LA" | null = null): RequiredDetail => ({
  about: "county",
  names: [name],
  state,
  lives_there: true,
  quote: "",
});

test.each<[string, RequiredDetail, string]>([
  ["Travis County, TX", county("Travis", "TX"), "met"],
  ["Travis County, Texas", county("Travis"), "met"],
  ["Travis Co.", county("Travis"), "met"],
  ["Travis Co., TX", county("Travis"), "met"],
  ["travis tx", county("Travis"), "met"],
  ["Saint Louis County", county("St. Louis"), "met"],
  ["St. Louis", county("Saint Louis", "MO"), "met"],
  ["Saint Mary Parish, Louisiana", county("St. Mary"), "met"],
  ["Ste. Genevieve", county("Sainte Genevieve"), "met"],
  ["Prince George's County", county("Prince George’s"), "met"],
  ["Nevada County, CA", county("Nevada", "CA"), "met"],
  ["Saint Louis City", county("St. Louis"), "unknown"],
  ["Travis and Hays", county("Travis"), "unknown"],
  ["Hays County, TX", county("Travis", "TX"), "failed"],
  ["Nevada", county("Clark"), "failed"],
])("the county %s for %j is %s", (own, required, expected) => {
  expect(answerOf({ county: own }, required)).toBe(expected);
});

const languages = (...names: string[]): RequiredDetail => ({ about: "languages", names, quote: "" });

test.each<[string[], RequiredDetail, string]>([
  [["Mandarin"], languages("Chinese"), "met"],
  [["Mandarin Chinese"], languages("Chinese"), "met"],
  [["Cantonese"], languages("Chinese"), "met"],
  [["Chinese (Mandarin)"], languages("Mandarin"), "met"],
  [["Chinese"], languages("Mandarin"), "unknown"],
  [["Mandarin"], languages("Cantonese"), "failed"],
  [["Farsi/Persian"], languages("Farsi"), "met"],
  [["Persian"], languages("Farsi"), "met"],
  [["Filipino"], languages("Tagalog"), "met"],
  [["ASL"], languages("American Sign Language"), "met"],
  [["Brazilian Portuguese"], languages("Portuguese"), "met"],
  [["Spanish (native) and English"], languages("Spanish"), "met"],
  [["Spanish"], languages("German"), "failed"],
  [["French"], languages("Haitian Creole"), "failed"],
])("the languages %j for %j are %s", (own, required, expected) => {
  expect(answerOf({ languages: own }, required)).toBe(expected);
});

const employers = (...names: string[]): RequiredDetail => ({ about: "parent_employers", names, quote: "" });
const unions = (...names: string[]): RequiredDetail => ({ about: "parent_unions", names, quote: "" });

test.each<[ProfileChanges, RequiredDetail, string]>([
  [{ parent_employers: ["PepsiCo, Inc."] }, employers("PepsiCo"), "met"],
  [{ parent_employers: ["UPS"] }, employers("United Parcel Service"), "unknown"],
  [{ parent_employers: ["Amazon"] }, employers("Amazon.com"), "unknown"],
  [{ parent_employers: ["Walmart"] }, employers("PepsiCo"), "unknown"],
  [{ set_aside: { parent_employers: "does_not_apply" } }, employers("PepsiCo"), "failed"],
  [{ parent_unions: ["IBEW"] }, unions("International Brotherhood of Electrical Workers"), "unknown"],
  [{ set_aside: { parent_unions: "does_not_apply" } }, unions("Teamsters"), "failed"],
])("a parent's employer %j for %j is %s", (profile, required, expected) => {
  expect(answerOf(profile, required)).toBe(expected);
});

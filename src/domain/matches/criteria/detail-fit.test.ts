import { expect, test } from "vitest";
import type { ProfileChanges } from "../../profile/profile.ts";
import type { AskedDetail } from "../../reader/details.ts";
import { judgeDetail } from "./detail-fit.ts";
import { readStudent } from "./student.ts";

const answerOf = (profile: ProfileChanges, asked: AskedDetail) => judgeDetail(readStudent(profile), asked).answer;

const county = (name: string, state: "TX" | "MO" | "CA" | "LA" | null = null): AskedDetail => ({
  about: "county",
  names: [name],
  state,
  livesThere: true,
});

test.each<[string, AskedDetail, string]>([
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
])("the county %s for %j is %s", (own, asked, expected) => {
  expect(answerOf({ county: own }, asked)).toBe(expected);
});

const languages = (...names: string[]): AskedDetail => ({ about: "languages", names });

test.each<[string[], AskedDetail, string]>([
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
])("who speaks %j for %j: %s", (own, asked, expected) => {
  expect(answerOf({ languages: own }, asked)).toBe(expected);
});

const employers = (...names: string[]): AskedDetail => ({ about: "parent_employers", names });
const unions = (...names: string[]): AskedDetail => ({ about: "parent_unions", names });

test.each<[ProfileChanges, AskedDetail, string]>([
  [{ parent_employers: ["PepsiCo, Inc."] }, employers("PepsiCo"), "met"],
  [{ parent_employers: ["UPS"] }, employers("United Parcel Service"), "unknown"],
  [{ parent_employers: ["Amazon"] }, employers("Amazon.com"), "unknown"],
  [{ parent_employers: ["Walmart"] }, employers("PepsiCo"), "unknown"],
  [{ set_aside: { parent_employers: "does_not_apply" } }, employers("PepsiCo"), "failed"],
  [{ parent_unions: ["IBEW"] }, unions("International Brotherhood of Electrical Workers"), "unknown"],
  [{ set_aside: { parent_unions: "does_not_apply" } }, unions("Teamsters"), "failed"],
])("a parent's work %j for %j: %s", (profile, asked, expected) => {
  expect(answerOf(profile, asked)).toBe(expected);
});

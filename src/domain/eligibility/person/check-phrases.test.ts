import { expect, test } from "vitest";
import { health } from "../group/health.ts";
import { religion } from "../group/religion.ts";
import type { Grammar } from "../mention.ts";
import { tokensOf } from "../text/tokens.ts";
import { activities } from "./activities.ts";
import { aims } from "./aims.ts";
import { circumstances } from "./circumstances.ts";
import { credentials } from "./credentials.ts";
import { employment } from "./employment.ts";
import { family } from "./family.ts";
import { membership } from "./membership.ts";
import { purposes } from "./purposes.ts";
import { qualities } from "./qualities.ts";

/** The kinds to check that a grammar finds, each with the words that it covers; the longest of overlapping ones. */
function read(grammar: Grammar, text: string): string[] {
  const tokens = tokensOf(text);
  const found = grammar({ text, tokens, lead: "", part: "text" }).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const longest = found.filter((one, at) => !found.slice(0, at).some(({ from, to }) => one.from < to && one.to > from));
  return longest.map(({ from, to, meaning }) => {
    const words = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
    return meaning.about === "demand" && meaning.demand.about === "check"
      ? `${meaning.demand.kind}: ${words}`
      : meaning.about;
  });
}

test.each([
  [
    membership,
    "must be a member of the National Honor Society and have a 3.0 GPA",
    "membership: be a member of the National Honor Society",
  ],
  [membership, "MUST BE A MEMBER OF FFA", "membership: BE A MEMBER OF FFA"],
  [membership, "open to Eagle Scouts", "membership: to Eagle Scouts"],
  [employment, "must be employed by a Florida bank", "employment: be employed by a Florida bank"],
  [employment, "with at least 3 years of work experience", "experience: with at least 3 years of work experience"],
  [
    aims,
    "must plan to pursue a career in nursing, medicine or law",
    "career: plan to pursue a career in nursing, medicine or law",
  ],
  [aims, "students who plan to become a teacher", "career: who plan to become a teacher"],
  [aims, "have a strong interest in engineering and a 3.0 GPA", "interest: have a strong interest in engineering"],
  [activities, "must be nominated by a teacher", "nomination: must be nominated by a teacher"],
  [activities, "who participate in community service", "activity: who participate in community service"],
  [activities, "demonstrate leadership potential", "activity: demonstrate leadership potential"],
  [activities, "must be of good character", "merit: be of good character"],
  [
    family,
    "children of police officers killed in the line of duty",
    "family: children of police officers killed in the line of duty",
  ],
  [family, "spouses of members", "family: spouses of members"],
  [health, "students with cystic fibrosis", "health: with cystic fibrosis"],
  [health, "must be a cancer survivor", "health: be a cancer survivor"],
  [activities, "be nominated by your school", "nomination: be nominated by your school"],
  [credentials, "must hold an amateur radio license", "license: hold an amateur radio license"],
  [credentials, "be able to obtain a security clearance", "license: a security clearance"],
  [credentials, "apply to a partner university", "admission: apply to a partner university"],
  [credentials, "no criminal record", "conduct: no criminal record"],
  [credentials, "must pass a physical exam", "health: pass a physical exam"],
  [credentials, "stay under the income limits", "income: the income limits"],
  [credentials, "have a host sponsor", "nomination: have a host sponsor"],
  [credentials, "live on campus", "place: live on campus"],
  [qualities, "proficient in Microsoft Excel", "skill: proficient in Microsoft Excel"],
  [qualities, "highest standing in organic chemistry", "merit: highest standing in organic chemistry"],
  [qualities, "willing to travel abroad", "commitment: willing to travel abroad"],
  [qualities, "completion of a certificate course", "course: completion of a certificate course"],
  [circumstances, "must meet a needs test", "income: meet a needs test"],
  [circumstances, "curriculum must be accredited by ABET", "program: curriculum must be accredited"],
  [circumstances, "must be ranked first in the class", "grades: be ranked first in the class"],
  [circumstances, "be named a Semifinalist", "prior_award: be named a Semifinalist"],
  [circumstances, "be a customer of Black Hills Energy", "membership: be a customer of Black Hills Energy"],
  [circumstances, "must have taken the SAT", "test: have taken the SAT"],
  [circumstances, "be a certified EMT", "license: be a certified EMT"],
  [circumstances, "presence is required at the meeting", "commitment: presence is required"],
  [circumstances, "caregivers of an adult relative", "family: caregivers of an adult relative"],
  [circumstances, "must nominate two students", "nomination: must nominate two students"],
  [purposes, "research must be conducted in Africa", "research: research must be conducted in Africa"],
  [purposes, "supports studies of birds", "research: supports studies of birds"],
  [purposes, "for the advancement of history", "purpose: for the advancement of history"],
  [religion, "members of the United Methodist Church", "religion: members of the United Methodist Church"],
] as const)("%o reads %j", (grammar, text, expected) => {
  expect(read(grammar, text)).toContain(expected);
});

test("members of a descent state the descent", () => {
  expect(read(membership, "members of Chinese descent")).toEqual([]);
});

test("members of groups of people and of armies are no members of an organization", () => {
  expect(read(membership, "members of a minority group")).toEqual([]);
  expect(read(membership, "members of the armed forces")).toEqual([]);
});

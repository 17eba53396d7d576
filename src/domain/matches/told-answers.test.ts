import { expect, test } from "vitest";
import { readStudent } from "./criteria/student.ts";
import { toldAnswers } from "./told-answers.ts";

const told = (career_goals: string, more = {}) =>
  Object.fromEntries(toldAnswers(readStudent({ career_goals, ...more }), "2026-11-30"));

test.each([
  ["I served in the Army for eight years and want to run my own HVAC business.", "demographics.military"],
  ["After four years in the Marines I want to become a nurse.", "demographics.military"],
  ["My dad is a disabled veteran.", "demographics.military"],
  ["My dad served in the Army and was killed in Afghanistan.", "demographics.military"],
  ["I am the child of a soldier who died.", "demographics.military"],
  ["I am the first in my family to go to college.", "demographics.first_generation"],
  ["As a former foster youth I want to be a social worker.", "demographics.foster"],
  ["I'm a single mom of two and want to be a teacher.", "demographics.parent"],
  ["I am Navajo and want to come back to my community as a nurse.", "demographics.ethnicity"],
  ["I am a DACA recipient.", "citizenship_status"],
  ["I served in the Navy and never regretted it.", "demographics.military"],
  ["My mom is a disabled veteran and taught me to fix engines.", "demographics.military"],
  ["I grew up in foster care.", "demographics.foster"],
  ["My father was a Marine and died.", "demographics.military"],
  ["My late father was in the Navy.", "demographics.military"],
  ["My dad died in Iraq as a Marine.", "demographics.military"],
])("words of the student lead to the question that they seem to answer: %s", (words, field) => {
  expect(told(words)[field]).toBe(words.slice(0, -1));
});

test.each([
  "I want to help veterans find work.",
  "I want to work with foster children.",
  "I want to join the Army.",
  "I plan on serving in the Air Force after college.",
  "I want to teach Native American history.",
  "I served on the student council for two years.",
  "I was inspired by women in STEM.",
  "I tutor first-generation students.",
  "My research on Native American history won a prize.",
  "Veterans inspired me to become a nurse.",
  "I never served in the military.",
  "I think my friend is a veteran.",
  "My best friend is a veteran.",
  "While my roommate is a DACA recipient, I am not.",
  "I met a refugee and want to study law.",
  "I wrote a book on foster youth.",
  "My professor, who served in the Army, taught me chemistry.",
  "After meeting a Navajo elder I chose history.",
  "As a volunteer with foster youth I learned patience.",
  "Our clinic serves veterans.",
  "I want to be a nurse and look after veterans.",
  "My friend died in Iraq as a Marine.",
  "I know a single mom who studies at night.",
])("whom the student wants to help or join tells nothing of them: %s", (words) => {
  expect(told(words)).toEqual({});
});

test("an answer that was given is not asked for, and jobs are read too", () => {
  expect(told("I served in the Army.", { demographics: { military: false } })).toEqual({});
  expect(told("", { work_experience: ["US Army, mechanic"] })).toEqual({
    "demographics.military": "US Army, mechanic",
  });
});

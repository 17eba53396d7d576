import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const demandsOf = (task: string) =>
  readEligibility({ title: "", provider: "", text: `Open to undergraduates. ${task}` }).demands;

test.each([
  "Design a house as a licensed architect.",
  "Design as a licensed architect.",
  "Take this course at Duke.",
  "Complete the internship in Chicago.",
  "Submit as a senior.",
  "Write an essay as a veteran.",
  "Register as a member of the Elks.",
  "Create a film while studying at Duke.",
  "Submit an essay during your junior year.",
  "Send your essay during the fall semester of your junior year.",
  "Apply while employed at the mill.",
  "Apply when you are a junior.",
  "The dean of your college has to send the application.",
  "The church's pastor must sign the application.",
  "The teacher of the applicant must submit the application.",
  "Please complete the course before you apply.",
  "Complete all courses of the academy.",
  "Applications must be submitted by your high school principal.",
  "Apply to an eligible Oxford course.",
  "Students applying should have graduated from high school.",
  "The Professor of Military Science must submit the application.",
  "Submit two letters verifying your participation in high school athletics.",
  "Submit a letter from a research mentor who is a member of the society.",
  "Selection criteria: Examination results (minimum 80% of the maximum).",
  "Selection is based on grades, with a minimum score of 90.",
  "Applicants must submit demo tapes in Spanish.",
  "The award is for practicing MDs.",
  "PhDs may be eligible.",
  "Apply if you are a member of the Elks.",
  "If you are a member of the Elks, apply now.",
  "Apply if your parents work at the mill.",
  "Applicants must verify membership in the Elks.",
  "Applicants must see patients in a clinic.",
  "Applicants must consult for a hospital.",
  "Members of Local 12 may apply for as many awards as they wish.",
  "Students may be considered if nominated by a teacher.",
])("%j is not for everybody, and is left to check", (task) => {
  expect(demandsOf(task)).not.toEqual([]);
});

test.each([
  "Upload your essay as a PDF.",
  "Write an essay on how a city changes as a home of veterans.",
  "Describe what you would change as a senior.",
  "Complete the application form.",
  "Students must submit the application during the first semester.",
  "Enter the program by submitting an essay.",
  "Students applying must submit an essay.",
  "Apply for this scholarship online.",
  "The applicant must submit the application.",
  "Applications must be submitted by the applicant and not by a teacher.",
  "Applications must be submitted by March 1.",
  "Selection criteria: An essay of 250 words minimum.",
  "Essays must be in English or Spanish.",
  "Describe your interest in French.",
  "Apply if you are interested.",
  "If you are ready, apply now.",
  "Applicants must verify their email.",
  "Applicants must see the program page.",
  "Students may apply for as many awards as they wish.",
])("%j demands nothing of who does it", (task) => {
  expect(demandsOf(task)).toEqual([]);
});

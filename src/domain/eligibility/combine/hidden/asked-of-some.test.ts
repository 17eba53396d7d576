import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const demandsOf = (task: string) =>
  readEligibility({ title: "", provider: "", text: `Open to undergraduates. ${task}` }).demands;

test.each([
  "Submit an essay if you are a member of the Elks.",
  "If you have diabetes, send us your story.",
  "Submit an essay provided you are a member of the Moose.",
  "Apply if you speak Welsh.",
  "If you've served as a page, apply below.",
  "Apply as soon as you are admitted.",
  "Once admitted, apply through the portal.",
  "Apply within five years of the PhD.",
  "Apply before starting college.",
  "We welcome applications from harpists.",
  "We invite beekeepers to apply.",
  "Call for applications from puppeteers.",
  "Must choose a career in mining.",
  "Must read Latin.",
  "Must enter the ministry.",
  "Must explain their disability.",
  "Twins can apply online.",
  "Has completed the course.",
  "Worked 500 hours.",
  "An alumnus must sign.",
  "A priest must sign.",
  "Your professor must nominate you.",
  "Applications must come through a lodge.",
  "Ask an alumnus to sign the form.",
  "An alumnus of the college must sign the form.",
  "You can apply once you have completed 60 credit hours.",
  "Do not apply unless you are a Quaker.",
  "Please don't apply if you are not a Quaker.",
  "Applications are accepted only from tribal members.",
  "We accept applications solely from beekeepers.",
  "We're looking for future beekeepers.",
  "The award goes to harpists.",
  "No GPA lower than 3.0 will be considered.",
  "No GPA below 2.5 is accepted.",
  "No citizens of Iran will be considered.",
])("%j is left to check", (task) => {
  expect(demandsOf(task)).not.toEqual([]);
});

test.each([
  "Submit an essay if you wish.",
  "The dean of the college must sign the form.",
  "Passed away in 2010, Jane Smith was a teacher.",
  "Worked examples are online.",
  "If you are shortlisted, send us a video.",
  "Must include their GPA.",
  "No late applications will be considered.",
  "The award goes to charity.",
  "Contact us if you are having trouble with the form.",
  "If you are interested in this scholarship, please apply.",
  "Apply if you need money for college.",
  "Upload your transcript if you have one.",
  "Anyone can apply.",
  "Students can apply online.",
  "Apply as soon as the portal opens.",
  "Apply once you have gathered all documents.",
  "Apply in the spring semester.",
  "Once the application opens, apply online.",
  "We welcome applications from all students.",
  "We accept applications by mail.",
  "Must choose one of the topics.",
  "Must read the rules.",
  "Must enter by May 1.",
  "Must describe their career goals.",
  "Completed in 2010 by his family, the fund is large.",
  "A parent must sign the application.",
  "The form must be signed by the applicant.",
  "Your counselor must send the transcript.",
  "Ask a teacher to write a letter.",
])("%j asks nothing that not everybody can do", (task) => {
  expect(demandsOf(task)).toEqual([]);
});

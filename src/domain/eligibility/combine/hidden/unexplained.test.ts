import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const checksIn = (text: string) =>
  readEligibility({ title: "", provider: "", text: `Open to undergraduates. ${text}` }).demands.filter(
    ({ about }) => about === "check",
  );

test.each([
  "Should read Latin.",
  "Must supply their own horse.",
  "Must register with the tribal office.",
  "Applications must be sent through the state association.",
  "Must check in with the village chief.",
  "Entries must be routed through the diocesan office.",
  "Pick up the form at the mosque.",
  "Must groom dogs.",
  "You will need your hunting license.",
  "Finalists will shear a sheep on stage.",
  "Helps young Quakers pay for college.",
  "Benefits Sikh students.",
  "Brings Roma girls to the university.",
  "Created with dyslexic learners in mind.",
  "Our scholarship celebrates left-handed people.",
  "This fund gives shepherds a start.",
  "We back young stonemasons.",
  "Nominations come from orchestra conductors.",
  "If your family owns a farm, send us a letter.",
  "Since you grew up on a ranch, we want to hear from you.",
  "How did having a child shape you?",
  "Must own a small business.",
  "Must support a parent and submit an essay.",
  "Applicants should publish a book.",
  "Be one year from graduation.",
  "Scholarships are given to future business teachers.",
])("what no harmless kind of sentence explains is left to check: %s", (text) => {
  expect(checksIn(text)).not.toEqual([]);
});

test.each([
  "Must mail two copies of the form in one envelope.",
  "Should keep a copy for their records.",
  "Should use a blue or black pen.",
  "See www.indian-affairs.org for details.",
  "For more information, visit the lodge's website.",
  "Write a poem about horses.",
  "Your essay must include your thoughts on sheep.",
  "If you are shortlisted, send us a video.",
  "Spelling and style count.",
  "A random drawing decides the winner.",
  "Helps students pay for college.",
  "Our scholarship celebrates hard work.",
  "He loved horses and rode every day.",
  "The club was founded by a group of Lutherans.",
  "Over the years we have helped thousands of sailors.",
  "The jury includes a poet and an editor.",
  "Students should choose a unique gadget that made their last year different.",
  "It is a super easy way to take down poachers and enter to win.",
])("words of any application, a theme and a story leave nothing: %s", (text) => {
  expect(checksIn(text)).toEqual([]);
});

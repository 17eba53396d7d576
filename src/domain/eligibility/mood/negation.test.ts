import fc from "fast-check";
import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const open = "Open to undergraduates.";
const demandsIn = (sentence: string) =>
  readEligibility({ title: "", provider: "", text: `${open} ${sentence}` }).demands.filter(
    ({ quote }) => quote !== open,
  );
const statesIn = (sentence: string) =>
  readEligibility({ title: "", provider: "", text: `${open} ${sentence}` }).facts.location_restrictions;
/** The states of those who may not apply. */
const excludedBy = (sentence: string) =>
  demandsIn(sentence).flatMap((demand) => (demand.about === "excluded" ? demand.states : []));

const of = fc.constantFrom;
const doers = of("Applicants", "Students", "You", "Candidates", "The applicant");
const beings = of("be a resident of Ohio", "be residents of Ohio", "live in Ohio", "reside in Ohio");
const others = of("Residents of Ohio", "Applicants from Ohio", "Students who live in Ohio");
const runs = { numRuns: 60 };

test("who must not be something is excluded by it, and never asked to be it", () => {
  const modals = of("must not", "may not", "cannot", "can't", "should not", "must never", "shall not");
  fc.assert(
    fc.property(doers, modals, beings, (doer, modal, being) => {
      const sentence = `${doer} ${modal} ${being}.`;
      expect(statesIn(sentence)).toEqual([]);
      expect(demandsIn(sentence)).toMatchObject([{ about: "excluded", states: ["OH"] }]);
    }),
    runs,
  );
});

test("who need not be something is neither excluded by it nor asked to be it", () => {
  const modals = of("need not", "do not need to", "do not have to", "don't have to", "are not required to");
  fc.assert(
    fc.property(doers, modals, beings, (doer, modal, being) => {
      const sentence = `${doer} ${modal} ${being}.`;
      expect(statesIn(sentence)).toEqual([]);
      expect(demandsIn(sentence)).toEqual([]);
    }),
    runs,
  );
});

test("who is not kept out may apply: two negations exclude nobody", () => {
  const refusals = of("excluded", "ineligible", "barred from applying", "disqualified", "rejected", "turned away");
  const denials = of("are not", "will not be", "are never", "must not be", "cannot be");
  fc.assert(
    fc.property(others, denials, refusals, (person, denial, refusal) => {
      expect(excludedBy(`${person} ${denial} ${refusal}.`)).toEqual([]);
      expect(excludedBy(`${person} are ${refusal}.`)).toEqual(["OH"]);
    }),
    runs,
  );
});

test("words of a frame exclude nobody, and state no fact", () => {
  const frames = of(
    "not limited to residents of Ohio",
    "open not only to residents of Ohio",
    "not just for residents of Ohio",
    "open to all, regardless of whether they live in Ohio",
    "not restricted to residents of Ohio",
  );
  fc.assert(
    fc.property(of("The award is", "Our scholarships are", "It is"), frames, (award, frame) => {
      expect(excludedBy(`${award} ${frame}.`)).toEqual([]);
      expect(statesIn(`${award} ${frame}.`)).toEqual([]);
    }),
    runs,
  );
});

test("what an award or its sponsor does not do leaves nothing to check, but for persons and other awards", () => {
  const things = of("The award may not", "Scholarships cannot", "The money will not", "We cannot", "We will never");
  const ordinary = of("pay for travel", "be used to repay loans", "exceed the cost of tuition", "cover your rent");
  const some = of(
    "be used by nurses",
    "be held with another award",
    "go to students on probation",
    "be used at a community college",
    "be used for a second degree",
    "be used for part-time study",
    "be held twice",
  );
  fc.assert(
    fc.property(things, ordinary, some, (thing, harmless, strange) => {
      expect(demandsIn(`${thing} ${harmless}.`)).toEqual([]);
      expect(demandsIn(`${thing} ${strange}.`)).toMatchObject([{ about: "check" }]);
    }),
    runs,
  );
});

test("what a sponsor does not pay leaves nothing to check if all students pay it, and else tells who is left out", () => {
  const refusals = of(
    "We cannot pay for",
    "The foundation does not cover",
    "Our awards will not pay for",
    "The trust never finances",
  );
  const ofAll = of("travel", "room and board", "tuition", "books", "application fees", "the cost of mailing");
  const ofSome = of(
    "online programs",
    "trade schools",
    "part-time students",
    "freshmen",
    "study abroad",
    "evening classes",
  );
  fc.assert(
    fc.property(refusals, ofAll, ofSome, (refusal, cost, some) => {
      expect(demandsIn(`${refusal} ${cost}.`)).toEqual([]);
      expect(demandsIn(`${refusal} ${some}.`)).not.toEqual([]);
    }),
    runs,
  );
});

test("a family that cannot pay tells of need, and excludes nobody", () => {
  const { facts, demands } = readEligibility({
    title: "",
    provider: "",
    text: "For students whose family cannot pay for college.",
  });
  expect(facts.need_based).toBe(true);
  expect(demands.map(({ about }) => about)).not.toContain("excluded");
});

test("who stands behind 'neither' and 'nor' is never asked to be it", () => {
  const pairs = of(
    ["residents of Ohio", "of Iowa"],
    ["residents of Ohio", "those of Iowa"],
    ["law students", "medical students"],
    ["freshmen", "graduate students"],
  );
  const frames = of(
    (all: string) => `Neither ${all} may apply.`,
    (all: string) => `Neither ${all} are eligible.`,
    (all: string) => `Applicants must be neither ${all}.`,
    (all: string) => `The award is open to neither ${all}.`,
  );
  fc.assert(
    fc.property(pairs, frames, ([one, other], frame) => {
      const { facts, demands } = readEligibility({ title: "", provider: "", text: frame(`${one} nor ${other}`) });
      expect([facts.location_restrictions, facts.field_of_study, facts.academic_level]).toEqual([[], [], []]);
      expect(demands).not.toEqual([]);
    }),
    runs,
  );
});

test.each(["Neither essays nor letters are needed.", "Neither the judges nor the foundation can return essays."])(
  "what neither is needed nor done leaves out nobody: %s",
  (sentence) => {
    expect(demandsIn(sentence)).toEqual([]);
  },
);

test.each([
  "Must not be without health insurance.",
  "No applicant may be without a laptop.",
  "Under no circumstances may staff apply.",
  "We are unable to consider nurses.",
  "The fund does not support seniors.",
  "Neither online courses nor part-time study is allowed.",
  "Neither transfer nor part-time enrollment is permitted.",
  "We will not fund second-degree expenses.",
  "The scholarship does not cover private school tuition.",
  "The award does not cover out-of-state tuition.",
  "We do not pay for doctoral fees.",
])("what two negations demand, and whom a sponsor cannot take, is left to check: %s", (sentence) => {
  expect(demandsIn(sentence)).toMatchObject([{ about: "check", kind: "excluded" }]);
});

test.each(["Do not apply if you live in Ohio.", "Residents of Ohio should not apply."])(
  "who is told not to apply is excluded: %s",
  (sentence) => {
    expect(excludedBy(sentence)).toEqual(["OH"]);
    expect(statesIn(sentence)).toEqual([]);
  },
);

test("what applicants must not be, among what they must be, leaves the rest of the list to count", () => {
  const list = "Applicants must live in Ohio, have a 3.0 GPA, not already hold a degree and have worked for two years.";
  expect(statesIn(list)).toEqual(["OH"]);
  expect(demandsIn(list)).toContainEqual(expect.objectContaining({ about: "check", kind: "excluded" }));
  for (const other of [
    "Those who must travel and live in Ohio not eligible.",
    "Students who must live in Ohio, not be heard.",
  ])
    expect(statesIn(other)).toEqual([]);
});

test("what must be, behind what must not be, is demanded", () => {
  for (const first of ["Applicants must not be staff", "Must not have won before", "You cannot be a previous winner"]) {
    expect(statesIn(`${first} and must live in Ohio.`)).toEqual(["OH"]);
    expect(demandsIn(`${first} and must live in Ohio.`)).toMatchObject([{ about: "check", kind: "excluded" }]);
  }
  for (const other of [
    "Students are not eligible if they work and must live in Ohio.",
    "Nurses may not apply and must live in Ohio.",
  ])
    expect(statesIn(other)).toEqual([]);
});

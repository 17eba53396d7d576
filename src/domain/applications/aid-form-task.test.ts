import { expect, test } from "vitest";
import { applicationsToWorkOn, laterForm, withOwnAidForm } from "./aid-form-task.ts";
import { newTask } from "./new-task.ts";

const fafsa = newTask({ id: "aid-form", kind: "form", title: "File the FAFSA" });
const either = { ...fafsa, title: "File the FAFSA or your state's own form" };
const essay = newTask({ id: "essay", kind: "essay", title: "Write the essay" });
const question = "Ask the sponsor what to send in place of the FAFSA";
const titles = (checklist: readonly { title: string }[]) => checklist.map(({ title }) => title);

test.each([
  ["who may file it", fafsa, null, "File the FAFSA"],
  ["a form of their own that the sponsor takes", either, "the TASFA", "File the TASFA"],
  ["a form of their own, where only the FAFSA is named", fafsa, "the TASFA", question],
  ["no form at all", either, "", question],
  ["what was filed before", { ...fafsa, done: true }, "", "File the FAFSA"],
  ["words of their own", { ...fafsa, title: "Finish FAFSA with Dad" }, "", question],
])("the task to file the FAFSA is as the student can do it: %s", (_, task, inPlace, title) => {
  expect(titles(withOwnAidForm([essay, task], { inPlace }))).toEqual(["Write the essay", title]);
});

test("the question to the sponsor is no form that serves all applications, and waits for no day", () => {
  const [own] = applicationsToWorkOn([{ checklist: [fafsa] }], { opens: "2027-10-01", inPlace: "" });
  expect(own?.checklist).toMatchObject([{ id: "ask-aid-form", kind: "other", due: null }]);
  expect(laterForm([fafsa], { opens: "2027-10-01", inPlace: "" })).toBeNull();
});

test("a form that opens later is named, and is not worked on before", () => {
  const own = { opens: "2027-10-01", inPlace: "the TASFA" };
  expect(laterForm([either], own)).toEqual({ form: "the TASFA", opens: "2027-10-01" });
  expect(applicationsToWorkOn([{ checklist: [either, essay] }], own)).toEqual([{ checklist: [essay] }]);
});

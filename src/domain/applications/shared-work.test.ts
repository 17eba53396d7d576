import { expect, test } from "vitest";
import { newTask } from "./new-task.ts";
import { isAidFormFiled } from "./shared-work.ts";
import { aidFormTaskId } from "./task-ids.ts";

const today = "2026-11-29";
const having = (deadline: string | null, done: boolean) => [
  {
    deadline,
    status: "in_progress" as const,
    checklist: [{ ...newTask({ id: aidFormTaskId, kind: "form", title: "File the FAFSA" }), done }],
  },
];

test("the FAFSA is filed where a task of this school year is ticked", () => {
  expect(isAidFormFiled(having("2027-03-02", true), today)).toBe(true);
  expect(isAidFormFiled(having(null, true), today)).toBe(true);
  expect(isAidFormFiled(having("2027-03-02", false), today)).toBe(false);
  expect(isAidFormFiled(having("2027-12-01", true), today)).toBe(false);
  expect(isAidFormFiled([], today)).toBe(false);
});

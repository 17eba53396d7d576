import fc from "fast-check";
import { expect, test } from "vitest";
import type { ApplicationFields } from "../application.ts";
import { blankFields } from "../blank-fields.ts";
import type { ChecklistTask } from "../checklist.ts";
import { mergeApplication } from "./merge-application.ts";
import { mergeChecklists, sameChecklist } from "./merge-checklists.ts";

const base: ApplicationFields = { ...blankFields, scholarship_title: "Oak" };

const word = fc.constantFrom("a", "b", "c");
const changes = fc.record(
  {
    scholarship_title: word,
    notes: word,
    amount: word,
    deadline: fc.constantFrom(null, "2027-03-01", "2027-04-01"),
    status: fc.constantFrom("in_progress" as const, "submitted" as const),
  },
  { requiredKeys: [] },
);
type Changes = Partial<ApplicationFields>;

/** The application after one side's changes, or null when they conflict. */
function after(now: ApplicationFields, change: Changes): ApplicationFields | null {
  const merged = mergeApplication(now, { ...change, base });
  return merged.ok ? { ...now, ...merged.changes } : null;
}

test("no change is lost: a merge has the changes of both sides, or it is a conflict of a field that both changed", () => {
  fc.assert(
    fc.property(changes, changes, (first: Changes, second: Changes) => {
      const now = { ...base, ...first };
      const merged = mergeApplication(now, { ...second, base });
      const fields = Object.keys(second) as (keyof Changes)[];
      const clashing = fields.filter(
        (field) => now[field] !== base[field] && second[field] !== base[field] && now[field] !== second[field],
      );
      if (merged.ok) expect({ ...now, ...merged.changes }).toEqual({ ...base, ...first, ...changed(second) });
      expect(merged.ok ? [] : merged.conflicts).toEqual(clashing);
    }),
  );
});

/** The changes that differ from the base. */
const changed = (change: Changes) =>
  Object.fromEntries(Object.entries(change).filter(([field, value]) => value !== base[field as keyof Changes]));

test("the order of two changes does not matter", () => {
  fc.assert(
    fc.property(changes, changes, (first, second) => {
      expect(after({ ...base, ...first }, second)).toEqual(after({ ...base, ...second }, first));
    }),
  );
});

test("the same change from both sides is no conflict, and stores nothing the second time", () => {
  fc.assert(
    fc.property(changes, (change) => {
      expect(mergeApplication({ ...base, ...change }, { ...change, base })).toEqual({ ok: true, changes: {} });
    }),
  );
});

test("a change without a base replaces what is there", () => {
  const now = { ...base, notes: "from elsewhere" };
  expect(mergeApplication(now, { notes: "mine" })).toEqual({ ok: true, changes: { notes: "mine" } });
});

const task = (id: string, more: Partial<ChecklistTask> = {}): ChecklistTask => ({
  id,
  kind: "other",
  title: id,
  due: null,
  hours: null,
  essay_name: null,
  done: false,
  ...more,
});
const [essay, form] = [task("essay"), task("form")];

test.each<[string, ChecklistTask[], ChecklistTask[], ChecklistTask[] | null]>([
  [
    "two ticks",
    [task("essay", { done: true }), form],
    [essay, task("form", { done: true })],
    [task("essay", { done: true }), task("form", { done: true })],
  ],
  [
    "two fields of one task",
    [task("essay", { done: true }), form],
    [task("essay", { hours: 3 }), form],
    [task("essay", { done: true, hours: 3 }), form],
  ],
  ["one field of one task", [task("essay", { hours: 2 }), form], [task("essay", { hours: 3 }), form], null],
  ["two new tasks", [essay, form, task("x")], [essay, form, task("y")], [essay, form, task("x"), task("y")]],
  ["a new task and a deleted one", [essay, form, task("x")], [form], [form, task("x")]],
  ["a changed task that was deleted elsewhere", [form], [task("essay", { done: true }), form], null],
  ["a deleted task that was changed elsewhere", [task("essay", { done: true }), form], [form], null],
  ["a new order beside no change", [essay, form], [form, essay], [form, essay]],
])("checklists with %s merge", (_, now, mine, merged) => {
  expect(mergeChecklists(now, [essay, form], mine)).toEqual(merged);
});

test("checklists that have too many tasks together do not merge", () => {
  const many = (prefix: string) => Array.from({ length: 30 }, (_, at) => task(`${prefix}${at}`));
  expect(mergeChecklists(many("a"), [], many("b"))).toBeNull();
});

const tasks = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("1", "2", "3", "4"),
    title: word,
    done: fc.boolean(),
    hours: fc.constantFrom(null, 1, 2),
  }),
  { selector: ({ id }) => id, maxLength: 4 },
);
const checklist = tasks.map((list) => list.map(({ id, ...fields }) => task(id, fields)));
const inOrder = (list: ChecklistTask[] | null) => list?.toSorted((a, b) => a.id.localeCompare(b.id)) ?? null;
const at = (list: readonly ChecklistTask[], id: string) => list.find((each) => each.id === id);

test("no change of a checklist is lost, whatever the order of the two changes", () => {
  fc.assert(
    fc.property(checklist, checklist, checklist, (before, now, mine) => {
      const merged = mergeChecklists(now, before, mine);
      expect(inOrder(mergeChecklists(mine, before, now))).toEqual(inOrder(merged));
      if (merged === null) return;
      for (const id of ["1", "2", "3", "4"]) {
        const was = at(before, id);
        for (const side of [now, mine].map((list) => at(list, id))) {
          if (!was || !side) {
            // Added or deleted on this side.
            if (Boolean(was) !== Boolean(side)) expect(at(merged, id)).toEqual(side);
            continue;
          }
          for (const field of ["title", "done", "hours"] as const)
            if (side[field] !== was[field]) expect(at(merged, id)?.[field]).toBe(side[field]);
        }
      }
    }),
  );
});

test("the same change of a checklist from both sides is no conflict", () => {
  fc.assert(
    fc.property(checklist, checklist, (before, now) => {
      expect(sameChecklist(mergeChecklists(now, before, now) ?? [], now)).toBe(true);
    }),
  );
});

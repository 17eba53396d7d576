import { parseDeadline } from "../../reader/days/deadline.ts";
import { isBlank } from "../../reader/is-blank.ts";
import { nextDeadline } from "../../scholarships/days/next-deadline.ts";
import { mostTasks } from "../application-limits.ts";
import { type ApplicationStatus, applicationStatuses, applicationStatusLabels } from "../application-status.ts";
import type { ChecklistTask, TaskKind } from "../checklist.ts";
import { newTask } from "../new-task.ts";
import { TrackedDay } from "../tracked-day.ts";

/** A cell that was read; not ok when it holds something else. */
export type ReadCell<Value> = { ok: true; value: Value } | { ok: false };

const statusWords: Record<ApplicationStatus, string> = {
  not_started: "todo planned planning interested new saved considering open notyetstarted notyet notapplied no none",
  in_progress: "started working wip drafting writing draft applying inprogres ongoing almostdone",
  submitted: "applied sent complete completed done finished submit turnedin yes",
  under_review: "pending waiting inreview reviewing finalist semifinalist interview awaitingdecision",
  accepted: "awarded won win winner received approved selected",
  rejected: "denied declined lost notselected notaccepted notawarded unsuccessful",
};

const plain = (words: string) => words.toLowerCase().replace(/[^a-z]/g, "");

const statusByWord = new Map<string, ApplicationStatus>(
  applicationStatuses.flatMap((status) =>
    [status, applicationStatusLabels[status], ...statusWords[status].split(" ")].map((word) => [plain(word), status]),
  ),
);

/** The status that a cell names, such as "Applied" or "Status: under review". Blank is not started. */
export function readStatus(cell: string): ReadCell<ApplicationStatus> {
  const word = plain(cell.slice(0, 100)).replace(/^(?:application)?status/, "");
  const value = word === "" ? "not_started" : statusByWord.get(word);
  return value ? { ok: true, value } : { ok: false };
}

/** `today` is YYYY-MM-DD; `dayFirst` says that 04/03/2027 is March 4. */
export type DayReading = { today: string; dayFirst: boolean };

const noDay = /^(?:tb[acd]|to be (?:announced|determined)|var(?:y|ies)|no deadline|open)\.?$/i;
const numericDay = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?=$|[ ,T])/;

/** The day in a cell as YYYY-MM-DD, in any usual style; null for none. Without a year it is the next such day. */
export function readDay(cell: string, { today, dayFirst }: DayReading): ReadCell<string | null> {
  const words = cell.trim();
  if (isBlank(words) || noDay.test(words)) return { ok: true, value: null };
  if (TrackedDay.safeParse(words).success) return { ok: true, value: words };
  const ordered = dayFirst ? words.replace(numericDay, "$3/$1/$4") : words;
  const { deadline, deadline_kind, deadline_yearly } = parseDeadline(ordered, today);
  if (deadline_kind === "rolling") return { ok: true, value: null };
  const value = deadline ?? (deadline_yearly && nextDeadline(deadline_yearly, today));
  return value === null ? { ok: false } : { ok: true, value };
}

/** Whether days such as 25/03/2027 put the day first in these cells: one of them can only be read so. */
export function areDaysFirst(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => numericDay.exec(cell.trim())).filter((match) => match !== null);
  return numbers.some(([, first]) => Number(first) > 12) && !numbers.some(([, , , second]) => Number(second) > 12);
}

/** The moment in a cell: an ISO time, or the beginning of a day (UTC). Null for none. */
export function readMoment(cell: string, days: DayReading): ReadCell<Date | null> {
  const time = /^(?:19|20)\d\d-\d\d-\d\dT[\d:.]{5,15}Z$/.test(cell) ? new Date(cell) : null;
  if (time && !Number.isNaN(time.getTime())) return { ok: true, value: time };
  const day = readDay(cell, days);
  return day.ok ? { ok: true, value: day.value === null ? null : new Date(`${day.value}T00:00:00Z`) } : day;
}

const kindWords: readonly (readonly [TaskKind, RegExp])[] = [
  ["essay", /\b(?:essay|statement)/i],
  ["letters", /\b(?:letter|recommend|reference)/i],
  ["transcript", /\btranscript/i],
  ["form", /\b(?:form|application)\b/i],
];

/** A checklist as exported, or else one task for each line or part between semicolons, such as "Essay (done)". */
export function readChecklist(cell: string): unknown {
  const list = cell.trim();
  if (list.startsWith("[")) {
    try {
      return JSON.parse(list);
    } catch {
      // Words that only begin like a list are read as tasks.
    }
  }
  const titles = list.split(/[\n;]/).flatMap((title) => title.trim() || []);
  return titles.slice(0, mostTasks + 1).map((words, at): ChecklistTask => {
    const title = words.trim().replace(/ ?\(done\)$/i, "");
    const kind = kindWords.find(([, word]) => word.test(title.slice(0, 200)))?.[0] ?? "other";
    return { ...newTask({ id: String(at + 1), kind, title }), done: title !== words.trim() };
  });
}

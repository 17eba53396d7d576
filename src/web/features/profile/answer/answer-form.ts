import { gpaScaleOf, gradeRefusal } from "#domain/profile/answers/gpa-scale.ts";
import { checkedChanges } from "#domain/profile/checked-changes.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { type AnswerInput, profileQuestions } from "#domain/profile/questions.ts";
import { gradeChanges, type TypedGrade } from "../form/grade.ts";
import { typedNumber } from "../inputs/typed-number.ts";

export type Answered = { ok: true; changes: ProfileChanges } | { ok: false; message: string };

/**
 * The typed answer to one question as the change to save. Yes-no answers are `yes` or `no`; lists have one entry a
 * line; a GPA is on the scale named.
 */
export function answerQuestion(path: string, typed: string, gpa_scale = "4.0"): Answered {
  const question = profileQuestions[path];
  if (!question || typed.trim() === "") return { ok: false, message: "Enter an answer, or choose Not now." };
  if (path === "gpa") return gradeAnswer({ gpa: typed, gpa_scale });
  const [head = "", tail] = path.split(".");
  const value = answerValue(question.input, typed.trim());
  return checkedAnswer({ [head]: tail ? { [tail]: value } : value });
}

function checkedAnswer(sent: Readonly<Record<string, unknown>>): Answered {
  const checked = checkedChanges(sent, new Date());
  return checked.ok ? checked : { ok: false, message: checked.errors[0]?.message ?? "This answer cannot be saved." };
}

function gradeAnswer(grade: TypedGrade): Answered {
  const message = gradeRefusal(grade.gpa, gpaScaleOf(grade.gpa_scale));
  return message ? { ok: false, message } : checkedAnswer(gradeChanges(grade));
}

function answerValue(input: AnswerInput, typed: string): string | number | boolean | string[] {
  if (input.kind === "number") return typedNumber(typed);
  if (input.kind === "list") return typed.split(/[\n;]+/).flatMap((entry) => entry.trim() || []);
  return input.kind === "yes_no" ? typed === "yes" : typed;
}

import { ProfileChanges } from "#domain/profile/profile.ts";
import { type AnswerInput, profileQuestions } from "#domain/profile/questions.ts";

export type Answered = { ok: true; changes: ProfileChanges } | { ok: false; message: string };

/** The typed answer to one question as the change to save. Yes-no answers are `yes` or `no`; lists have one entry a line. */
export function answerQuestion(path: string, typed: string): Answered {
  const question = profileQuestions[path];
  if (!question || typed.trim() === "") return { ok: false, message: "Enter an answer, or choose Not now." };
  const [head = "", tail] = path.split(".");
  const value = answerValue(question.input, typed.trim());
  const parsed = ProfileChanges.safeParse({ [head]: tail ? { [tail]: value } : value });
  if (parsed.success) return { ok: true, changes: parsed.data };
  return { ok: false, message: parsed.error.issues[0]?.message ?? "This answer cannot be saved." };
}

function answerValue(input: AnswerInput, typed: string): string | number | boolean | string[] {
  if (input.kind === "number") return Number(typed);
  if (input.kind === "list") return typed.split(/[\n;]+/).flatMap((entry) => entry.trim() || []);
  return input.kind === "yes_no" ? typed === "yes" : typed;
}

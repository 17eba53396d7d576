import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { placeAfterOnboarding, questionsAfterOnboarding } from "#domain/matches/further-questions.ts";
import { impactText } from "#domain/matches/question-text.ts";
import { youWrote } from "#domain/matches/top-question.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { isQuestionPath, type QuestionPath } from "#domain/profile/question-paths.ts";
import { type ProfileQuestion, profileQuestions } from "#domain/profile/questions.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { openDraft } from "#web/ui/forms/draft.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { pageHeading } from "#web/ui/page-heading.ts";
import { AnswerField } from "../answer/answer-field.tsx";
import { answerQuestion } from "../answer/answer-form.ts";
import { FollowUpField, noFollowUp, useAskedBehind, withFollowUp } from "../answer/follow-up.tsx";
import { useAnswerInGoals } from "../answer/use-answer-in-goals.ts";
import { isMatchedPath, questionImpactsQuery, type Saving, useSaveProfile } from "../api.ts";
import { NotMatched } from "../inputs/not-matched.tsx";
import { useSecondClickGuard } from "./use-second-click-guard.ts";

/** The questions that were answered or skipped, so that a reload does not begin to count again. */
const askedDraft = (userId: string) =>
  openDraft<QuestionPath[]>({
    form: "onboarding-questions",
    userId,
    storage: "tab",
    parse: (stored) =>
      Array.isArray(stored) ? stored.filter((path) => typeof path === "string" && isQuestionPath(path)) : null,
  });

type TopQuestionsProps = { profile: Profile; onDone: () => Promise<void> };

/** Asks after the wizard what changes the student's matches most, one question at a time. Each can be skipped. */
export function TopQuestions({ profile: before, onDone }: TopQuestionsProps) {
  const [profile, setProfile] = useState(before);
  const [asked, setAsked] = useState<readonly QuestionPath[]>(() => askedDraft(before.user_id).read() ?? []);
  const client = useQueryClient();
  const { data: impacts, isPending } = useQuery(questionImpactsQuery);
  const open = questionsAfterOnboarding(impacts ?? [], profile, asked);
  // New figures may put another question first, but not in the place of the one that is being answered.
  const [current, setCurrent] = useState<QuestionPath>();
  const field = current ?? open[0];
  const ignoreSecond = useSecondClickGuard(field);

  const isOver = !isPending && !field;
  useEffect(() => {
    if (isOver) void onDone();
  }, [isOver, onDone]);
  useEffect(() => {
    if (field) pageHeading()?.focus();
  }, [field]);

  const goOn = async (saved: Profile | null) => {
    if (!field) return;
    const now = [...asked, field];
    askedDraft(before.user_id).write(now);
    // An answer changes what the others can decide. Without a connection the earlier figures do.
    const fresh = saved ? await client.fetchQuery({ ...questionImpactsQuery, staleTime: 0 }).catch(() => null) : null;
    const left = questionsAfterOnboarding(fresh ?? impacts ?? [], saved ?? profile, now);
    if (left.length === 0) {
      askedDraft(before.user_id).clear();
      return onDone();
    }
    if (saved) setProfile(saved);
    setAsked(now);
    setCurrent(left[0]);
  };

  const question = field && profileQuestions[field];
  if (!question || (isPending && field !== "citizenship_status"))
    return (
      <Card className="p-5 sm:p-8">
        <SkeletonRows rows={3} />
      </Card>
    );
  const { at, of, isPart } = placeAfterOnboarding(field, asked, open);
  const position = `Question ${at} of ${of}${isPart ? ", one more detail" : ""}`;
  return (
    <>
      {/* As over the steps before. */}
      <div className="grid gap-2">
        <p className="num text-sm text-muted">{position}</p>
        <ProgressBar label="Questions" value={at} max={of} valueText={position} />
      </div>
      <Card className="p-5 sm:p-8" onClickCapture={ignoreSecond}>
        <Question
          key={field}
          field={field}
          question={question}
          impact={isPending ? undefined : (impacts?.find((one) => one.field === field) ?? null)}
          isLast={!isPending && open.length <= 1}
          onNext={goOn}
        />
      </Card>
    </>
  );
}

type QuestionProps = {
  field: QuestionPath;
  question: ProfileQuestion;
  /** Undefined while it loads. */
  impact: { scholarships: number; dollars: number; told?: string | undefined } | null | undefined;
  isLast: boolean;
  /** Goes on with the saved profile, or with null when the question was skipped. */
  onNext: (saved: Profile | null) => Promise<void>;
};

function Question({ field, question, impact, isLast, onNext }: QuestionProps) {
  const { answer, setAnswer, note, doesNotApply } = useAnswerInGoals(field, question);
  const [followUp, setFollowUp] = useState(noFollowUp);
  const asked = useAskedBehind(field, answer);
  const [left, setLeft] = useState<string>();
  const [error, setError] = useState<string>();
  const save = useSaveProfile();
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = save.isPending || isLeaving;

  const change = (next: string) => {
    setAnswer(next);
    setError(undefined);
  };
  const leave = async (saved: Profile | null) => {
    setLeaving(true);
    await onNext(saved).finally(() => setLeaving(false));
  };
  const saveAnswer = async (saving: Saving) => {
    if (isBusy) return;
    let saved: Profile;
    try {
      saved = await save.mutateAsync(saving);
    } catch {
      return setError("Your answer could not be saved. Please try again, or skip this question.");
    }
    await leave(saved);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refuse = (message: string) => {
      setError(message);
      // The message moves the buttons down, out of sight on a phone.
      event.currentTarget.querySelector<HTMLElement>("input, select, textarea")?.focus();
    };
    if (answer.trim() === "") return refuse("Give an answer, or skip this question.");
    const answered = answerQuestion(field, answer);
    if (!answered.ok) return refuse(answered.message);
    await saveAnswer(withFollowUp(answered.changes, { asked, value: followUp }));
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-2">
        {impact?.told !== undefined && <p className="measure">{youWrote(impact.told)}</p>}
        {note !== null && <p className="measure">{note}</p>}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears when the input inside is left, which is the control */}
        <div onBlur={() => setLeft(answer)}>
          <AnswerField
            question={{ ...question, label: question.question }}
            value={answer}
            onChange={change}
            error={error}
          />
          <FollowUpField asked={asked} value={followUp} onChange={setFollowUp} />
          {left === answer && isMatchedPath(field) && <NotMatched path={field} words={answer} onChoose={change} />}
        </div>
        {doesNotApply !== null && (
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3 justify-self-start underline underline-offset-[3px]"
            onClick={() => void saveAnswer({ changes: { set_aside: { [field]: "does_not_apply" } } })}
          >
            {doesNotApply}
          </Button>
        )}
        <p className="text-sm text-muted">{question.why}</p>
      </div>
      {/* The space is reserved while the figure loads. */}
      <p className="num min-h-12 rounded-md bg-gold-wash px-3.5 py-3 text-[0.95rem]">
        {impact && impact.scholarships > 0
          ? `Your answer helps check ${impactText({ field, scholarships: impact.scholarships, dollars: impact.dollars })}.`
          : "Your answer helps check more scholarships."}
      </p>
      <div data-step-buttons="" className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button variant="quiet" onClick={() => void leave(null)} disabled={isBusy}>
          Skip
        </Button>
        <Button type="submit" className="ml-auto" busy={isBusy}>
          {isLast ? "See my matches" : "Next"}
        </Button>
      </div>
    </form>
  );
}

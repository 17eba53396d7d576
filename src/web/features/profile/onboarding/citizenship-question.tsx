import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { impactText } from "#domain/matches/question-text.ts";
import { citizenshipOptions, profileQuestions } from "#domain/profile/questions.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { RadioChoice } from "#web/ui/forms/radio-choice.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { answerQuestion } from "../answer/answer-form.ts";
import { questionImpactsQuery, useSaveProfile } from "../api.ts";

const field = "citizenship_status";
const question = profileQuestions[field];

/** Asks for the citizenship after the wizard, as it decides more scholarships than most answers. It can be skipped. */
export function CitizenshipQuestion({ onDone }: { onDone: () => Promise<void> }) {
  const [answer, setAnswer] = useState("");
  const [error, setError] = useState<string>();
  const save = useSaveProfile();
  useEffect(() => document.querySelector<HTMLElement>("h1[tabindex]")?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const answered = answerQuestion(field, answer);
    if (!answered.ok) return setError("Choose one, or skip this question.");
    try {
      await save.mutateAsync({ changes: answered.changes });
    } catch {
      return setError("Your answer could not be saved. Please try again, or skip this question.");
    }
    await onDone();
  };

  return (
    <Card className="p-5 sm:p-8">
      <form noValidate onSubmit={submit} className="grid gap-6">
        <RadioChoice
          name={field}
          label={question?.question ?? ""}
          hint={question?.why}
          options={citizenshipOptions}
          value={answer}
          onChange={(event) => {
            setAnswer(event.target.value);
            setError(undefined);
          }}
          error={error}
        />
        <Impact />
        <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
          <Button variant="quiet" onClick={() => void onDone()} disabled={save.isPending}>
            Skip
          </Button>
          <Button type="submit" className="ml-auto" busy={save.isPending}>
            See my matches
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** How many scholarships the answer decides. The space is reserved while that loads. */
function Impact() {
  const { data } = useQuery(questionImpactsQuery);
  const impact = data?.find((one) => one.field === field);
  return (
    <p className="num min-h-12 rounded-md bg-gold-wash px-3.5 py-3 text-[0.95rem]">
      {impact && impact.scholarships > 0
        ? `Your answer helps check ${impactText(impact)}.`
        : "Your answer helps check more scholarships."}
    </p>
  );
}

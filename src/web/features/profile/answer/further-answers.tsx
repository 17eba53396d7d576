import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { furtherQuestions } from "#domain/matches/further-questions.ts";
import { impactText } from "#domain/matches/question-text.ts";
import { wordsOf } from "#domain/matches/top-question.ts";
import type { Profile } from "#domain/profile/profile.ts";
import type { QuestionPath } from "#domain/profile/question-paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { questionImpactsQuery } from "../api.ts";
import { AnswerQuestion } from "../shared/answer-question.tsx";

const mostShown = 3;

/** The missing answers beyond the percentage that most scholarships wait for, those to which few can say yes last. They can be given here. */
export function FurtherAnswers({ profile }: { profile: Profile }) {
  const { data: impacts } = useQuery(questionImpactsQuery);
  const [asked, setAsked] = useState<QuestionPath>();
  const [isAnswering, setAnswering] = useState(false);
  const questions = furtherQuestions(impacts ?? [], profile).slice(0, mostShown);
  if (questions.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-muted">Add an answer to check more scholarships:</p>
      <p className="flex flex-wrap gap-2">
        {questions.map(({ field, ...impact }) => (
          <Button
            key={field}
            variant="quiet"
            size="wrap"
            className="num"
            onClick={() => {
              setAsked(field);
              setAnswering(true);
            }}
          >
            {wordsOf(field).label}: {impactText({ field, ...impact })}
          </Button>
        ))}
      </p>
      {asked && <AnswerQuestion field={asked} open={isAnswering} onOpenChange={setAnswering} />}
    </div>
  );
}

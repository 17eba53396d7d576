import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { impactText } from "#domain/matches/question-text.ts";
import { missingAnswers, wordsOf, youWrote } from "#domain/matches/top-question.ts";
import type { Profile } from "#domain/profile/profile.ts";
import type { QuestionPath } from "#domain/profile/question-paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { questionImpactsQuery } from "../api.ts";
import { AnswerQuestion } from "../shared/answer-question.tsx";

const mostShown = 5;

/** The missing answers that help, best first: those that help most, and all others on demand. The first is the one that My Matches asks for. They can be given here. */
export function FurtherAnswers({ profile }: { profile: Profile }) {
  const { data: impacts } = useQuery(questionImpactsQuery);
  const [asked, setAsked] = useState<QuestionPath>();
  const [isAnswering, setAnswering] = useState(false);
  const [isAll, setAll] = useState(false);
  const missing = missingAnswers(impacts ?? [], profile);
  const questions = isAll ? missing : missing.slice(0, mostShown);
  if (questions.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-muted">
        {questions[0]?.told !== undefined && `${youWrote(questions[0].told)} `}
        Add an answer to check more scholarships:
      </p>
      <p className="flex flex-wrap gap-2">
        {questions.map(({ field, told: _, ...impact }) => (
          <Button
            key={field}
            variant="quiet"
            size="wrap"
            className="num text-left"
            onClick={() => {
              setAsked(field);
              setAnswering(true);
            }}
          >
            {wordsOf(field).label}: {impactText({ field, ...impact })}
          </Button>
        ))}
        {questions.length < missing.length && (
          <Button variant="ghost" size="sm" className="num" onClick={() => setAll(true)}>
            Show {missing.length - questions.length} more
          </Button>
        )}
      </p>
      {asked && <AnswerQuestion field={asked} open={isAnswering} onOpenChange={setAnswering} />}
    </div>
  );
}

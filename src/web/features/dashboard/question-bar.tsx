import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { questionText } from "#domain/matches/question-text.ts";
import { topMatchesQuery } from "#web/features/matches/api.ts";
import { AnswerQuestion } from "#web/features/profile/shared/answer-question.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** The missing answer that decides the most scholarships, with a button that asks for it. */
export function QuestionBar({ className }: { className?: string }) {
  const { data, isPending } = useInfiniteQuery(topMatchesQuery);
  const [answering, setAnswering] = useState(false);
  const unlock = data?.pages[0]?.unlock;
  if (isPending) return <Skeleton className={cx("h-[8.5rem] sm:h-[4.25rem] lg:h-[8.5rem]", className)} />;
  if (!unlock) return null;
  return (
    <section
      aria-label="Top question"
      className={cx(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-gold-wash px-4 py-3 sm:flex-nowrap sm:px-[18px] lg:flex-wrap",
        className,
      )}
    >
      <p className="num">{questionText(unlock)}</p>
      <Button className="sm:shrink-0" onClick={() => setAnswering(true)}>
        Answer
      </Button>
      <AnswerQuestion field={unlock.field} open={answering} onOpenChange={setAnswering} />
    </section>
  );
}

import { useEffect, useRef } from "react";
import { ScoreRing } from "#web/features/scholarships/shared/score-ring.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { analysis, scholarships } from "./sample-search.ts";

const subject = scholarships.find(({ id }) => id === analysis.scholarshipId);
const percent = Math.round(analysis.successProbability * 100);

type StepAnalysisProps = { revealed: boolean; onReveal: () => void };

/** Step 2: a sample analysis, hidden until the student clicks a button. */
export function StepAnalysis({ revealed, onReveal }: StepAnalysisProps) {
  const clicked = useRef(false);
  if (revealed) return <Analysis focused={clicked.current} />;
  return (
    <Card className="grid justify-items-start gap-4 p-5 sm:p-6">
      <p className="measure text-[1.0625rem]">
        An analysis compares one scholarship with one profile. This one is for “{subject?.title}” and an invented
        student.
      </p>
      <Button
        onClick={() => {
          clicked.current = true;
          onReveal();
        }}
      >
        Generate AI Analysis
      </Button>
    </Card>
  );
}

function Analysis({ focused }: { focused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears, so the focus moves to the analysis.
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ScoreRing score={analysis.match} />
        <div className="min-w-0 flex-1">
          <h3 ref={heading} tabIndex={-1} className="text-[1.2rem]">
            {analysis.match}% match
          </h3>
          <p className="text-[0.9375rem] text-muted">{subject?.title}</p>
        </div>
        <Tag>Sample analysis</Tag>
      </div>
      <p className="measure text-muted">{analysis.summary}</p>
      <div className="grid gap-6 md:grid-cols-2">
        <Points title="Strengths" points={analysis.strengths} />
        <Points title="Recommendations" points={analysis.recommendations} />
      </div>
      <div className="grid gap-2 border-t border-line pt-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">Success probability</span>
          <span className="figure text-[1.35rem] text-green">
            {analysis.successLabel}, {percent}%
          </span>
        </p>
        <ProgressBar label="Success probability of the sample" value={percent} />
      </div>
    </Card>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className="font-sans font-semibold">{title}</h4>
      <ul className="mt-2 grid list-disc gap-1.5 pl-[1.3em] marker:text-green">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

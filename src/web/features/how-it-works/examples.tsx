import how from "#content/pages/how-it-works.json";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Points } from "./points.tsx";

/** Worked examples, step by step. */
export function Examples() {
  return (
    <ul className="grid items-stretch gap-4 lg:grid-cols-2">
      {how.examples.map((example) => (
        <li key={example.title}>
          <Card className="grid h-full content-start gap-3 p-5 sm:p-6">
            <div className="flex items-start justify-between gap-4">
              <div className="grid justify-items-start gap-2">
                <h2 className="text-[1.3rem]">{example.title}</h2>
                <p className="flex flex-wrap gap-2">
                  <Tag>{example.category}</Tag>
                  <Tag tone="green">{example.level}</Tag>
                </p>
              </div>
              <Points value={example.points} />
            </div>
            <p>{example.story}</p>
            <ol className="num grid list-decimal gap-1.5 border-t border-line pt-3 pl-[1.4em] text-[0.9375rem] text-muted">
              {example.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        </li>
      ))}
    </ul>
  );
}

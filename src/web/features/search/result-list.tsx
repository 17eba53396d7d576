import { useId } from "react";
import { Card } from "#web/ui/layout/card.tsx";
import { ResultRow, type ResultRowProps } from "./result-row.tsx";

export type ResultListProps = {
  title: string;
  note?: string | undefined;
  results: readonly ResultRowProps["result"][];
} & Pick<ResultRowProps, "today" | "scoredBy">;

/** Found scholarships under a heading. */
export function ResultList({ title, note, results, ...shown }: ResultListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 max-sm:mb-1.5">
        <h2 id={id} className="text-[1.3rem] max-sm:text-[1.15rem]">
          {title}
        </h2>
        {note && <p className="num text-sm text-muted">{note}</p>}
      </header>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {results.map((result) => (
            <li key={result.id}>
              <ResultRow result={result} {...shown} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

import { useState } from "react";
import { mostFigure } from "#domain/applications/money/money-total.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { BoardCard, type CardProps } from "./board-card.tsx";
import { type Column, shownOf } from "./columns.ts";

const shownAtOnce = 50;

export type ColumnListProps = Omit<CardProps, "application"> & {
  column: Column;
  /** The accessible name of the list. */
  label: string;
  /** The application that was moved last. */
  movedId: string | null;
};

/** The cards of one column, 50 at a time. */
export function ColumnList({ column: { applications }, label, movedId, ...card }: ColumnListProps) {
  const [most, setMost] = useState(shownAtOnce);
  const shown = shownOf(applications, most, movedId);
  const hidden = applications.length - shown.length;
  if (applications.length === 0) return <p className="px-1 py-3 text-sm text-muted">None yet</p>;
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-2">
        {shown.map((application) => (
          <li key={application.id}>
            <BoardCard application={application} {...card} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setMost(most + shownAtOnce)}
          className="mt-2 w-full print:hidden"
        >
          Show more ({hidden.toLocaleString("en-US")})
        </Button>
      )}
    </>
  );
}

/** How many applications a column has, and their money where they state any. */
export function ColumnSum({ column: { applications, money } }: { column: Column }) {
  return (
    <p className="num text-sm text-muted">
      {applications.length.toLocaleString("en-US")}
      <span className="sr-only">{applications.length === 1 ? " application" : " applications"}</span>
      {money.max > 0 && (
        <>
          {" · "}
          <span className="font-semibold text-gold-ink">{mostFigure(money)}</span>
        </>
      )}
    </p>
  );
}

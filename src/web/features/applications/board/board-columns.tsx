import { useId, useRef, useState } from "react";
import { type ApplicationStatus, applicationStatusLabels } from "#domain/applications/application-status.ts";
import { cx } from "#web/ui/class-names.ts";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { ColumnList, type ColumnListProps, ColumnSum } from "./column-list.tsx";
import type { Column } from "./columns.ts";
import { useDropTarget } from "./use-drag.ts";

type ColumnsProps = Omit<ColumnListProps, "column" | "label"> & { columns: readonly Column[] };
type OnDrop = { onDrop: (applicationId: string, status: ApplicationStatus) => void };

/** All columns side by side. Cards are dragged between them. */
export function Columns({ columns, ...rest }: ColumnsProps & OnDrop) {
  return (
    <div className="grid auto-cols-[minmax(11rem,1fr)] grid-flow-col gap-2 overflow-x-auto pb-2 print:grid-flow-row print:overflow-visible">
      {columns.map((column) => (
        <WideColumn key={column.status} column={column} {...rest} />
      ))}
    </div>
  );
}

function WideColumn({ column, onDrop, ...rest }: Omit<ColumnListProps, "label"> & OnDrop) {
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  const isOver = useDropTarget(section, column.status, onDrop);
  const label = applicationStatusLabels[column.status];
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      className={cx(
        "min-h-40 print:min-h-0 rounded-lg border p-1.5 transition-colors",
        isOver ? "border-green bg-green-wash" : "border-line bg-hover/50",
      )}
    >
      <header className="px-1.5 pt-1 pb-2">
        <h2 id={headingId} className="font-sans text-[0.9375rem] font-semibold tracking-normal">
          {label}
        </h2>
        <ColumnSum column={column} />
      </header>
      <ColumnList column={column} label={label} {...rest} />
    </section>
  );
}

/** One column at a time, with tabs for the others: the first with applications, until the student chooses. */
export function OneColumn({ columns, ...rest }: ColumnsProps) {
  const [chosen, setChosen] = useState<ApplicationStatus>();
  const [filled] = useState(() => columns.find(({ applications }) => applications.length > 0)?.status);
  return (
    <Tabs<ApplicationStatus>
      label="Columns of the board"
      value={chosen ?? filled ?? "not_started"}
      onChange={setChosen}
      tabs={columns.map((column) => {
        const label = applicationStatusLabels[column.status];
        return {
          value: column.status,
          label: (
            <>
              {label} <span className="num font-normal">{column.applications.length.toLocaleString("en-US")}</span>
            </>
          ),
          panel: (
            <div className="grid grid-cols-1 gap-2">
              <ColumnSum column={column} />
              <ColumnList column={column} label={label} {...rest} />
            </div>
          ),
        };
      })}
    />
  );
}

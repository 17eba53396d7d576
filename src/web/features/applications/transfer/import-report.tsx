import { countOf } from "#domain/applications/count-of.ts";
import { columns } from "#domain/applications/import/columns.ts";
import type { ImportProblem, ImportReport as Report } from "#domain/applications/import/import.ts";

/** More rows would make the dialog slow. */
const mostShown = 500;
const headings = new Map<string, string>(columns);

const count = (number: number) => number.toLocaleString("en-US");

/** What an import adds, skips and leaves out, with the line, the field and the reason of each problem. */
export function ImportReport({ report, isDone }: { report: Report; isDone: boolean }) {
  const { added, skipped, problems } = report;
  const badRows = new Set(problems.map(({ line }) => line)).size;
  return (
    <div className="grid gap-3">
      <ul role="status" className="num grid gap-0.5">
        <li>{isDone ? `${countOf(added)} added` : `${countOf(added)} to add`}</li>
        {skipped > 0 && <li className="text-muted">{countOf(skipped)} in your tracker already</li>}
        {badRows > 0 && (
          <li className="text-clay">
            {badRows === 1 ? "1 row" : `${count(badRows)} rows`} left out. Correct them in the file and import it again.
          </li>
        )}
      </ul>
      {problems.length > 0 && <Problems problems={problems} />}
    </div>
  );
}

function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  return (
    <section
      aria-label="Rows with problems"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it
      tabIndex={0}
      className="max-h-56 overflow-y-auto rounded-lg border border-line"
    >
      <table className="w-full text-left text-sm">
        <thead className="bg-paper">
          <tr>
            {["Line", "Column", "Problem"].map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, mostShown).map(({ line, field, message, title, value }) => (
            <tr key={`${line} ${field} ${message}`} className="border-t border-line align-top">
              <td className="num px-3 py-2 wrap-anywhere">
                {count(line)}
                {title && <span className="block text-muted">{title}</span>}
              </td>
              <td className="px-3 py-2">{headings.get(field) ?? field}</td>
              <td className="px-3 py-2 wrap-anywhere">
                {value && <span className="block text-muted">“{value}”</span>}
                {message}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > mostShown && (
        <p className="num border-t border-line px-3 py-2 text-sm text-muted">
          And {count(problems.length - mostShown)} more
        </p>
      )}
    </section>
  );
}

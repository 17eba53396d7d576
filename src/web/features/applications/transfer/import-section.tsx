import { type ChangeEvent, useId } from "react";
import { countOf } from "#domain/applications/count-of.ts";
import { Button, buttonClasses } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-field.tsx";
import { ImportReport } from "./import-report.tsx";
import { useImport } from "./use-import.ts";

/** Choose or paste a table of applications, see what is in it, then add it. */
export function ImportSection({ onDone }: { onDone: () => void }) {
  const { source, report, isDone, busy, ...act } = useImport();
  return (
    <section aria-label="Import" className="grid grid-cols-1 gap-4">
      <p className="text-muted">
        A spreadsheet saved as CSV, or a file exported here. The first row has the headings, such as Scholarship, Amount
        and Deadline. Nothing is added before you have seen the result.
      </p>
      {!report && (
        <>
          <FileChoice onChoose={act.open} />
          {source.fileName === null && (
            <TextArea
              label="Or paste the rows"
              rows={5}
              spellCheck={false}
              value={source.text}
              onChange={(event) => act.paste(event.target.value)}
            />
          )}
        </>
      )}
      {source.fileName !== null && <p className="font-semibold wrap-anywhere">{source.fileName}</p>}
      {report && <ImportReport report={report} isDone={isDone} />}
      <div className="flex flex-wrap justify-end gap-3">
        {(report || source.fileName !== null) && !isDone && (
          <Button variant="quiet" onClick={act.startOver}>
            Start over
          </Button>
        )}
        {isDone ? (
          <Button onClick={onDone}>Done</Button>
        ) : report ? (
          <Button disabled={report.added === 0} busy={busy} onClick={act.add}>
            Add {countOf(report.added)}
          </Button>
        ) : (
          <Button disabled={source.text.trim() === ""} busy={busy} onClick={act.check}>
            Check
          </Button>
        )}
      </div>
    </section>
  );
}

function FileChoice({ onChoose }: { onChoose: (file: File) => Promise<void> }) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was corrected.
    if (file) void onChoose(file).finally(() => (target.value = ""));
  };
  return (
    <div className="relative justify-self-start">
      <input
        id={id}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        onChange={choose}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <label
        htmlFor={id}
        className={buttonClasses(
          { variant: "quiet" },
          "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-green",
        )}
      >
        Choose a file
      </label>
    </div>
  );
}

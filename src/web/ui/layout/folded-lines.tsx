import { useLayoutEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";

/** Texts in one line. Where they take more room, a button shows all of them. */
export function FoldedLines({ lines }: { lines: readonly string[] }) {
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const around = text.current as HTMLDivElement;
    const watcher = new ResizeObserver(() => setIsCut(around.scrollWidth > around.clientWidth));
    watcher.observe(around);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className="flex items-baseline gap-2">
      <div ref={text} className={cx("min-w-0 flex-1", isOpen ? "grid gap-0.5" : "truncate *:inline *:text-nowrap")}>
        {lines.map((line) => (
          <p key={line}>{line} </p>
        ))}
      </div>
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          // A target of 44 px that makes the line no higher.
          className="-my-3 shrink-0 self-start px-1 py-3 font-semibold text-green"
        >
          {isOpen ? "Less" : "More"}
          <span className="sr-only"> about this search</span>
        </button>
      )}
    </div>
  );
}

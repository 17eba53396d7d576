import { type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from "react";
import type { Application } from "#domain/applications/application.ts";
import { applicationStatusLabels } from "#domain/applications/application-status.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { cx } from "#web/ui/class-names.ts";
import { useWideScreen } from "#web/ui/layout/use-wide-screen.ts";
import type { ApplicationSearchParams } from "../application-search-params.ts";
import { usePrinting } from "../list/use-printing.ts";
import { Columns, OneColumn } from "./board-columns.tsx";
import { columnsOf, statusBeside } from "./columns.ts";
import { focusTargetOf, readMoveKey } from "./move-keys.ts";
import { type MenuTarget, MoveMenu } from "./move-menu.tsx";
import { useMove } from "./use-move.ts";

type BoardProps = {
  applications: readonly Application[];
  /** The search params of the screen, which the links to the details keep. */
  search: ApplicationSearchParams;
};

/**
 * The applications in a column for each status. A card is dragged, moved by the arrow keys, or moved by its menu. A
 * phone shows one column at a time.
 */
export default function Board({ applications, search }: BoardProps) {
  const isWide = useWideScreen();
  const isPrinting = usePrinting();
  const today = useDeadlineDay();
  const hintId = useId();
  const board = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<MenuTarget | null>(null);
  const openMenu = useCallback((application: Application, button: HTMLElement) => setMenu({ application, button }), []);
  const { move, moved } = useMove(applications);
  const statusOf = (applicationId: string) => applications.find(({ id }) => id === applicationId)?.status;
  const movedId = moved?.id ?? null;
  useKeptFocus(board, movedId, movedId && statusOf(movedId));
  const columns = { columns: columnsOf(applications), movedId, today, search, hintId, onMenu: openMenu };
  return (
    <section
      ref={board}
      aria-label="Board"
      onKeyDown={(event) => {
        const key = readMoveKey(event);
        const status = key && statusOf(key.applicationId);
        const next = status && statusBeside(status, key.steps);
        if (next) move(key.applicationId, next);
      }}
    >
      <p id={hintId} className={cx("mb-3 text-sm text-muted print:hidden", !isWide && "sr-only")}>
        Drag a card to another column. With the keyboard, use the left and right arrow keys.
      </p>
      <p role="status" className="sr-only">
        {moved && `${moved.title} moved to ${applicationStatusLabels[moved.status]}.`}
      </p>
      {isWide || isPrinting ? <Columns {...columns} onDrop={move} /> : <OneColumn {...columns} />}
      <MoveMenu
        target={menu}
        onClose={() => setMenu(null)}
        onMove={move}
        focusAfterMove={(applicationId) => focusTargetOf(board.current, applicationId)}
      />
    </section>
  );
}

/** Focuses a card again after its move: in its new column it is another element. */
function useKeptFocus(board: RefObject<HTMLElement | null>, movedId: string | null, status: string | null | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the status means a change of the column
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (movedId && isLost) focusTargetOf(board.current, movedId)?.focus();
  }, [board, movedId, status]);
}

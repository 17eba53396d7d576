import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "../class-names.ts";
import { Sheet } from "../overlays/sheet.tsx";

type ListWithDetailsProps = {
  /** Whether the details fit beside the list (useWideScreen). */
  wide: boolean;
  /** The row whose details are shown: the `data-row` of its link. */
  openId: string | undefined;
  /** The accessible name of the details. */
  label: string;
  details: ReactNode;
  /** Whether the student opened the details, so that they cover the list on a narrow screen. */
  isOpened: boolean;
  /** Closes the details without a new history entry. */
  onClose: () => void;
  /** The list. `className` is for its outermost element; `onReadDetails` moves the focus to the details beside it. */
  list: (props: { className: string; onReadDetails: (() => void) | undefined }) => ReactNode;
};

/** A list with the details of one row: beside it on a wide screen, in a sheet on others. */
export function ListWithDetails({ wide, openId, label, details, isOpened, onClose, list }: ListWithDetailsProps) {
  const panel = useRef<HTMLElement>(null);
  const closeDetails = useCloseDetails(onClose);
  const isBeside = wide && openId !== undefined;
  const shownId = useRef(openId);
  useEffect(() => {
    if (shownId.current === openId) return;
    shownId.current = openId;
    // Other details begin at their top, and take the focus where what had it is gone, such as the button that hid the last ones.
    panel.current?.scrollTo(0, 0);
    if (document.activeElement === document.body) panel.current?.focus();
  }, [openId]);
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        {list({
          className: cx("min-w-0", !isBeside && "lg:col-span-2"),
          onReadDetails: wide ? () => panel.current?.focus() : undefined,
        })}
        {isBeside && (
          <section
            ref={panel}
            tabIndex={-1}
            data-details-beside=""
            aria-label={label}
            onKeyDown={(event) => event.key === "Escape" && focusRow(openId)}
            className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-lg border border-line bg-card"
          >
            {details}
          </section>
        )}
      </div>
      <Sheet
        open={isOpened && !wide}
        onOpenChange={(open) => !open && closeDetails()}
        title={label}
        titleHidden
        side="bottom"
      >
        {!wide && details}
      </Sheet>
    </>
  );
}

/** Moves the focus to the row with this `data-row`, if it is on the list. */
export function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}

/**
 * Closes the details on a phone. If opening them added a history entry (`openedFromList`), goes back, so that the
 * browser's Back still works.
 */
function useCloseDetails(replaceEntry: () => void): () => void {
  const { history } = useRouter();
  const wasAdded = useLocation({ select: ({ state }) => state.openedFromList === true });
  return wasAdded ? () => history.back() : replaceEntry;
}

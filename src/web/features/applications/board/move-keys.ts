import type { KeyboardEvent } from "react";

/** What an arrow key does with the focused card. */
type KeyMove = { applicationId: string; steps: 1 | -1 };

/**
 * Reads an arrow key on a focused card. Left and Right ask to move the card by one column; the return value says so. Up
 * and Down move the focus to the card above or below.
 */
export function readMoveKey(event: KeyboardEvent<HTMLElement>): KeyMove | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const card = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-card]") : null;
  if (!card?.dataset.card) return null;
  if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    event.preventDefault();
    const item = card.closest("li");
    const next = event.key === "ArrowUp" ? item?.previousElementSibling : item?.nextElementSibling;
    next?.querySelector<HTMLElement>("[data-card-link]")?.focus();
    return null;
  }
  const steps = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : null;
  if (!steps) return null;
  event.preventDefault();
  return { applicationId: card.dataset.card, steps };
}

/**
 * Where the focus goes after an application was moved: to its card, or to the tab of the column shown where the card is
 * in another one.
 */
export function focusTargetOf(board: HTMLElement | null, applicationId: string): HTMLElement | null {
  return (
    board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(applicationId)}"] [data-card-link]`) ??
    board?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ??
    null
  );
}

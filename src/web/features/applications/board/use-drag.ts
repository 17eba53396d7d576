import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";

/** Makes a card draggable. Returns whether it is being dragged. */
export function useDraggable(card: RefObject<HTMLElement | null>, applicationId: string): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!card.current) return;
    return draggable({
      element: card.current,
      getInitialData: () => ({ applicationId }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [card, applicationId]);
  return isDragged;
}

/** Makes a column accept cards. Returns whether a card is over it. */
export function useDropTarget(
  column: RefObject<HTMLElement | null>,
  status: ApplicationStatus,
  onDrop: (applicationId: string, status: ApplicationStatus) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const handleDrop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!column.current) return;
    return dropTargetForElements({
      element: column.current,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source: { data } }) => {
        setOver(false);
        if (typeof data.applicationId === "string") handleDrop(data.applicationId, status);
      },
    });
  }, [column, status]);
  return isOver;
}

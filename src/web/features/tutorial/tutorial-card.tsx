import { X } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { cx } from "#web/ui/class-names.ts";
import { Button, buttonClasses } from "#web/ui/controls/button.tsx";
import { type Anchor, anchorOf, type TutorialStep, tutorialSteps } from "./tutorial-steps.ts";

const markClasses = ["outline-3", "-outline-offset-2", "outline-green", "rounded-lg"];

/**
 * The card of the tutorial, beside the element of each step. `onEnd` is called when the tutorial is finished or closed. It is no
 * popover of Base UI, whose code is as heavy as half of the dashboard.
 */
export default function TutorialCard({ onEnd }: { onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const anchor = useAnchor(at);
  const step = tutorialSteps[at];
  if (!step || !anchor) return null;
  const end = () => {
    document.querySelector<HTMLElement>("#main h1[tabindex]")?.focus();
    onEnd();
  };
  return createPortal(<Card {...{ step, at, anchor }} onGo={setAt} onEnd={end} />, document.body);
}

type CardProps = {
  step: TutorialStep;
  /** The place of the step. */
  at: number;
  anchor: Anchor;
  onGo: (at: number) => void;
  onEnd: () => void;
};

function Card({ step, at, anchor, onGo, onEnd }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  usePlaceBeside(card, anchor);
  useEffect(() => nextButton.current?.focus({ preventScroll: true }), []);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onEnd();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const isLast = at === tutorialSteps.length - 1;
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // On a phone at the lower edge, as beside the element it would cover the page that it explains.
      className="fixed z-50 w-[320px] max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-card p-4 text-ink shadow-float max-md:inset-x-2! max-md:top-auto! max-md:bottom-2! max-md:mx-auto max-md:p-3"
    >
      <div aria-live="polite">
        <h2 id={`${id}-title`} className="pr-9 text-[1.25rem]">
          {step.title}
        </h2>
        <p id={`${id}-text`} className="mt-1.5 text-[0.95rem] text-muted max-md:mt-1 max-md:text-sm">
          {step.content}
          {anchor.inMenu && " You find it in this menu."}
        </p>
      </div>
      <div className="mt-4 flex items-center max-md:mt-1.5 justify-between gap-3">
        <Dots at={at} />
        <div className="flex gap-2">
          {at > 0 && (
            <Button variant="quiet" size="sm" onClick={() => onGo(at - 1)}>
              Back
            </Button>
          )}
          <Button ref={nextButton} size="sm" onClick={() => (isLast ? onEnd() : onGo(at + 1))}>
            {isLast ? "Finish" : "Next"}
          </Button>
        </div>
      </div>
      <button
        type="button"
        aria-label="Close tutorial"
        onClick={onEnd}
        className={buttonClasses({ variant: "ghost", size: "icon" }, "absolute top-1.5 right-1.5")}
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}

const gap = 14;
const margin = 8;

/** Keeps the card beside its element, and inside the window. */
function usePlaceBeside(card: RefObject<HTMLElement | null>, { element, position }: Anchor) {
  useLayoutEffect(() => {
    const place = () => {
      const own = card.current;
      if (!own) return;
      const { top, right, bottom } = element.getBoundingClientRect();
      const isBelow = position === "bottom";
      // Below at the end, as the tabs of the dashboard stand at the start, right below its heading.
      const left = isBelow ? right - own.offsetWidth : right + gap;
      const upper = isBelow ? bottom + gap : (top + bottom - own.offsetHeight) / 2;
      own.style.left = `${inside(left, own.offsetWidth, innerWidth)}px`;
      own.style.top = `${inside(upper, own.offsetHeight, innerHeight)}px`;
    };
    place();
    addEventListener("resize", place);
    addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      removeEventListener("resize", place);
      removeEventListener("scroll", place, { capture: true });
    };
  }, [card, element, position]);
}

const inside = (start: number, size: number, room: number) => Math.max(margin, Math.min(start, room - size - margin));

function Dots({ at }: { at: number }) {
  return (
    <p className="flex gap-1.5">
      <span className="sr-only">
        Step {at + 1} of {tutorialSteps.length}
      </span>
      {tutorialSteps.map(({ id }, index) => (
        <span
          key={id}
          aria-hidden="true"
          className={cx("size-2 rounded-full", index === at ? "bg-green" : "bg-line")}
        />
      ))}
    </p>
  );
}

/**
 * The element of the step at this index, highlighted during the step. The lookup runs again when the page changes its
 * width.
 */
function useAnchor(at: number): Anchor | null {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  useEffect(() => {
    const find = () => setAnchor((tutorialSteps[at] && anchorOf(tutorialSteps[at], document)) ?? null);
    find();
    window.addEventListener("resize", find);
    return () => window.removeEventListener("resize", find);
  }, [at]);
  const element = anchor?.element;
  useEffect(() => {
    if (!element) return;
    element.classList.add(...markClasses);
    element.scrollIntoView({ block: "nearest" });
    return () => element.classList.remove(...markClasses);
  }, [element]);
  return anchor;
}

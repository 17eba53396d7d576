import { Popover } from "@base-ui/react/popover";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cx } from "#web/ui/class-names.ts";
import { Button, buttonClasses } from "#web/ui/controls/button.tsx";
import { pageHeading } from "#web/ui/page-heading.ts";
import { type Anchor, anchorOf, tutorialSteps } from "./tutorial-steps.ts";

const markClasses = ["outline-3", "-outline-offset-2", "outline-green", "rounded-lg"];

/** Whether the student has gone on to a control of the page, which must not lose the focus: Enter would do something else. */
const isAtWork = (): boolean =>
  document.activeElement?.closest("#main :is(a, button, input, select, textarea, summary)") != null;

/**
 * The card of the tutorial, beside the element of each step. `onEnd` is called when the tutorial is finished or closed.
 */
export default function TutorialCard({ onEnd }: { onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const step = tutorialSteps[at];
  const anchor = useAnchor(at);
  const nextButton = useRef<HTMLButtonElement>(null);
  if (!step || !anchor) return null;
  const isLast = at === tutorialSteps.length - 1;
  return (
    <Popover.Root
      open
      onOpenChange={(_, { reason }) => {
        // A click outside the card does not end the tutorial.
        if (reason === "escape-key" || reason === "close-press") onEnd();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor.element}
          side={anchor.position}
          // In the room above the page that styles.css keeps for it, below the header.
          align={anchor.position === "top" ? "start" : "end"}
          sideOffset={14}
          collisionAvoidance={{ align: "shift" }}
          collisionPadding={{ top: 76, right: 8, bottom: 8, left: 8 }}
          // On a phone it stays there when the page is scrolled.
          className="z-50 max-md:fixed! max-md:inset-x-2! max-md:top-18! max-md:transform-none!"
        >
          <Popover.Popup
            data-tutorial-card=""
            initialFocus={() => (isAtWork() ? false : nextButton.current)}
            finalFocus={pageHeading}
            className="relative mx-auto w-[320px] max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-card p-4 text-ink max-md:p-3 shadow-float outline-none"
          >
            <div aria-live="polite">
              <Popover.Title className="pr-9 text-[1.25rem]">{step.title}</Popover.Title>
              <Popover.Description className="mt-1.5 text-[0.95rem] text-muted max-md:mt-1 max-md:text-sm">
                {step.content}
                {anchor.inMenu && " You find it in this menu."}
              </Popover.Description>
            </div>
            <div className="mt-4 flex items-center max-md:mt-1.5 justify-between gap-3">
              <Dots at={at} />
              <div className="flex gap-2">
                {at > 0 && (
                  <Button variant="quiet" size="sm" onClick={() => setAt(at - 1)}>
                    Back
                  </Button>
                )}
                <Button ref={nextButton} size="sm" onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
                  {isLast ? "Finish" : "Next"}
                </Button>
              </div>
            </div>
            <Popover.Close
              aria-label="Close tutorial"
              className={buttonClasses({ variant: "ghost", size: "icon" }, "absolute top-1.5 right-1.5")}
            >
              <X aria-hidden="true" className="size-4.5" />
            </Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

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

import { Toast as Base } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { buttonClasses } from "../controls/button.tsx";
import { pageHeading } from "../page-heading.ts";
import { takeToasts } from "./toast.tsx";

/** The time stops while the pointer or the focus is on a toast. */
const shownMs = 6000;
/** Long enough to read it and to reach its button. */
const shownWithActionMs = 10_000;

/** On a phone the title of a step is below the header: what went well says so in a few words beside it, and the rest is read out. */
const smallOverSteps = {
  toast: "max-sm:[body:has([data-step-buttons])_&]:w-auto",
  description: "max-sm:[body:has([data-step-buttons])_&]:sr-only",
};

/**
 * Renders toasts where they cover no control that a student needs next, and never the header: at the lower edge, above the floating
 * button and the bars that stay there. In forms of several steps, whose buttons are at the lower edge, they are below the header: under
 * the pointer that pressed a button, a toast would stay. On a desktop they are over the list beside details, whose buttons lead to most
 * toasts.
 */
export default function Toaster() {
  return (
    <Base.Provider timeout={shownMs} limit={3}>
      <Base.Portal>
        <Base.Viewport
          aria-label="Messages"
          data-messages
          className={cx(
            "fixed inset-x-4 z-[60] grid grid-cols-[minmax(0,1fr)] justify-items-end gap-2 outline-none",
            "bottom-4 [body:has([data-floating])_&]:bottom-18 sm:right-6 sm:left-auto sm:w-[22.5rem] sm:[body:has([data-floating])_&]:bottom-24",
            "max-lg:[body:has([data-bottom-bar])_&]:bottom-40",
            "[body:has([data-step-buttons])_&]:top-18 [body:has([data-step-buttons])_&]:bottom-auto",
            "sm:[body:has([data-details-beside])_&]:right-auto sm:[body:has([data-details-beside])_&]:left-20",
          )}
        >
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts, add, close } = Base.useToastManager();
  /** The error toasts that were shown since the last success. */
  const [errorIds] = useState(() => new Set<string>());
  const goBack = useFocusBefore();
  useEffect(() => {
    return takeToasts(({ title, description, tone = "plain", action }) => {
      // A success means that the earlier error is solved.
      if (tone === "plain") for (const id of errorIds) close(id);
      const id = add({
        title,
        description,
        type: tone,
        ...(action && { timeout: shownWithActionMs }),
        // A toast of high priority is aria-hidden with its buttons still in the tab order; this one is read out politely.
        priority: "low",
        actionProps: action && {
          children: action.label,
          onClick: () => {
            action.onClick();
            goBack();
            close(id);
          },
        },
      });
      if (tone === "error") errorIds.add(id);
      else errorIds.clear();
    });
  }, [add, close, errorIds, goBack]);
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection={["up", "down", "right"]}
      className={cx(
        toast.type !== "error" && smallOverSteps.toast,
        "w-full rounded-lg border bg-card text-ink shadow-float wrap-anywhere",
        toast.type === "error" ? "border-clay" : "border-line",
        "transition-opacity data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0",
      )}
    >
      <Base.Content className="flex items-start gap-1.5 py-2 pr-1.5 pl-4">
        {/* A short action stands beside the text, so that the toast is hardly higher than the header of a phone. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 self-center">
          <div className="min-w-[10rem] flex-1">
            <Base.Title
              className={cx(
                "font-sans text-[0.9375rem] font-semibold tracking-normal",
                toast.type === "error" && "text-clay",
              )}
            />
            <Base.Description
              className={cx("mt-0.5 text-[0.9375rem] text-muted", toast.type !== "error" && smallOverSteps.description)}
            />
          </div>
          <Base.Action className="-mx-1.5 -my-1 inline-flex min-h-11 shrink-0 items-center px-1.5 font-semibold text-green underline underline-offset-[3px]" />
        </div>
        {/* Base UI hides it from screen readers until the list is hovered, while it stays in the tab order. */}
        <Base.Close
          aria-label="Dismiss"
          onClick={goBack}
          aria-hidden={false}
          className={buttonClasses({ variant: "ghost", size: "icon" }, "self-center")}
        >
          <X aria-hidden="true" className="size-4" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}

/** Gives the function that leaves a message: it moves the focus back to where it was before, or to the heading when that is gone. */
function useFocusBefore(): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof Element && !target.closest("[data-messages]")) before.current = target;
    };
    remember({ target: document.activeElement });
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  return useCallback(() => {
    const known = before.current?.isConnected && before.current !== document.body ? before.current : null;
    const target = known ?? pageHeading();
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, []);
}

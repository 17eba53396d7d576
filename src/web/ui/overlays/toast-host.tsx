import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { cx } from "../class-names.ts";
import { Button } from "../controls/button.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { type Toast, takeToasts, useToastsWanted } from "./toast.tsx";

const most = 3;

export const toastListClasses =
  "fixed inset-x-4 bottom-4 z-[60] grid grid-cols-[minmax(0,1fr)] justify-items-end gap-2 outline-none sm:left-auto sm:right-6 sm:bottom-6 sm:w-[22.5rem]";

export const toastClasses = (isError: boolean) =>
  cx("w-full rounded-lg border bg-card text-ink shadow-float wrap-anywhere", isError ? "border-clay" : "border-line");

const Toaster = lazyPart(() => import("./toaster.tsx"), { missing: () => <PlainToasts /> });

/** Put once near the root. The code of toasts is loaded with the first, so that the landing page stays light. */
export function ToastHost() {
  return useToastsWanted() ? <Toaster /> : null;
}

/**
 * The same messages where that code could not be loaded, as one of them may say just this. They stay until dismissed.
 */
function PlainToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(
    () =>
      takeToasts((toast) => setToasts((now) => [toast, ...now.filter((one) => !isSame(one, toast))].slice(0, most))),
    [],
  );
  return (
    <section aria-label="Messages" aria-live="polite" className={toastListClasses}>
      {toasts.map((toast) => (
        <PlainToast
          key={`${toast.title} ${toast.description}`}
          {...toast}
          onClose={() => setToasts((now) => now.filter((one) => one !== toast))}
        />
      ))}
    </section>
  );
}

const isSame = (one: Toast, other: Toast) => one.title === other.title && one.description === other.description;

function PlainToast({ title, description, tone, action, onClose }: Toast & { onClose: () => void }) {
  const act = () => {
    action?.onClick();
    onClose();
  };
  return (
    <div className={cx(toastClasses(tone === "error"), "flex items-start gap-3 py-3 pr-1.5 pl-4")}>
      <div className="min-w-0 flex-1 text-[0.9375rem]">
        <p className={cx("font-semibold", tone === "error" && "text-clay")}>{title}</p>
        <p className="text-muted">{description}</p>
        {action && (
          <button type="button" onClick={act} className="mt-2 min-h-9 font-semibold text-green underline">
            {action.label}
          </button>
        )}
      </div>
      <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={onClose} className="-my-1.5">
        <X aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}

import { lazyPart } from "./lazy-part.tsx";
import { useToastsWanted } from "./toast.tsx";

const Toaster = lazyPart(() => import("./toaster.tsx"), { missing: () => null });

/** Renders toasts. Stands once near the root; its chunk is loaded with the first toast. */
export const ToastHost = () => (useToastsWanted() ? <Toaster /> : null);

import { lazyPart } from "./lazy-part.tsx";
import { useToastsWanted } from "./toast.tsx";

const Toaster = lazyPart(() => import("./toaster.tsx"), { missing: () => null });

/** Renders toasts. It is mounted once near the root. Its chunk loads with the first toast. */
export const ToastHost = () => (useToastsWanted() ? <Toaster /> : null);

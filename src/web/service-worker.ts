import { showToast } from "#web/ui/overlays/toast.tsx";

declare global {
  // Not yet in the compiler's own list of what a browser has.
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): unknown };
    };
  }
}

const script = "/sw.js";

/** Starts the service worker, and says quietly when a newer Laurel is ready. */
export async function startServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    // The one Trusted Types policy there is: it knows one address, whatever it is asked for.
    const policy = window.trustedTypes?.createPolicy("laurel-service-worker", { createScriptURL: () => script });
    const registration = await navigator.serviceWorker.register(
      // The library types the address as text; browsers with Trusted Types want it trusted.
      (policy?.createScriptURL(script) ?? script) as string,
    );
    if (registration.waiting) offerReload(registration);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) offerReload(registration);
      });
    });
  } catch {
    // Private windows and some settings forbid it: Laurel works the same, but for being offline.
  }
}

function offerReload(registration: ServiceWorkerRegistration) {
  showToast({
    title: "A new version is ready",
    description: "It is used once the page is loaded again.",
    action: { label: "Reload", onClick: () => reloadWith(registration.waiting) },
  });
}

/** Lets the new worker in, then loads the page again. There is none any more where another tab has let it in. */
function reloadWith(waiting: ServiceWorker | null) {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}

import { showToast } from "#web/ui/overlays/toast.tsx";

declare global {
  // Missing in TypeScript's DOM library.
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

/** Starts the service worker, and shows a toast when a newer version of Laurel is ready. */
export async function startServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    // The only Trusted Types policy. It always returns the URL of the service worker, for any input.
    const policy = window.trustedTypes?.createPolicy("laurel-service-worker", { createScriptURL: () => script });
    const registration = await navigator.serviceWorker.register(
      // The library's type of the URL is string. Browsers with Trusted Types require a trusted value.
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
    // Private windows and some settings forbid service workers. Laurel then works, except offline.
  }
}

function offerReload(registration: ServiceWorkerRegistration) {
  showToast({
    title: "A new version is ready",
    description: "It is used once the page is loaded again.",
    action: { label: "Reload", onClick: () => reloadWith(registration.waiting) },
  });
}

/** Activates the new worker and reloads the page. `waiting` is null when another tab has already activated it. */
function reloadWith(waiting: ServiceWorker | null) {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}

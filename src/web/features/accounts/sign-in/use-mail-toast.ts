import { usePublicConfig } from "#web/http/public-config.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";

const openOutbox = { label: "Open the local outbox", onClick: () => void window.open("/dev/outbox", "_blank") };

/** Toasts that a mail was sent; where mails stay in the local outbox, with a way to it. */
export function useMailToast(): (toast: { title: string; description: string }) => void {
  const local = usePublicConfig()?.dev_tools;
  return (toast) => showToast({ ...toast, ...(local && { action: openOutbox }) });
}

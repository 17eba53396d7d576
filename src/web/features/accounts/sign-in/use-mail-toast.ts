import { usePublicConfig } from "#web/http/public-config.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";

const openOutbox = { label: "Open the local outbox", onClick: () => void window.open("/dev/outbox", "_blank") };

/** Shows a toast that an email was sent, with a link to the local outbox where this server has one. */
export function useMailToast(): (toast: { title: string; description: string }) => void {
  const local = usePublicConfig()?.dev_tools;
  return (toast) => showToast({ ...toast, ...(local && { action: openOutbox }) });
}

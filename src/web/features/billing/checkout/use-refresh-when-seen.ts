import { useQueryClient } from "@tanstack/react-query";
import { useWhenSeen } from "#web/ui/use-when-seen.ts";
import { refreshPlan } from "../api.ts";

/** Reads plan and credits again whenever the student comes back to this page, such as from a checkout in another tab. */
export function useRefreshWhenSeen(): void {
  const client = useQueryClient();
  useWhenSeen(() => void refreshPlan(client));
}

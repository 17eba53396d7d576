import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refreshPlan } from "../api.ts";

/** Reads plan and credits again whenever the student comes back to this page, such as from a checkout in another tab. */
export function useRefreshWhenSeen(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void refreshPlan(client);
    };
    document.addEventListener("visibilitychange", refresh);
    addEventListener("focus", refresh);
    return () => {
      document.removeEventListener("visibilitychange", refresh);
      removeEventListener("focus", refresh);
    };
  }, [client]);
}

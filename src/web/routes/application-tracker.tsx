import { createFileRoute, redirect } from "@tanstack/react-router";

/** An older name of /applications, which some links still have. */
export const Route = createFileRoute("/application-tracker")({
  beforeLoad: () => {
    throw redirect({ to: "/applications", search: true, replace: true });
  },
});

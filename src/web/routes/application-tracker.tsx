import { createFileRoute, redirect } from "@tanstack/react-router";

/** An older path of /applications, which some links still use. */
export const Route = createFileRoute("/application-tracker")({
  beforeLoad: () => {
    throw redirect({ to: "/applications", search: true, replace: true });
  },
});

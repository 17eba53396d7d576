import type { Application } from "#domain/applications/application.ts";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";

export type ApplicationDetailsProps = {
  application: Application;
  today: string;
  /** Called when the student deletes the application. */
  onDeleted: () => void;
};

/** Everything about one application, for a panel or a sheet. */
export const ApplicationDetails = lazyPart<ApplicationDetailsProps>(() => import("./application-details.tsx"), {
  waiting: <SkeletonRows rows={4} label="Loading the application" />,
  missing: missingPart,
});

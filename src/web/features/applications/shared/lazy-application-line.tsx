import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import type { ApplicationLineProps } from "./application-line.tsx";

const Loaded = lazyPart(() => import("./application-line.tsx"), { waiting: null, missing: (_, { note }) => note });

/** The line under the buttons of a scholarship, for students. Its code loads after the page. */
export const ApplicationLine = (props: ApplicationLineProps) => (
  <div className="min-h-11 md:min-h-9">
    <Loaded {...props} />
  </div>
);

import type { ComponentType } from "react";
import type { Application } from "#domain/applications/application.ts";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";
import type { ApplicationSearchParams, ViewKey } from "./application-search-params.ts";
import { ApplicationListView } from "./list/application-list-view.tsx";

export type OnSearch = (search: ApplicationSearchParams, how?: { replace?: boolean }) => void;

export type ViewProps = {
  /** The applications that the controls above the view leave, in their order. */
  applications: readonly Application[];
  search: ApplicationSearchParams;
  /** Changes the search params, as a new history entry unless `replace` is set. `open` opens the details. */
  onSearch: OnSearch;
  /** Whether the student selects several applications, for a view with the control `select`. */
  selecting?: boolean;
  onEndSelecting?: () => void;
};

export type View = {
  key: ViewKey;
  label: string;
  /** Made with `lazyPart`, but for the list, which is seen first. It may take fewer props. */
  component: ComponentType<ViewProps>;
  /** The controls that the page shows above the view. */
  controls: readonly ("q" | "status" | "sort" | "select")[];
};

const Board = lazyPart(() => import("./board/board.tsx"), {
  waiting: <SkeletonRows rows={6} label="Loading the board" />,
  missing: missingPart,
});
const Timeline = lazyPart(() => import("./timeline/timeline.tsx"), {
  waiting: <SkeletonRows rows={6} label="Loading the timeline" />,
  missing: missingPart,
});
const PlanView = lazyPart(() => import("./plan/plan-view.tsx"), {
  waiting: <SkeletonRows rows={6} label="Making your plan" />,
  missing: missingPart,
});
const MoneyView = lazyPart(() => import("./charts/money-view.tsx"), {
  waiting: <SkeletonRows rows={6} label="Loading the charts" />,
  missing: missingPart,
});

/** The views of the tracker in the order of their tabs. */
export const views: readonly [View, ...View[]] = [
  { key: "list", label: "List", component: ApplicationListView, controls: ["q", "status", "sort", "select"] },
  { key: "board", label: "Board", component: Board, controls: ["q", "sort"] },
  { key: "timeline", label: "Timeline", component: Timeline, controls: ["q"] },
  { key: "plan", label: "Plan", component: PlanView, controls: [] },
  { key: "money", label: "Money", component: MoneyView, controls: [] },
];

import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { ErrorState } from "../feedback/error-state.tsx";
import { MissingChunk, retried } from "./load-chunk.ts";
import { showToast } from "./toast.tsx";
import { useEver } from "./use-ever.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Shown in place of a part whose chunk failed to load; `retry` loads it again. */
type Missing<Props> = (retry: () => void, props: Props) => ReactNode;

type LazyOptions<Props> = {
  /** Shown until the chunk is loaded. */
  waiting?: ReactNode;
  /** Without it nothing is shown and a toast reports the failure. */
  missing?: Missing<Props>;
  /** When it turns true, a chunk that failed is loaded again. */
  wanted?: (props: Props) => boolean;
};

/** The props of an overlay. A part that is always shown has neither. */
type Overlay = { open?: boolean; onOpenChange?: (open: boolean) => void };

/**
 * A component whose chunk is loaded when it is first rendered; one with an `open` prop, when it first opens. A chunk can
 * be missing after a release or without a connection. The page around the part then stays as it is, with what was typed;
 * an overlay is reported as closed and loads again when it is opened again. `preload` fails without a message.
 */
export function lazyPart<Props extends object & Overlay>(ask: Load<Props>, options: LazyOptions<Props> = {}) {
  const { waiting, missing, wanted = (props: Props) => props.open === true } = options;
  const load = retried(ask);
  // React remembers the failure of a lazy component, so the next attempt needs a new one.
  let Loaded = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a module, like lazy
  function LazyPart(props: Props) {
    const wasOpened = useEver(props.open !== false);
    const handleMissing = () => {
      Loaded = lazy(load);
      if (!missing) toastMissing();
      props.onOpenChange?.(false);
    };
    if (!wasOpened) return null;
    return (
      <Boundary
        wanted={wanted(props)}
        missing={missing && ((retry) => missing(retry, props))}
        onMissing={handleMissing}
        render={() => (
          <Suspense fallback={waiting}>
            <Loaded {...props} />
          </Suspense>
        )}
      />
    );
  }
  return Object.assign(LazyPart, { preload: () => void load().catch(() => {}) });
}

/** The `missing` of a part that takes up room on the page. */
export const missingPart = (retry: () => void): ReactNode => (
  <ErrorState onRetry={retry}>
    Check your connection and try again. If that does not help, reload the page: there may be a newer version of Laurel.
  </ErrorState>
);

function toastMissing() {
  showToast({
    title: "This could not be loaded",
    description:
      "You may be offline, or there is a newer version of Laurel. What you typed is still here: finish it, then reload the page.",
    tone: "error",
    action: { label: "Reload", onClick: () => location.reload() },
  });
}

type BoundaryProps = {
  wanted: boolean;
  missing: ((retry: () => void) => ReactNode) | undefined;
  onMissing: () => void;
  render: () => ReactNode;
};

class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  // React does not call it for an error that `render` throws on.
  override componentDidCatch() {
    this.props.onMissing();
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.error && this.props.wanted && !before.wanted) this.retry();
  }

  retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.render();
    if (!(error instanceof MissingChunk)) throw error;
    return this.props.missing?.(this.retry) ?? null;
  }
}

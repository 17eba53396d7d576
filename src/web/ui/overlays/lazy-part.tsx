import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { ErrorState } from "../feedback/error-state.tsx";
import { assetAddress } from "./asset-address.ts";
import { showToast } from "./toast.tsx";
import { useEver } from "./use-ever.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Missing = (again: () => void) => ReactNode;

/** The code of a part could not be had. Whatever else goes wrong in it is not for its boundary. */
class MissingCode extends Error {}

type Around<Props> = {
  /** Stands there until the code is. */
  waiting?: ReactNode;
  /** Stands there when the code cannot be had, such as `missingPart`. Without it nothing does, and a toast says so. */
  missing?: (again: () => void, props: Props) => ReactNode;
  /** Becoming true, it is tried again. */
  wanted?: (props: Props) => boolean;
};

/**
 * A component whose code is loaded when it is first drawn. When the code cannot be had, as after a release that took
 * its file away, the page around it stays as it is, with what was typed. An error of the code itself goes on to the
 * page.
 */
export function lazyPart<Props extends object>(ask: Load<Props>, { waiting, missing, wanted }: Around<Props> = {}) {
  const load = retried(ask);
  // React keeps the failure of a lazy component for good, so the next use gets a new one.
  let Loaded = lazy(load);
  const dropped = () => {
    Loaded = lazy(load);
    if (!missing) tellMissing();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where a module begins, as lazy's are
  return function LazyPart(props: Props) {
    return (
      <Boundary wanted={wanted?.(props)} missing={missing && ((again) => missing(again, props))} onMissing={dropped}>
        {() => (
          <Suspense fallback={waiting}>
            <Loaded {...props} />
          </Suspense>
        )}
      </Boundary>
    );
  };
}

type OverlayProps = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * The same for what opens over the page: its code is loaded when it first opens, or with `preload`, which may fail in
 * silence. When it cannot be had it counts as closed, a toast says so, and opening it again tries again.
 */
export function lazyOverlay<Props extends OverlayProps>(ask: Load<Props>) {
  const load = retried(ask);
  let Loaded = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each overlay, where a module begins, as lazy's are
  function LazyOverlay(props: Props) {
    const { open, onOpenChange } = props;
    const dropped = () => {
      Loaded = lazy(load);
      tellMissing();
      onOpenChange(false);
    };
    return useEver(open) ? (
      <Boundary wanted={open} onMissing={dropped}>
        {() => (
          <Suspense>
            <Loaded {...props} />
          </Suspense>
        )}
      </Boundary>
    ) : null;
  }
  return Object.assign(LazyOverlay, { preload: () => void load().catch(() => {}) });
}

/**
 * Asks again after a failure, under another address: a browser remembers for as long as a page lives that a module
 * could not be had (https://github.com/whatwg/html/issues/6768), so that a moment without a connection would last.
 */
function retried<Props>(ask: Load<Props>): Load<Props> {
  let failures = 0;
  let code: ReturnType<Load<Props>> | undefined;
  const again = (error: unknown) => {
    const address = failures > 0 && assetAddress(String(error), location.origin);
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?again=${failures}`);
  };
  return () => {
    code ??= ask()
      .catch(again)
      .catch((error) => {
        failures += 1;
        code = undefined;
        throw new MissingCode(String(error));
      });
    return code;
  };
}

/** What stands in the place of a part that could not be loaded. */
export const missingPart: Missing = (again) => (
  <ErrorState onRetry={again}>
    Check your connection and try again. If that does not help, load the page again: Laurel may be newer than this page.
  </ErrorState>
);

function tellMissing() {
  showToast({
    title: "This could not be loaded",
    description:
      "The connection may be lost, or Laurel is newer than this page. What you typed is still here: finish with it, then load the page again.",
    tone: "error",
    action: { label: "Reload", onClick: () => location.reload() },
  });
}

type BoundaryProps = {
  /** Becoming true, it is tried again. */
  wanted?: boolean;
  missing?: Missing;
  onMissing: () => void;
  children: () => ReactNode;
};

class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  // Not called for what `render` throws on.
  override componentDidCatch() {
    this.props.onMissing();
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.error && this.props.wanted && !before.wanted) this.again();
  }

  again = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children();
    if (!(error instanceof MissingCode)) throw error;
    return this.props.missing?.(this.again) ?? null;
  }
}

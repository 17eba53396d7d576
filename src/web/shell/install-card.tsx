import { Button } from "#web/ui/controls/button.tsx";
import { dismissInstall, install } from "./install-signal.ts";
import { Mark } from "./mark.tsx";

/**
 * The card over the lower edge of the page, hidden while a dialog is open. It is a separate chunk, as most users never
 * see it.
 */
export default function InstallCard() {
  return (
    <aside
      id="install-card"
      aria-labelledby="install-title"
      className="fixed inset-x-4 bottom-4 z-[35] grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 rounded-lg border border-line bg-card p-4 shadow-float sm:right-auto sm:left-6 sm:w-[23rem] md:left-70 md:rail:left-18 [body:has([role=dialog])_&]:hidden print:hidden"
    >
      <Mark className="mt-0.5 size-9 text-green" />
      <div>
        <h2 id="install-title" className="text-[1.1rem]">
          Install Laurel
        </h2>
        <p className="mt-1 text-[0.9375rem] text-muted">Opens like an app; pages you've read work offline.</p>
      </div>
      <div className="col-span-2 flex justify-end gap-3">
        <Button variant="quiet" onClick={dismissInstall}>
          Not now
        </Button>
        <Button onClick={() => void install()}>Install</Button>
      </div>
    </aside>
  );
}

import { CSPProvider } from "@base-ui/react/csp-provider";
import { createRoot } from "react-dom/client";
import { reportRenderErrors } from "#web/http/report-failure.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Asks whether to sign out although changes would be lost. Closing the dialog counts as no. */
export function askToLeave(waiting: number): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place, reportRenderErrors);
    const answer = (leaves: boolean) => {
      root.unmount();
      place.remove();
      resolve(leaves);
    };
    root.render(
      <CSPProvider disableStyleElements>
        <Dialog
          open
          onOpenChange={() => answer(false)}
          title={waiting === 1 ? "1 change is not saved yet" : `${waiting} changes are not saved yet`}
          description="Changes to your applications are saved when you are back online. If you sign out now, they are lost."
          actions={
            <>
              <Button variant="quiet" onClick={() => answer(false)}>
                Stay signed in
              </Button>
              <Button variant="danger" onClick={() => answer(true)}>
                Sign out and lose them
              </Button>
            </>
          }
        />
      </CSPProvider>,
    );
  });
}

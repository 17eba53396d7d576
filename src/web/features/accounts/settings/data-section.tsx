import { Download } from "lucide-react";
import { useState } from "react";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import { Button, buttonClasses } from "#web/ui/controls/button.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";

// Its code loads when it first opens.
const DeleteAccountDialog = lazyPart(() => import("./delete-account-dialog.tsx"));

type DataSectionProps = {
  /** Undefined while they load. */
  account: AccountSettings | undefined;
  onLeave: () => Promise<void>;
};

/** Exports or deletes all data of the student. */
export function DataSection({ account, onLeave }: DataSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CardSection
        title="Export my data"
        lead="Everything that we store about you, as one JSON file that any program can read."
      >
        <a href="/api/me/export" download className={buttonClasses({ variant: "quiet" }, "justify-self-start")}>
          <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Export my data
        </a>
      </CardSection>
      <CardSection title="Delete account" lead="Your account and everything in it, at once and for good.">
        <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          Delete account
        </Button>
        {account && <DeleteAccountDialog open={open} onOpenChange={setOpen} account={account} onLeave={onLeave} />}
      </CardSection>
    </>
  );
}

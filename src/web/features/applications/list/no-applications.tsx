import { ClipboardList, Search } from "lucide-react";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/layout/card.tsx";

/** Shown until the student tracks the first application. */
export const NoApplications = ({ onAdd }: { onAdd: () => void }) => (
  <Card>
    <EmptyState
      title="No applications yet"
      icon={<ClipboardList aria-hidden="true" />}
      action={
        <>
          <ButtonLink to="/scholarships">Find scholarships</ButtonLink>
          <Button variant="quiet" onClick={onAdd}>
            Add application
          </Button>
        </>
      }
    >
      Open one of your matches and press “Track”. A scholarship from elsewhere can be added by hand.
    </EmptyState>
  </Card>
);

/** Shown when the search or the status leaves nothing. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <Card>
    <EmptyState
      title="No application found"
      icon={<Search aria-hidden="true" />}
      action={<Button onClick={onClear}>Show all applications</Button>}
    >
      Try fewer words or another status.
    </EmptyState>
  </Card>
);

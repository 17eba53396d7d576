import { type ReactNode, useId } from "react";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";

/** The sections that need the account settings. They are shown with their titles while these load. */
export const sectionTitles = {
  email: "Name and email",
  password: "Password",
  secondFactor: "Two-step sign-in",
} as const;

export const secondFactorLead =
  "Sign in with your password and a code from an app on your phone. Even someone with your password can't get in.";

/** Shown while the code of a section's form loads. `height` is that of the form, so that nothing moves after it. */
export const WaitingForm = ({ height }: { height: string }) => <Skeleton className={`max-w-md ${height}`} />;

type AccountSectionProps = {
  title: string;
  /** A short fact beside the title, such as "On". */
  state?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** One subject of the account page. */
export function AccountSection({ title, state, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card className="px-4 py-5 sm:px-6 sm:py-6">
      <section aria-labelledby={id} className="grid gap-4">
        <header className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-[1.375rem]">
              {title}
            </h2>
            {state}
          </div>
          {lead && <p className="measure text-muted">{lead}</p>}
        </header>
        {children}
      </section>
    </Card>
  );
}

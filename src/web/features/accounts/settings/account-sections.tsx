import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

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

import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { cx } from "#web/ui/class-names.ts";
import { type FormKind, formFromProfile, type ProfileForm } from "./profile-form.ts";

type FormSkeletonProps = { kind: FormKind; className?: string; children: ReactNode };

/**
 * A form while the profile loads: its questions with their labels and hints. The controls are gray and do not work, as
 * an empty one would look like a lost answer.
 */
export function FormSkeleton({ kind, className, children }: FormSkeletonProps) {
  // With a year, so that none is suggested.
  const form = useForm<ProfileForm>({ defaultValues: { ...formFromProfile({}, kind), graduation_year: "0" } });
  return (
    <FormProvider {...form}>
      <p role="status" className="sr-only">
        Loading your profile
      </p>
      <div inert className={cx(grayControls, className)}>
        {children}
      </div>
    </FormProvider>
  );
}

const grayControls =
  "[&_:is(input,select,textarea)]:animate-pulse [&_:is(input,select,textarea)]:border-transparent " +
  "[&_:is(input,select,textarea)]:bg-line [&_:is(input,select,textarea)]:text-transparent!";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useStudent } from "#web/features/accounts/api.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import {
  type ApplicationForm,
  applicationDraft,
  type CheckedForm,
  formFields,
  formSchema,
} from "./application-draft.ts";

type FormOptions = {
  /** Undefined for a new application. */
  applicationId?: string;
  /** The values without changes. */
  start: ApplicationForm;
  /**
   * Saves the form; `base` holds the values that it started with, also when a draft is continued. Rejects with the
   * server's refusal, after showing it as a toast.
   */
  save: (checked: CheckedForm, base: ApplicationForm) => Promise<void>;
};

/** The form of an application. What is typed stays in this tab until it is saved or thrown away. */
export function useApplicationForm({ applicationId, start, save }: FormOptions) {
  const { user } = useStudent();
  const draft = useMemo(() => applicationDraft(user.id, applicationId), [user.id, applicationId]);
  const [stored, setStored] = useState(draft.read);
  const [base, setBase] = useState(stored?.base ?? start);
  const form = useForm<ApplicationForm, unknown, CheckedForm>({
    resolver: zodResolver(formSchema),
    defaultValues: stored?.typed ?? start,
  });
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: () => draft.write({ typed: form.getValues(), base }) }),
    [form, draft, base],
  );
  const finish = () => {
    draft.clear();
    setStored(null);
  };
  const { submit, busy } = useFormSubmit({
    form,
    fields: formFields,
    send: async (checked) => {
      await save(checked, base);
      finish();
    },
    // `save` has shown the error.
    otherwise: () => {},
  });
  return {
    form,
    submit,
    busy,
    finish,
    /** Whether the form continues what was typed before. */
    isContinued: stored !== null,
    startOver: () => {
      finish();
      setBase(start);
      form.reset(start);
    },
  };
}

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { z } from "zod";
import { isWarned } from "#domain/scams/scam-level.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { LikelyDuplicates } from "#domain/submissions/submission.ts";
import {
  type SubmissionInput,
  type SubmittedScholarship,
  submissionFields,
  submissionOn,
} from "#domain/submissions/submitted-scholarship.ts";
import { ProblemError } from "#web/http/problem-error.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { findDuplicates, submissionsQuery, submitScholarship } from "./api.ts";
import { emptyForm, type SubmissionForm, submissionDraft, withPending } from "./submission-draft.ts";

type Duplicates = LikelyDuplicates["items"];

/**
 * The submission form. The first submit looks for the scholarship in the catalog. When it may be there, `duplicates`
 * lists it, and the next submit of the same form sends it anyway. The draft stays in this tab until it is sent.
 * `onSent` gets the id of the submission.
 */
export function useSubmissionForm(userId: string, onSent: (id: string) => void) {
  const cache = useQueryClient();
  const draft = useMemo(() => submissionDraft(userId), [userId]);
  const schema = useMemo(() => formSchema(deadlineDay(new Date())), []);
  const form = useForm<SubmissionForm, unknown, SubmittedScholarship>({
    resolver: zodResolver(schema),
    defaultValues: draft.read() ?? emptyForm(),
  });
  const [checked, setChecked] = useState<{ form: string; duplicates: Duplicates } | null>(null);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => draft.write(form.getValues()) }),
    [form, draft],
  );

  const { submit, busy } = useFormSubmit({
    form,
    fields: submissionFields,
    send: async (scholarship) => {
      const words = JSON.stringify(scholarship);
      if (checked?.form !== words) {
        const duplicates = await likelyDuplicates(scholarship);
        setChecked({ form: words, duplicates });
        if (duplicates.length > 0) return;
      }
      const { id, scam_level } = await submitScholarship(scholarship);
      form.reset(emptyForm());
      draft.clear();
      setChecked(null);
      showToast({
        title: "Scholarship Submitted!",
        description: isWarned(scam_level)
          ? "It was submitted for review. It has warning signs: read them before you apply there yourself."
          : "It was submitted for review. We email you when we have checked it.",
      });
      onSent(id);
      await cache.invalidateQueries({ queryKey: submissionsQuery.queryKey });
    },
    invalid: toastMissing,
    refusals: {
      not_signed_in: () =>
        showToast({
          title: "Authentication Required",
          description: "Please sign in to submit scholarships",
          tone: "error",
        }),
    },
    otherwise: (error) => toastProblem(error, undefined, "Submission Failed"),
  });
  return { form, submit, busy, duplicates: checked?.duplicates ?? [], change: () => setChecked(null) };
}

/** Checks the form with the text in its tag inputs added. */
const formSchema = (today: string) =>
  z
    .custom<SubmissionForm>()
    .transform((form): SubmissionInput => withPending(form))
    .pipe(submissionOn(today));

/** Any failure but a refusal of the form's values lets the submission go on: the check is a help, no condition. */
async function likelyDuplicates(scholarship: SubmittedScholarship): Promise<Duplicates> {
  try {
    return await findDuplicates(scholarship);
  } catch (error) {
    if (error instanceof ProblemError && (error.status === 400 || error.status === 401)) throw error;
    return [];
  }
}

const required = ["title", "provider_name", "description"] as const;

function toastMissing(errors: FieldErrors<SubmissionForm>) {
  if (!required.some((name) => errors[name]?.type === "too_small" || errors[name]?.type === "invalid_type")) return;
  showToast({ title: "Missing Information", description: "Please fill in all required fields", tone: "error" });
}

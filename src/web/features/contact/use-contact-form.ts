import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { SentMessage } from "#domain/contact/contact-message.ts";
import { useAuth } from "#web/features/accounts/api.ts";
import { onAuthEvent } from "#web/features/accounts/shared/auth-events.ts";
import { problemText } from "#web/http/problem-error.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { openedFormQuery, useSendMessage } from "./api.ts";
import { fields, messageDraft } from "./message-draft.ts";

/**
 * The contact form. Its draft stays in this tab until the message is sent, through failures and reloads. For a student
 * with a session, name and email are filled in. `onSent` receives the email that the answer goes to.
 */
export function useContactForm(onSent: (email: string) => void) {
  const { me } = useAuth();
  const opened = useQuery(openedFormQuery).data;
  const sendMessage = useSendMessage();
  // Without default values a field keeps what was typed into the prerendered HTML before hydration.
  const form = useForm({ resolver: zodResolver(SentMessage) });

  useEffect(() => {
    const known = { name: me?.user?.full_name, email: me?.user?.email, ...messageDraft.read() };
    for (const field of fields) {
      const value = known[field];
      if (value && !form.getValues(field)) form.setValue(field, value);
    }
  }, [form, me]);

  // A sign-out in another tab removes the draft (accounts/shared/forget-student.ts), so the form is emptied too.
  useEffect(
    () =>
      onAuthEvent((event) => {
        if (event.type === "signed_out" && event.by === "student") form.reset();
      }),
    [form],
  );

  const { submit, busy } = useFormSubmit({
    form,
    fields,
    send: async (message) => {
      await sendMessage.mutateAsync({ message, opened });
      messageDraft.clear();
      onSent(message.email);
    },
    otherwise: (error) => form.setError("root", { message: problemText(error) }),
  });
  return {
    form,
    keep: () => messageDraft.write(form.getValues()),
    send: submit,
    sending: busy,
    failure: form.formState.errors.root?.message,
  };
}

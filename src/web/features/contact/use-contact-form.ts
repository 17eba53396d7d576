import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { type ContactMessage, SentMessage } from "#domain/contact/contact-message.ts";
import { useAuth } from "#web/features/accounts/api.ts";
import { onAuthEvent } from "#web/features/accounts/shared/auth-events.ts";
import { showFieldProblems } from "#web/http/field-problems.ts";
import { problemText } from "#web/http/problem-error.ts";
import { openedFormQuery, useSendMessage } from "./api.ts";
import { clearDraft, fields, keepDraft, readDraft } from "./message-draft.ts";

/**
 * The contact form. What is typed stays in this tab until it was sent, through failures and reloads; who is signed in
 * finds name and address filled in. `onSent` gets the address that the answer will go to.
 */
export function useContactForm(onSent: (email: string) => void) {
  const { me } = useAuth();
  const opened = useQuery(openedFormQuery).data;
  const sending = useSendMessage();
  const running = useRef(false);
  // Without default values a field keeps what was typed into the page's HTML before this code was there.
  const form = useForm({ resolver: zodResolver(SentMessage) });

  useEffect(() => {
    const known = { name: me?.user?.full_name, email: me?.user?.email, ...readDraft(sessionStorage) };
    for (const field of fields) {
      const value = known[field];
      if (value && !form.getValues(field)) form.setValue(field, value);
    }
  }, [form, me]);

  // Whoever signs out in another tab leaves neither name nor message here (accounts/student-data.ts removes the draft).
  useEffect(
    () =>
      onAuthEvent((event) => {
        if (event.type === "signed_out" && event.by === "student") form.reset();
      }),
    [form],
  );

  const keep = () => keepDraft(sessionStorage, form.getValues());

  const send = form.handleSubmit(async (message) => {
    if (running.current) return; // A double click sends once.
    running.current = true;
    try {
      await sending.mutateAsync({ message, opened });
      clearDraft(sessionStorage);
      onSent(message.email);
    } catch (error) {
      if (!showFieldProblems<ContactMessage>(error, fields, form.setError))
        form.setError("root", { message: problemText(error) });
    } finally {
      running.current = false;
    }
  });

  return { form, keep, send, sending: sending.isPending, failure: form.formState.errors.root?.message };
}

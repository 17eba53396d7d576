import { useHydrated } from "@tanstack/react-router";
import { useEffect } from "react";
import { longestMessage } from "#domain/contact/message-lengths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea, TextField } from "#web/ui/forms/text-field.tsx";
import { useContactForm } from "./use-contact-form.ts";

type ContactFormProps = {
  /** Called with the email that the answer will go to. */
  onSent: (email: string) => void;
  /** Focuses the first field, as the form replaces the button that was pressed. */
  focused: boolean;
};

/** Name, email, subject and message, all required. */
export function ContactForm({ onSent, focused }: ContactFormProps) {
  const { form, keep, send, sending, failure } = useContactForm(onSent);
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus("name");
  }, [focused, setFocus]);
  const { errors } = form.formState;
  // Before hydration the browser would submit the form itself and put its values into the URL.
  const ready = useHydrated();
  return (
    <form noValidate aria-label="Contact" onChange={keep} onSubmit={send} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" required error={errors.name?.message} {...form.register("name")} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
          {...form.register("email")}
        />
      </div>
      <TextField label="Subject" required error={errors.subject?.message} {...form.register("subject")} />
      <TextArea
        label="Message"
        rows={8}
        hint={`Say which page it was and what you expected. At most ${longestMessage} characters.`}
        required
        error={errors.message?.message}
        {...form.register("message")}
      />
      <Trap {...form.register("website")} />
      {failure && (
        <p role="alert" className="rounded-lg bg-clay-wash px-4 py-3 text-clay">
          {failure} What you wrote is still here.
        </p>
      )}
      <noscript>This form needs JavaScript. The address for mail works without.</noscript>
      <Button type="submit" disabled={!ready} busy={sending} className="justify-self-start max-sm:w-full">
        {sending ? "Sending..." : "Send Message"}
      </Button>
    </form>
  );
}

/**
 * A honeypot: bots that fill in every field fill in this one. It is invisible, silent for screen readers and outside
 * the tab order.
 */
function Trap(field: React.ComponentProps<"input">) {
  return (
    <div aria-hidden="true" className="absolute h-px w-px overflow-hidden opacity-0">
      <label>
        Leave this field empty
        <input
          {...field}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

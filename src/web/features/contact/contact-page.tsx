import { type ReactNode, useState } from "react";
import questions from "#content/pages/contact.json";
import { isOpen } from "#domain/pages/page-paths.ts";
import { AnsweredQuestion } from "#web/features/help/shared/answered-question.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { ContactForm } from "./contact-form.tsx";

/** /contact: a form, other ways to contact us, and common questions. `facts` are mailing address, phone and hours. */
export function ContactPage({ facts }: { facts: ReactNode }) {
  return (
    <Page className="grid content-start gap-10">
      <PageTitle lead="Write to us, or read answers to common questions first.">Contact</PageTitle>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <MessageCard />
        <aside aria-label="Other ways" className="grid gap-8">
          <section aria-labelledby="reach" className="grid gap-3">
            <h2 id="reach" className="text-[1.25rem]">
              Reach us directly
            </h2>
            {facts}
          </section>
          <Faster />
        </aside>
      </div>
      <Questions />
    </Page>
  );
}

function MessageCard() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const sent = (email: string) => {
    setSentTo(email);
    showToast({
      title: "Message sent!",
      description: "Thank you for reaching out. We'll get back to you within 24 hours.",
    });
  };
  const more = () => {
    setAgain(true);
    setSentTo(null);
  };
  return (
    <Card className="relative p-5 sm:p-7">
      {sentTo === null ? <ContactForm onSent={sent} focused={again} /> : <Sent to={sentTo} onMore={more} />}
    </Card>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function Sent({ to, onMore }: { to: string; onMore: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 py-4">
      <h2 ref={takeFocus} tabIndex={-1} className="text-[1.5rem]">
        Your message is with us
      </h2>
      <p className="measure text-muted">
        The answer goes to <strong className="font-semibold text-ink">{to}</strong>.
      </p>
      <Button variant="quiet" className="mt-2" onClick={onMore}>
        Write another message
      </Button>
    </div>
  );
}

const faster = [
  { to: "/guides", label: "Guide center", why: "Essays, interviews, aid and planning, with sources." },
  { to: "/assistant", label: "AI Assistant", why: "Ask in your own words, day or night." },
] as const;

function Faster() {
  return (
    <section aria-labelledby="faster" className="grid gap-3">
      <h2 id="faster" className="text-[1.25rem]">
        Often faster
      </h2>
      <ul className="grid gap-3">
        {faster
          .filter(({ to }) => isOpen(to))
          .map(({ to, label, why }) => (
            <li key={to}>
              <TextLink to={to} className="font-semibold">
                {label}
              </TextLink>
              <span className="block text-[0.9375rem] text-muted">{why}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <h2 id="questions" className="text-[1.5rem]">
        Before you write
      </h2>
      <Card className="divide-y divide-line">
        {questions.items.map((item) => (
          <AnsweredQuestion key={item.id} {...item} />
        ))}
      </Card>
    </section>
  );
}

import { Link } from "@tanstack/react-router";
import { BookOpen, type LucideIcon, Mail, MessageCircle } from "lucide-react";
import faq from "#content/pages/faq.json";
import { isOpen } from "#domain/pages/page-paths.ts";
import { useAuth } from "#web/features/accounts/api.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageTitle } from "#web/ui/layout/page-title.tsx";
import { AnsweredQuestion } from "./shared/answered-question.tsx";
import { WriteToSupport } from "./write-to-support.tsx";

type HelpCard = { to: string; title: string; text: string; icon: LucideIcon };

const cards: readonly HelpCard[] = [
  { to: "/assistant", title: "AI Assistant", text: "Ask in your own words, day or night.", icon: MessageCircle },
  { to: "/guides", title: "Guides", text: "Essays, interviews, aid and planning, with sources.", icon: BookOpen },
  { to: "/contact", title: "Contact", text: "Write to us.", icon: Mail },
];

/** /help: links to support, tips, and six common questions. */
export function HelpPage() {
  return (
    <Page className="grid grid-cols-1 content-start gap-10">
      <PageTitle lead="Where to get help, tips, and answers to common questions.">Help center</PageTitle>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {cards
          .filter(({ to }) => isOpen(to))
          .map((card) => (
            <li key={card.to}>
              <CardLink {...card} />
            </li>
          ))}
      </ul>
      <TourAgain />
      <ProTips />
      <Questions />
      <WriteToSupport />
    </Page>
  );
}

function CardLink({ to, title, text, icon: Icon }: HelpCard) {
  return (
    <Link
      to={to}
      className="flex h-full gap-4 rounded-lg border border-line bg-card p-5 no-underline transition-colors hover:bg-hover"
    >
      <Icon aria-hidden="true" strokeWidth={1.6} className="mt-0.5 size-6 shrink-0 text-green" />
      <span className="grid content-start gap-1">
        <span className="font-display text-[1.15rem] font-[560]">{title}</span>
        <span className="text-[0.9375rem] text-muted">{text}</span>
      </span>
    </Link>
  );
}

/** Starts the tour again. It runs on the dashboard, which only students have. */
function TourAgain() {
  const { status } = useAuth();
  if (status !== "signed-in") return null;
  return (
    <p>
      Want to see the tour again?{" "}
      <TextLink to="/dashboard" search={{ tutorial: 1 }}>
        Start the tutorial
      </TextLink>
    </p>
  );
}

function ProTips() {
  return (
    <section aria-labelledby="pro-tips" className="grid gap-4">
      <h2 id="pro-tips" className="text-[1.5rem]">
        Pro tips
      </h2>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {faq.pro_tips.map((tip) => (
          <li key={tip.title} className="measure border-t border-line pt-4">
            <h3 className="text-[1.1rem]">{tip.title}</h3>
            <p className="mt-1 text-muted">
              {tip.text}{" "}
              <TextLink to={tip.link.to} className="whitespace-nowrap">
                {tip.link.label}
              </TextLink>
            </p>
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
        Questions and answers
      </h2>
      <ul aria-label="Categories" className="flex flex-wrap gap-2">
        {faq.items.map(({ category }) => (
          <li key={category}>
            <Tag>{category}</Tag>
          </li>
        ))}
      </ul>
      <Card className="divide-y divide-line">
        {faq.items.map((item) => (
          <AnsweredQuestion key={item.id} {...item} />
        ))}
      </Card>
    </section>
  );
}

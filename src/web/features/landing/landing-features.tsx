import { Link } from "@tanstack/react-router";
import {
  BookOpen,
  ClipboardList,
  type LucideIcon,
  MessageCircleQuestionMark,
  PenLine,
  Scale,
  SearchCheck,
} from "lucide-react";
import { isOpen } from "#domain/pages/page-paths.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Section } from "./section.tsx";

type Feature = { to: string; title: string; text: string; icon: LucideIcon };

const features: readonly Feature[] = [
  {
    to: "/how-matching-works",
    title: "Matching you can check",
    text: "Every requirement next to your answer: met, not met, or unknown. A missing answer never hides a scholarship.",
    icon: Scale,
  },
  {
    to: "/scholarships",
    title: "A source for every entry",
    text: "Each scholarship shows where its facts come from and when we last checked them, or that we have not checked yet.",
    icon: SearchCheck,
  },
  {
    to: "/articles/profile-building-guide",
    title: "The question that counts most",
    text: "We ask first for the answer that unlocks the most money.",
    icon: MessageCircleQuestionMark,
  },
  {
    to: "/guides",
    title: "Guides with sources",
    text: "Essays, interviews, letters, aid and scams. Every guide lists its sources and is free to read.",
    icon: BookOpen,
  },
  {
    to: "/essay-assistant",
    title: "Essay assistant",
    text: "Scores your essay on ten points and shows you the sentences behind each score. It does not write for you.",
    icon: PenLine,
  },
  {
    to: "/applications",
    title: "Application tracker",
    text: "Every application with its deadline, status and notes, and a reminder before it is due.",
    icon: ClipboardList,
  },
];

/** Six features of Laurel. Those that are not open yet are labeled as planned. */
export function LandingFeatures() {
  return (
    <Section id="features" title="What you get" lead="What works today, and what comes next.">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <li key={feature.title}>
            <FeatureCard {...feature} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FeatureCard({ to, title, text, icon: Icon }: Feature) {
  return (
    <Link
      to={to}
      className="grid h-full content-start gap-2.5 rounded-lg border border-line bg-card p-5 no-underline transition-colors hover:bg-hover sm:p-6"
    >
      <span className="flex items-center justify-between gap-3">
        <Icon aria-hidden="true" strokeWidth={1.6} className="size-6 text-green" />
        {!isOpen(to) && <Tag>Planned</Tag>}
      </span>
      <h3 className="text-[1.2rem]">{title}</h3>
      <p className="text-[0.9375rem] text-muted">{text}</p>
    </Link>
  );
}

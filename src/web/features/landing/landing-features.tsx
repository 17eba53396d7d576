import { Link } from "@tanstack/react-router";
import {
  BookOpen,
  type LucideIcon,
  MessageCircleQuestionMark,
  Scale,
  Search,
  SearchCheck,
  ShieldAlert,
} from "lucide-react";
import { Section } from "./section.tsx";

type Feature = { to: string; title: string; text: string; icon: LucideIcon };

const features: readonly Feature[] = [
  {
    to: "/how-matching-works",
    title: "Matching you can check",
    text: "Every requirement next to your answer: met, not met or unknown. A missing answer never hides a scholarship.",
    icon: Scale,
  },
  {
    to: "/browse",
    title: "A source for every entry",
    text: "Each scholarship shows where its facts come from and when we last checked them, or that we have not checked yet.",
    icon: SearchCheck,
  },
  {
    to: "/articles/profile-building-guide",
    title: "The question that counts most",
    text: "We start with what your best matches wait for, and say how many scholarships each answer decides.",
    icon: MessageCircleQuestionMark,
  },
  {
    to: "/guides",
    title: "Guides with sources",
    text: "Essays, interviews, letters, aid and scams. Every guide lists its sources and is free to read.",
    icon: BookOpen,
  },
  {
    to: "/browse/search",
    title: "Search without an account",
    text: "Search every open scholarship by words, level, major, amount and GPA. Sign up only when you want your matches.",
    icon: Search,
  },
  {
    to: "/article/spotting-a-scholarship-scam",
    title: "Warnings about scams",
    text: "Where a sponsor asks for money or private data, we show a warning with the sentence behind it.",
    icon: ShieldAlert,
  },
];

/** Six features of Laurel, all of them open. */
export function LandingFeatures() {
  return (
    <Section id="features" title="What you get" lead="All of it works today.">
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
      <Icon aria-hidden="true" strokeWidth={1.6} className="size-6 text-green" />
      <h3 className="text-[1.2rem]">{title}</h3>
      <p className="text-[0.9375rem] text-muted">{text}</p>
    </Link>
  );
}

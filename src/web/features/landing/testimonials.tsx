import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Section } from "./section.tsx";

const examples = [
  {
    words:
      "I had a list of forty scholarships and no idea which ones I could win. I did not qualify for twenty-six of them, so I stopped writing for those.",
    who: "A nursing student, first in her family at college",
  },
  {
    words:
      "The county scholarship asked for something that was not in my profile. I added one answer and found three more. I would not have looked there.",
    who: "A high school senior from a small town",
  },
  {
    words: "It showed me the one requirement I did not meet. That took a minute and saved me a weekend.",
    who: "A transfer student in engineering",
  },
] as const;

/** Three made-up quotes that are labeled as such, until students agree to be quoted. */
export function Testimonials() {
  return (
    <Section
      id="voices"
      title="What we hope to hear"
      lead={
        <>
          Made-up examples: we wrote all three, and nobody said them. Real ones replace them when students agree to be
          quoted. <TextLink to="/success-stories">How that works</TextLink>
        </>
      }
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
        {examples.map(({ words, who }) => (
          <li key={who}>
            <Card className="h-full p-5 sm:p-6">
              <figure className="flex h-full flex-col items-start gap-4">
                <blockquote className="grow font-display text-[1.12rem] leading-snug">
                  <q>{words}</q>
                </blockquote>
                <figcaption className="text-sm text-muted">{who}</figcaption>
              </figure>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Words } from "../prose/prose.tsx";
import type { QuickTip } from "./tips.ts";

/** Single tips, each with a link to its text. */
export function QuickTips({ tips }: { tips: readonly QuickTip[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {tips.map(({ words, from, section, category }) => (
        <li key={from.id}>
          <Card className="flex h-full flex-col gap-3 p-5">
            <p className="text-[1.0625rem]">
              <Words words={words} />
            </p>
            <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-[0.9375rem]">
              <TextLink to={from.path} hash={section}>
                {from.title}
              </TextLink>
              <Tag>{category}</Tag>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

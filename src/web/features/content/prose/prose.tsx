import { Fragment, type ReactNode } from "react";
import type { Block, Inline, Section } from "#domain/articles/prose.ts";
import { cx } from "#web/ui/class-names.ts";
import { Callout } from "./callout.tsx";
import { ProseLink } from "./prose-link.tsx";
import { SupportEmail } from "./support-email.tsx";

// A text never changes while it is shown, so the positions can be keys.
const keyed = <T,>(items: readonly T[], show: (item: T) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the items never move
  items.map((item, index) => <Fragment key={index}>{show(item)}</Fragment>);

/** Running text. */
export function Words({ words }: { words: readonly Inline[] }): ReactNode {
  return keyed(words, (word) => {
    if (typeof word === "string") return word;
    if ("strong" in word) return <Strong words={word.strong} />;
    if ("emphasis" in word)
      return (
        <em>
          <Words words={word.emphasis} />
        </em>
      );
    if ("fact" in word) return <SupportEmail />;
    return (
      <ProseLink to={word.to}>
        <Words words={word.link} />
      </ProseLink>
    );
  });
}

const Strong = ({ words }: { words: readonly Inline[] }) => (
  <strong className="font-semibold">
    <Words words={words} />
  </strong>
);

/** Paragraphs, lists and callouts in reading size. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return keyed(blocks, (block) => {
    if (block.kind === "list") return <ProseList {...block} />;
    if (block.kind === "callout")
      return (
        <Callout kind={block.callout}>
          <Words words={block.words} />
        </Callout>
      );
    return (
      <p>
        <Words words={block.words} />
      </p>
    );
  });
}

function ProseList({ ordered, items }: { ordered: boolean; items: readonly (readonly Inline[])[] }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List
      className={cx(
        "grid gap-2 pl-[1.6em] marker:text-muted",
        ordered ? "list-decimal marker:[font-variant-numeric:tabular-nums]" : "list-disc",
      )}
    >
      {keyed(items, (words) => (
        <li className="pl-1">
          <Words words={words} />
        </li>
      ))}
    </List>
  );
}

type ProseSectionProps = {
  section: Section;
  /** Shown before the title. */
  number?: number;
  /** A prefix for the id, where several texts share a page. */
  prefix?: string;
  level?: 2 | 3;
  /** Shown beside the title. */
  mark?: ReactNode;
};

/** One section with a heading that can be linked to. */
export function ProseSection({ section, number, prefix = "", level = 2, mark }: ProseSectionProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section id={prefix + section.id} className="grid gap-4">
      <Heading
        className={cx(
          "flex flex-wrap items-baseline gap-x-3 gap-y-1 break-after-avoid",
          level === 2 ? "mt-7 text-[1.5rem]" : "mt-4 text-[1.2rem]",
        )}
      >
        <span>
          {number !== undefined && <span className="num mr-1.5 text-green">{number}. </span>}
          {section.title}
        </span>
        {mark}
      </Heading>
      <Blocks blocks={section.blocks} />
    </section>
  );
}

/** The column for prose: 65 characters a line, in reading size. */
export function ProseColumn({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx("measure grid gap-4 text-[1.0625rem] leading-[1.7]", className)}>{children}</div>;
}

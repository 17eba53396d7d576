import { isOpen } from "#domain/pages/page-paths.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Disclosure } from "#web/ui/layout/disclosure.tsx";

type AnsweredQuestionProps = {
  category?: string;
  question: string;
  answer: string;
  links: readonly { to: string; label: string }[];
};

/** A question that opens to its answer, with links to the pages of them that are open. Use it in a Card with `divide-y`. */
export function AnsweredQuestion({ category, question, answer, links }: AnsweredQuestionProps) {
  return (
    <Disclosure {...(category && { above: category })} title={question}>
      <p className="measure">{answer}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
        {links
          .filter(({ to }) => isOpen(to))
          .map(({ to, label }) => (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ))}
      </p>
    </Disclosure>
  );
}

import { cx } from "../class-names.ts";

type EvidenceProps = {
  words: string;
  /** Whether the words are the source's own. Only those are in quotation marks; others are our summary. */
  quoted: boolean;
  className?: string;
};

/** The evidence for a requirement. */
export function Evidence({ words, quoted, className }: EvidenceProps) {
  if (quoted) return <q className={cx("block text-muted italic", className)}>{words}</q>;
  return <p className={cx("text-muted", className)}>In short: {words}</p>;
}

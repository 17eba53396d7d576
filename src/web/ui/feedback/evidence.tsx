import { cx } from "../class-names.ts";

type EvidenceProps = {
  words: string;
  /** Whether they are the source's own: only those stand in quotation marks, others are a summary of ours. */
  quoted: boolean;
  className?: string;
};

/** What stands behind a requirement. */
export function Evidence({ words, quoted, className }: EvidenceProps) {
  if (quoted) return <q className={cx("block text-muted italic", className)}>{words}</q>;
  return <p className={cx("text-muted", className)}>In short: {words}</p>;
}

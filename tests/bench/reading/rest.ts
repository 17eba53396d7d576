import { readStatements } from "#domain/eligibility/read-eligibility.ts";
import type { AwardText } from "./labels.ts";

/** The clauses that sound like a demand, and the words of them that nothing read, by shape. */
export function unreadShapes(texts: readonly AwardText[]) {
  const shapes = new Map<string, number>();
  const counted = { texts: texts.length, demands: 0, unread: 0, whole: 0, open_texts: 0 };
  for (const text of texts) {
    const demands = readStatements(text).filter(({ part, mood }) => part === "text" && mood === "demand");
    const open = demands.filter(({ unread }) => unread.length > 0);
    counted.demands += demands.length;
    counted.unread += open.length;
    counted.whole += open.filter(({ mentions }) => mentions.every(({ meaning }) => meaning.about === "nothing")).length;
    if (open.length > 0) counted.open_texts += 1;
    for (const { unread } of open) {
      const shape = unread.map(({ word }) => word).join(" ");
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
    }
  }
  return { ...counted, shapes: [...shapes].sort(([, a], [, b]) => b - a) };
}

/** The first whole words of a text, with an ellipsis when words are left out. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).replace(/(?<![\s,.;:])[\s,.;:]+$/, "")}…`;
}

const fillers = [
  "delve",
  "leverage",
  "unlock",
  "game-changer",
  "game changer",
  "in today's",
  "it's important to note",
  "it is important to note",
  "navigate the",
  "journey",
  "empower",
  "seamless",
  "robust",
  "cutting-edge",
  "holistic",
  "tapestry",
  "testament",
  "look no further",
  "dream school",
  "rest assured",
  "in conclusion",
  "needless to say",
  "at the end of the day",
  "very unique",
  "utilize",
  "crucial",
  "elevate",
  "supercharge",
  "maximize",
  "guarantee your",
  "we guarantee",
  "hidden gem",
  "secret",
  "hack",
  "amazing",
  "exciting",
];

const longestSentence = 38;

/** The text of a Markdown document without its markup. */
export const plainProse = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/^##\s+/gm, "")
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, "")
    .replace(/[*_`|]/g, "");

/** The number of words in a Markdown text. */
export const countWords = (markdown: string): number =>
  plainProse(markdown)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The violations of our writing style in a text: shouting, filler, doubled words, sentences that are too long. */
export function writingFaults(markdown: string): string[] {
  const prose = plainProse(markdown).replace(/https?:\/\/\S+/g, "");
  const sentences = prose.split(/(?<=[.?:])\s+|\n+/);
  return [
    prose.includes("!") && "an exclamation mark",
    /\p{Extended_Pictographic}/u.test(prose) && "an emoji",
    /[—–]/.test(prose) && "a dash: write a comma, a full stop or 'to'",
    /[“”‘’]/.test(prose) && "a curly quote",
    ...fillers.filter((phrase) => new RegExp(`(?<![\\p{L}-])${phrase}(?![\\p{L}])`, "iu").test(prose)),
    ...[...prose.matchAll(/\b(?!that\b|had\b|\d)(\w+) \1\b/gi)].map(([doubled]) => `doubled: ${doubled}`),
    ...sentences
      .filter((sentence) => sentence.split(/\s+/).filter(Boolean).length > longestSentence)
      .map((sentence) => `too long: ${sentence}`),
  ].filter((fault) => fault !== false);
}

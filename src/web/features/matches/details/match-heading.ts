/** The heading above the details of a match: `Why it's an 88% match`. */
export function matchHeading(score: number): string {
  const article = /^(8|11$|18$)/.test(String(score)) ? "an" : "a";
  return `Why it's ${article} ${score}% match`;
}

/** The tags of the rules of axe that every screen fulfills: WCAG 2.2 AA and axe's best practices. */
export const accessibilityTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The heading of the page, which takes the focus where what had it is gone; null on a page without one. */
export const pageHeading = (): HTMLElement | null => document.querySelector("h1[tabindex]");

/** `1 application`, `1,200 applications`. */
export const countOf = (count: number): string =>
  count === 1 ? "1 application" : `${count.toLocaleString("en-US")} applications`;

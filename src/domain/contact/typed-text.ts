/** Line breaks and control characters become spaces, so a text cannot add a mail header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** Line ends become \n. Other control characters are removed, as they could move a terminal's cursor. */
export const plainLines = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();

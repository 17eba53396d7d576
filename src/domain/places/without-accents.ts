const beyondAscii = /[^\0-\x7f]/;

/** A text without accents: "São" is "Sao". The other characters stay, such as the letters of Japanese and "™". */
export const withoutAccents = (text: string): string =>
  beyondAscii.test(text) ? text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC") : text;

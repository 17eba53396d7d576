const beyondAscii = /[^\0-\x7f]/;

/** The form in which names are compared: lower case, without accents, punctuation as single spaces. */
export function foldWords(text: string): string {
  const plain = beyondAscii.test(text) ? text.normalize("NFD").replace(/\p{M}/gu, "") : text;
  return plain
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

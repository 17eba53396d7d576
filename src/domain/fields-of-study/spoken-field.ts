/** A field of study inside a sentence: "nursing". Names of languages and acronyms stay as they are. */
export const spokenField = (name: string): string =>
  name === "English" || /^[A-Z]+$/.test(name) ? name : name.toLowerCase();

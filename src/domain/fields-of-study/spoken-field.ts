/** A field of study inside a sentence: "nursing". Names of languages and peoples and acronyms stay as they are: "Jewish studies". */
export const spokenField = (name: string): string =>
  name.replace(/[\p{L}']+/gu, (word) => (properWords.test(word) ? word : word.toLowerCase()));

const properWords =
  /^(?:[A-Z]{2,}|(?:Afro|Afri|Ameri|Asia|Europ|Chin|Japan|Kore|Arab(?!le)|Greek|Latin|Engl|French|Germ(?!i)|Spanish|Ital|Russ|Portug|Jew(?!el)|Hebrew|Islam|Christian|Hispan|Native|Celt|Scand|Slav|Turk|Pol(?=ish))\p{L}*)$/u;

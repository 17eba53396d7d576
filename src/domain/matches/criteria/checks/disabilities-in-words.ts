const some = new Set(
  "cognitive developmental hearing impairment impairments injury intellectual learning mental mobility neurological physical psychiatric severe spinal visual visually wheelchair".split(
    " ",
  ),
);
const common = new Set(
  "adhd attention chronic depression dyslexia illness illnesses learning mental mobility physical physically psychiatric psychological".split(
    " ",
  ),
);

/** "A learning disability" or an illness, which few of those with a disability have; not "a documented disability". */
export const namesSomeDisability = (words: readonly string[]): boolean => words.some((word) => some.has(word));

/** Kinds of disability that many of those with one have, unlike blindness or cystic fibrosis. */
export const namesCommonDisability = (words: readonly string[]): boolean => words.some((word) => common.has(word));

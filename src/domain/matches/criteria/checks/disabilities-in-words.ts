const some = new Set(
  "cognitive developmental hearing impairment impairments injury intellectual learning mental mobility neurological physical psychiatric severe spinal visual visually wheelchair".split(
    " ",
  ),
);
const rare = new Set(
  "amputation amputee amputees bifida blind blindness cancer cochlear cystic deaf deafness dystrophy epilepsy fibrosis hemophilia palsy paralysis paralyzed paraplegic quadriplegic sclerosis sickle sighted spina thalassemia tourette visually".split(
    " ",
  ),
);

/** "A learning disability" or an illness, which few of those with a disability have; not "a documented disability". */
export const namesSomeDisability = (words: readonly string[]): boolean => words.some((word) => some.has(word));

/** Kinds of disability and illness that few of those with one have, unlike autism or hearing loss. */
export const namesRareDisability = (words: readonly string[]): boolean => words.some((word) => rare.has(word));

/** Stands for a requirement that only the title of a scholarship names: the title itself is no requirement. */
export const onlyNameTells = "Its name may tell who can apply: ask the sponsor";

// Apart from the schemas, so that screens load the limits without zod.

/** Characters. */
export const longestNotes = 10_000;
export const longestName = 200;
export const longestAmount = 100;

export const longestTaskTitle = 200;
/** Tasks on one checklist. */
export const mostTasks = 40;

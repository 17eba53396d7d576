/** The id of the task to check whether the student can apply. */
export const checkTaskId = "check-requirements";

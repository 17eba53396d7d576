/** The ids of the tasks that Laurel makes itself and recognizes again: to check whether the student can apply, */
export const checkTaskId = "check-requirements";
/** to file the FAFSA, which serves all applications, */
export const aidFormTaskId = "aid-form";
/** to gather what the sponsor wants, where nothing tells it, */
export const documentsTaskId = "documents";
/** and to fill in the sponsor's own form. */
export const sponsorsFormTaskId = "form";

/** The id of the task to check whether the student can apply. Like the other ids here it is stored, so that Laurel knows its own task again. */
export const checkTaskId = "check-requirements";
/** The id of the task to file the FAFSA, which serves all applications. */
export const aidFormTaskId = "aid-form";
/** The id of the task that takes its place for who cannot file it. */
export const askForFormTaskId = "ask-aid-form";
/** The id of the task to gather what the sponsor wants, where nothing tells what that is. */
export const documentsTaskId = "documents";
/** The id of the task to fill in the sponsor's own form. */
export const sponsorsFormTaskId = "form";

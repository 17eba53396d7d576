/** Shown where a student could not track or hide a scholarship. */
export const saveFailed = "Failed to save scholarship. Please try again.";

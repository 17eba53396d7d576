/** In characters. */
export const longestSubject = 150;
export const longestMessage = 5000;

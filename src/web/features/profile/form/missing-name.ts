/** Said where the name is emptied: everybody has one. */
export const missingName = "Enter your full name.";

export const noMatches = {
  title: "No Matches Found",
  text: "Please find scholarship matches first to calculate success probabilities.",
};
export const calculationFailed = {
  title: "Calculation Failed",
  text: "Failed to calculate success probabilities. Please try again.",
};

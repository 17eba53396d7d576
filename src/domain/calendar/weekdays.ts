/** The source of a pattern for a day of the week, whole or short: "Monday", "Tues". */
export const weekdayPattern = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";

/** Regions with universities of their own, whose names are no towns or states of the US, by country. */
export const regions = new Map([
  ["flanders", "BE"],
  ["wallonia", "BE"],
  ["bavaria", "DE"],
  ["saxony", "DE"],
  ["north rhine westphalia", "DE"],
  ["catalonia", "ES"],
  ["andalusia", "ES"],
  ["lombardy", "IT"],
  ["tuscany", "IT"],
  ["brittany", "FR"],
  ["quebec", "CA"],
  ["british columbia", "CA"],
  ["alberta", "CA"],
  ["manitoba", "CA"],
  ["nova scotia", "CA"],
  ["saskatchewan", "CA"],
  ["queensland", "AU"],
]);

/** Their adjectives: "a Flemish university". */
export const adjectivesOfRegions = new Map([
  ["flemish", "BE"],
  ["walloon", "BE"],
  ["bavarian", "DE"],
  ["catalan", "ES"],
]);

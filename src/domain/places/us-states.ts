import { foldWords } from "./folded-words.ts";

/** Postal codes of the states, the District of Columbia and the territories whose students US sponsors name. */
export const usStates = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  AS: "American Samoa",
  GU: "Guam",
  MP: "Northern Mariana Islands",
  PR: "Puerto Rico",
  VI: "U.S. Virgin Islands",
  FM: "Federated States of Micronesia",
  MH: "Marshall Islands",
  PW: "Palau",
} as const;

/** A two-letter code of a US state, the district or a territory. */
export type StateCode = keyof typeof usStates;

const otherNames: Record<string, StateCode> = {
  "washington dc": "DC",
  "d c": "DC",
  "washington state": "WA",
  "state of washington": "WA",
  "new york state": "NY",
  "new york city": "NY",
  nyc: "NY",
  "us virgin islands": "VI",
  "virgin islands": "VI",
  "commonwealth of pennsylvania": "PA",
  calif: "CA",
  mass: "MA",
  penna: "PA",
  tenn: "TN",
  wash: "WA",
  conn: "CT",
  colo: "CO",
  fla: "FL",
  ill: "IL",
  mich: "MI",
  minn: "MN",
  wis: "WI",
  tex: "TX",
};

const byName = new Map<string, StateCode>([
  // The type of Object.keys is string; the keys are exactly the codes.
  ...(Object.keys(usStates) as StateCode[]).map((code) => [foldWords(usStates[code]), code] as const),
  ...Object.entries(otherNames),
]);

export function isStateCode(code: string): code is StateCode {
  return Object.hasOwn(usStates, code);
}

/**
 * The code of a state by its code ("TX", "tx") or name ("Texas"), for a text that can only be a state; null for others.
 */
export function stateCode(words: string): StateCode | null {
  const code = words.trim().replace(/\./g, "").toUpperCase();
  return isStateCode(code) ? code : (byName.get(foldWords(words)) ?? null);
}

/** The code of a state by name; null for two-letter codes and for other texts. */
export function stateNamed(words: string): StateCode | null {
  return byName.get(foldWords(words)) ?? null;
}

/** The name of a state: "Texas" for "TX"; an unknown code is returned unchanged. */
export function stateName(code: string): string {
  return isStateCode(code) ? usStates[code] : code;
}

import { africa, codes, commonwealth, europeanUnion } from "./world-regions.ts";

/**
 * The members of bodies that sponsors name, as of 2026-11-29 by what each publishes: banks (adb.org, isdb.org, iadb.org, afdb.org),
 * oas.org and asean.org. Of the banks all members that may borrow or did, so that nobody is left out by a change of the list.
 */
const bodies: readonly (readonly [name: RegExp, members: readonly string[]])[] = [
  [
    /\badb\b|\basian development bank\b/,
    codes(
      "AF AM AZ BD BN BT CK CN FJ FM GE HK ID IN KG KH KI KR KZ LA LK MH MM MN MV MY NP NR NU PG PH PK PW SB SG TH TJ TL TM TO TV TW UZ VN VU WS",
    ),
  ],
  [
    /\bisdb\b|\bislamic development bank\b/,
    codes(
      "AE AF AL AZ BD BF BH BJ BN CI CM DJ DZ EG GA GM GN GW GY ID IQ IR JO KG KM KW KZ LB LY MA ML MR MV MY MZ NE NG OM PK PS QA SA SD SL SN SO SR SY TD TG TJ TM TN TR UG UZ YE",
    ),
  ],
  [/\bafdb\b|\bafrican development bank\b/, africa],
  [
    /\binter ?american development bank\b/,
    codes("AR BB BO BR BS BZ CL CO CR DO EC GT GY HN HT JM MX NI PA PE PY SR SV TT UY VE"),
  ],
  [
    /\boas\b|\borgani[sz]ation of american states\b/,
    codes("AG AR BB BO BR BS BZ CA CL CO CR CU DM DO EC GD GT GY HN HT JM KN LC MX NI PA PE PY SR SV TT US UY VC VE"),
  ],
  [/\basean\b/, codes("BN ID KH LA MM MY PH SG TH TL VN")],
  [/\b(?:eu|european union)\b/, europeanUnion],
  [/\bcommonwealth\b/, commonwealth],
];

/** The members of the body that words name, as `foldWords` writes them; null where they name none or several. */
export function membersOfBody(words: string): readonly string[] | null {
  const named = bodies.filter(([name]) => name.test(words));
  return named.length === 1 ? (named[0]?.[1] ?? null) : null;
}

/** Citizens of these are never from "outside the EU, EEA and Switzerland", however much of it the words name. */
export const widerUnion: readonly string[] = [...europeanUnion, ...codes("CH GB IS LI NO")];

import { resolveField } from "../../fields-of-study/resolve-field.ts";
import { type Mention, toCheck } from "../mention.ts";
import type { FieldList } from "./field-list.ts";

// The names of schools, degrees and students as those of fields.
const plainNames: Record<string, string> = {
  Medical: "Medicine",
  Computer: "Computer Science",
  Computers: "Computer Science",
  Scientific: "Science",
  "Scientific Studies": "Science",
  Veterinary: "Veterinary Medicine",
  "Medical School": "Medicine",
  MD: "Medicine",
  JD: "Law",
  Legal: "Law",
  Laws: "Law",
  "Law School": "Law",
  "Juris Doctor": "Law",
  Dental: "Dentistry",
  "Dental School": "Dentistry",
  MBA: "Business Administration",
  BSN: "Nursing",
  RN: "Nursing",
  LPN: "Practical Nursing",
  CRNA: "Nurse Anesthesia",
  CNA: "Nursing Assistant",
  CDL: "Truck Driving",
  APRN: "Advanced Practice Nursing",
  MSW: "Social Work",
  "Business School": "Business",
  Geological: "Geology",
  Horticultural: "Horticulture",
  EMS: "Emergency Medical Services",
};

/** "Agriculture" of an "agriculture-related discipline". */
function withoutRelated(name: string): string {
  const plain = name.replace(/[ -]related$/i, "");
  const isKnown = resolveField(plain).codes.some((code) => !code.startsWith("~"));
  return plain === name || !isKnown ? name : plain;
}

/** The mention of a list. `head` is the word after it, such as "students". */
export function fieldMention(
  { from, to, names, open: isOpen, column, list, implied, narrowed }: FieldList,
  head: string,
): Mention {
  const shown = [
    ...new Set(
      names.map((written) => {
        const name = withoutRelated(written);
        const isWide = name === "Medical" && (/^fields?$/.test(head) || name !== written);
        return isWide ? name : (plainNames[name] ?? name).replace(/ Schools$/, "");
      }),
    ),
  ];
  const open = isOpen || names.some((name) => /[ -]related$/i.test(name));
  // "Or a related field" keeps another field from being refused.
  const last = shown.length - 1;
  return {
    from,
    to,
    meaning: {
      about: "field_of_study",
      names: open ? shown.map((name, at) => (at === last ? `${name} or a related field` : name)) : shown,
      ...(column ? { column } : {}),
      ...(list ? { list } : {}),
      ...(implied ? { implied } : {}),
    },
    ...(narrowed ? { also: [toCheck("course")] } : {}),
  };
}

import { expect, test } from "vitest";
import { resolveField } from "./resolve-field.ts";
import { studentField } from "./student-field.ts";

test.each([
  ["acounting", "Accounting"],
  ["psycology", "Psychology"],
  ["bussiness administration", "Business Administration"],
  ["chemical enginering", "Chemical Engineering"],
  ["elem ed", "Elementary Education"],
  ["civil eng", "Civil Engineering"],
  ["marine bio", "Marine Biology"],
  ["enviro sci", "Environmental Science"],
  ["hvac tech", "HVAC"],
  ["social work MSW", "Social Work"],
  ["phd public health", "Public Health"],
  ["MSN - family nurse practitioner", "Nurse Practitioner"],
  ["maybe nursing", "Nursing"],
  ["biology, minor in spanish", "Biology"],
  ["electrical construction / apprentice", "Electrician"],
])("%j is read as %s", (typed, name) => {
  expect(studentField(typed).field.codes).toEqual(resolveField(name).codes);
});

test.each(["idk", "not sure yet", "I don't know yet", "anything", "transfer", "AA degree"])(
  "%j names no field",
  (typed) => {
    expect(studentField(typed).field.codes).toEqual([]);
  },
);

test("of several fields each is read, and what stays unknown is kept", () => {
  expect(studentField("journalism/comm").words).toBe("journalism, communication");
  expect(studentField("paramedic/fire").field).toEqual({ ...resolveField("paramedic, fire"), complete: false });
});

// Names that stand in the lists, words that look like a field, and kinds of a field.
const others =
  "Nursing|Business or IT|Dance|Law (1L)|Undecided|STEM|any major|Marine robotics engineering|Mortuary science|Baking|Farming|Police science|Mycology|blorbology|astrology|marital arts|inventing|mixing|framing|weddings|waiting|biking|braking|commuting|competing|spring|ballot|trailer|herbology|horses|helping people|something with animals|working with kids|esports|youtuber|soldier|makeup|nails|singer|constriction|bartering|coping|trained|tribal|dating|racing|gaming|poetry|Yoga|surfing|parenting|politeness|transferring".split(
    "|",
  );
test.each(others)("%j is read as it is", (typed) => {
  expect(studentField(typed).words).toBe(typed);
});

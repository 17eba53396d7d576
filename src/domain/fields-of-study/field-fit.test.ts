import fc from "fast-check";
import { expect, test } from "vitest";
import { appliedNames } from "./applied-names.ts";
import { everydayNames } from "./everyday-names.ts";
import { fieldFit, isNameOf } from "./field-fit.ts";
import { fieldNames } from "./field-names.ts";
import { fieldTitle } from "./named-fields.ts";
import { resolveField, resolveFields } from "./resolve-field.ts";
import { specialistNames } from "./specialist-names.ts";

const compared = (student: string, ...required: string[]) => fieldFit(resolveField(student), resolveFields(required));

test.each([
  ["Computer Science", "Computer Science"],
  ["CS", "computer_science"],
  ["comp sci", "Computer Science"],
  ["BS in Computer Science", "Computer and Information Sciences"],
  ["Registered Nursing", "Nursing"],
  ["Nursing (BSN)", "nursing students"],
  ["Biology", "Biological Sciences"],
  ["Biology", "Life Sciences"],
  ["History", "history"],
  ["Welding", "Welding Technology/Welder"],
  ["Pre-Med", "pre-medicine"],
  ["Journalism", "Journalism or related fields"],
  ["Underwater Basket Weaving", "underwater basket weaving"],
  ["Civil Engineering", "Civil and mechanical engineering"],
  ["Secondary education", "Elementary or Secondary Education"],
])("%s is exactly %s", (student, required) => {
  expect(compared(student, required)).toBe("exact");
});

test.each([
  ["Computer Science", "STEM"],
  ["Computer Science", "Science, Technology, Engineering, and Mathematics (STEM)"],
  ["Computer Science", "Engineering and Computing"],
  ["Computer Science", "technology"],
  ["Mechanical Engineering", "Engineering"],
  ["Robotics & Control Engineering", "engineering"],
  ["Nursing", "Health professions"],
  ["Accounting", "Business"],
  ["Elementary Education", "Education"],
  ["Marine biology", "Biology"],
  ["English", "Liberal arts"],
  ["Music", "arts and humanities"],
])("%s is inside the wider %s", (student, required) => {
  expect(["broader", "exact"]).toContain(compared(student, required));
  expect(compared(required, student)).not.toBe("none");
});

test.each(["all majors", "Any", "Unrestricted", "All fields of study", "open to all majors", "No preference", "N/A"])(
  "%s means any field",
  (required) => {
    expect(compared("Computer Science", required)).toBe("any");
  },
);

test.each([
  ["Computer Science", "Nursing"],
  ["Computer Science", "Education"],
  ["Nursing", "STEM"],
  ["Mechanical Engineering", "Civil Engineering"],
  ["History", "Business"],
  ["Accounting", "Hospitality"],
  ["Political Science", "natural sciences"],
  ["Music", "Dance"],
  ["Nursing", "Dental hygiene"],
  ["Dentistry", "Medicine"],
  ["Costume Design", "Graphic Design"],
  ["Marine Biology", "Geology"],
  ["Marine Biology", "Earth Sciences"],
  ["Biomedical Sciences", "Biomedical Engineering"],
])("%s is not %s", (student, required) => {
  expect(compared(student, required)).toBe("none");
});

test.each([
  ["Engineering", "Mechanical Engineering", "same_family"],
  ["Computer Science", "Cybersecurity", "same_family"],
  ["Computer Science", "Computer Engineering", "same_family"],
  ["Culinary Arts", "Skilled trade", "same_family"],
  ["Fashion Design", "Graphic Design", "same_family"],
  ["Film", "Photography", "same_family"],
  ["Undecided", "Nursing", "unresolvable"],
  ["Pre-med", "English", "unresolvable"],
  ["Computer Science", "Bagpiping", "unresolvable"],
  ["Astrology of the Moon", "Nursing", "unresolvable"],
  ["Chemistry", "Journalism or related fields", "unresolvable"],
])("%s may be %s (%s)", (student, required, expected) => {
  expect(compared(student, required)).toBe(expected);
});

test("one field of the sponsor's list is enough", () => {
  expect(compared("Computer Science", "Nursing", "Education", "STEM")).toBe("broader");
  expect(compared("Computer Science", "Nursing", "All majors")).toBe("any");
});

test.each([
  ["Nursing", "Registered nursing", true],
  ["Civil Engineering", "Civil engineering", true],
  ["Civil Engineering", "Engineering", false],
  ["Physics", "STEM", false],
  ["Physics", "Physical Sciences", false],
  ["Graphic Design", "Communication", false],
  ["Nursing", "Underwater basketweaving", false],
])("for %s, %s names the field itself: %s", (field, name, expected) => {
  expect(isNameOf(resolveField(field), resolveField(name))).toBe(expected);
});

test("an empty list means any field", () => {
  expect(fieldFit(resolveField("Nursing"), resolveFields([]))).toBe("any");
});

test("the codes of every everyday name are in CIP", () => {
  const unknown = [...everydayNames, ...specialistNames, ...appliedNames].flatMap(([, codes]) =>
    codes.split(" ").filter((code) => code !== "+" && fieldTitle(code) === null),
  );
  expect(unknown).toEqual([]);
});

test("every field fits itself, and every field inside a family fits the family", () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames().filter((each) => each !== "Undecided")), (title) => {
      expect(compared(title, title)).toBe("exact");
      for (const code of resolveField(title).codes) {
        const family = { all: false, codes: [code.slice(0, 2)], complete: true, sides: [] };
        expect(["exact", "broader"]).toContain(fieldFit(resolveField(title), family));
      }
    }),
    { numRuns: 500 },
  );
});

test("one more required field never makes a fit worse", () => {
  const rank = ["any", "exact", "broader", "same_family", "unresolvable", "none"];
  const names = fc.constantFrom(...fieldNames(), "STEM", "all majors", "Business", "Bagpiping", "Undecided");
  fc.assert(
    fc.property(names, fc.array(names, { minLength: 1, maxLength: 4 }), names, (student, required, more) => {
      const before = rank.indexOf(compared(student, ...required));
      expect(rank.indexOf(compared(student, ...required, more))).toBeLessThanOrEqual(before);
    }),
  );
});

test("any text has a result, and the same text always the same", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: "grapheme" }), (words) => {
      expect(resolveField(words)).toEqual(resolveField(`${words}`));
      expect(["exact", "broader", "any", "unresolvable"]).toContain(compared(words, words));
    }),
  );
});

test.each([
  ["Social Work", "Social Sciences", "same_family"],
  ["Human Services", "Social Sciences", "same_family"],
  ["Linguistics", "Social Sciences", "same_family"],
  ["Linguistics", "Humanities", "broader"],
  ["Public Policy", "Social Sciences", "exact"],
  ["Economics", "Social Sciences", "broader"],
  ["Psychology", "Social Sciences", "exact"],
])("%s among %s is %s", (student, required, fit) => {
  expect(compared(student, required)).toBe(fit);
});

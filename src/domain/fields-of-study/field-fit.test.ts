import fc from "fast-check";
import { expect, test } from "vitest";
import { everydayNames } from "./everyday-names.ts";
import { fieldFit } from "./field-fit.ts";
import { fieldNames } from "./field-names.ts";
import { fieldTitle } from "./named-fields.ts";
import { resolveField, resolveFields } from "./resolve-field.ts";

const standing = (student: string, ...asked: string[]) => fieldFit(resolveField(student), resolveFields(asked));

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
])("%s is exactly %s", (student, asked) => {
  expect(standing(student, asked)).toBe("exact");
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
])("%s is inside the wider %s", (student, asked) => {
  expect(["broader", "exact"]).toContain(standing(student, asked));
  expect(standing(asked, student)).not.toBe("none");
});

test.each(["all majors", "Any", "Unrestricted", "All fields of study", "open to all majors", "No preference", "N/A"])(
  "%s asks for no field",
  (asked) => {
    expect(standing("Computer Science", asked)).toBe("any");
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
])("%s is not %s", (student, asked) => {
  expect(standing(student, asked)).toBe("none");
});

test.each([
  ["Engineering", "Mechanical Engineering", "same_family"],
  ["Computer Science", "Cybersecurity", "same_family"],
  ["Computer Science", "Computer Engineering", "same_family"],
  ["Undecided", "Nursing", "unresolvable"],
  ["Pre-med", "English", "unresolvable"],
  ["Computer Science", "Bagpiping", "unresolvable"],
  ["Astrology of the Moon", "Nursing", "unresolvable"],
  ["Chemistry", "Journalism or related fields", "unresolvable"],
])("whether %s is %s is not settled by the words (%s)", (student, asked, expected) => {
  expect(standing(student, asked)).toBe(expected);
});

test("one fitting field in a sponsor's list is enough", () => {
  expect(standing("Computer Science", "Nursing", "Education", "STEM")).toBe("broader");
  expect(standing("Computer Science", "Nursing", "All majors")).toBe("any");
});

test("a list that asks for nothing asks for any field", () => {
  expect(fieldFit(resolveField("Nursing"), resolveFields([]))).toBe("any");
});

test("every everyday name stands for codes that CIP has", () => {
  const unknown = everydayNames.flatMap(([, codes]) =>
    codes.split(" ").filter((code) => code !== "+" && fieldTitle(code) === null),
  );
  expect(unknown).toEqual([]);
});

test("every field fits itself, and every field inside a family fits the family", () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames().filter((each) => each !== "Undecided")), (title) => {
      expect(standing(title, title)).toBe("exact");
      for (const code of resolveField(title).codes) {
        const family = { all: false, codes: [code.slice(0, 2)], complete: true };
        expect(["exact", "broader"]).toContain(fieldFit(resolveField(title), family));
      }
    }),
    { numRuns: 500 },
  );
});

test("asking for more fields never makes a fit worse", () => {
  const rank = ["any", "exact", "broader", "same_family", "unresolvable", "none"];
  const names = fc.constantFrom(...fieldNames(), "STEM", "all majors", "Business", "Bagpiping", "Undecided");
  fc.assert(
    fc.property(names, fc.array(names, { minLength: 1, maxLength: 4 }), names, (student, asked, more) => {
      const before = rank.indexOf(standing(student, ...asked));
      expect(rank.indexOf(standing(student, ...asked, more))).toBeLessThanOrEqual(before);
    }),
  );
});

test("any words are answered, and the same words always the same", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: "grapheme" }), (words) => {
      expect(resolveField(words)).toEqual(resolveField(`${words}`));
      expect(["exact", "broader", "any", "unresolvable"]).toContain(standing(words, words));
    }),
  );
});

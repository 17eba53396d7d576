import { expect, test } from "vitest";
import { resolveField } from "../../../fields-of-study/resolve-field.ts";
import { readStudent } from "../student.ts";
import { nextFieldOf } from "./next-field.ts";
import { compareOwnFields, compareStudyField, fieldAnswer } from "./study-field-fit.ts";

const resultOf = (field_of_study: string, ...required: string[]) =>
  compareStudyField(readStudent({ field_of_study }), required).result;

test("the field itself is met, and a wide field that holds it is close", () => {
  expect(resultOf("Nursing", "Nursing")).toBe("met");
  expect(resultOf("Civil Engineering", "Engineering")).toBe("close");
  expect(resultOf("Biology", "STEM")).toBe("close");
});

test("nuclear science is a field of physics and nuclear engineering", () => {
  expect(resultOf("Nuclear Engineering", "Nuclear Science")).toBe("met");
  expect(resultOf("Physics", "Nuclear Science")).not.toBe("failed");
  expect(resultOf("Animal Science", "Nuclear Engineering", "Nuclear Science")).toBe("failed");
});

test("a wide field does not meet a narrower profession inside it", () => {
  for (const narrow of [
    "Nurse Practitioner",
    "Nurse Midwifery",
    "Nurse Anesthesia",
    "School Nursing",
    "Practical Nursing",
  ]) {
    expect(resultOf("Nursing", narrow)).toBe("unknown");
    expect(resultOf(narrow, "Nursing")).not.toBe("failed");
    expect(resultOf(narrow, narrow)).toBe("met");
  }
  expect(resultOf("Psychology", "School Psychology")).toBe("unknown");
});

test("a side that a field has in another family is not sure", () => {
  expect(resolveField("Environmental Science").codes).toContain("14.14");
  expect(resultOf("Environmental Science", "Engineering", "Computer Science")).toBe("unknown");
  expect(resultOf("Environmental Engineering", "Engineering", "Computer Science")).toBe("close");
  expect(resultOf("Environmental Science", "Natural Resources")).toBe("met");
});

test("a wide field that holds only a part of the student's family is not sure, unless the list names the field", () => {
  expect(resultOf("Pharmacy", "STEM")).toBe("unknown");
  expect(resultOf("Pharmacy", "STEM", "Pharmacy")).toBe("close");
});

test("a wide field of which only a part is one of the student's subject is probably about others", () => {
  const compared = (field_of_study: string, ...required: string[]) =>
    compareStudyField(readStudent({ field_of_study }), required);
  expect(compared("Psychology", "Engineering", "STEM")).toMatchObject({ result: "unknown", doubt: 2 });
  expect(compared("Psychology", "STEM", "Psychology").result).toBe("close");
});

test("another field of the same family is seldom meant, the least where both are narrow, unless the sponsor leaves it open", () => {
  const compared = (field_of_study: string, ...required: string[]) =>
    compareStudyField(readStudent({ field_of_study }), required);
  expect(compared("Civil Engineering", "Mechanical Engineering Technology")).toMatchObject({
    result: "unknown",
    doubt: 3,
  });
  expect(compared("Civil Engineering", "Mechanical Engineering Technology or a related field")).toMatchObject({
    doubt: 1,
  });
  expect(compared("Health", "Nursing")).toMatchObject({ result: "unknown", doubt: 2 });
});

test("a field that nobody can tell is seldom the one that a sponsor names", () => {
  for (const own of ["Undecided", "blorbology"])
    expect(compareStudyField(readStudent({ field_of_study: own }), ["Nursing"])).toMatchObject({
      result: "unknown",
      doubt: 2,
    });
});

test("who tells a major and that it leads to medicine studies that major", () => {
  expect(resultOf("Biology (pre-med)", "Computer Science")).toBe("failed");
  expect(resultOf("Biology (pre-med)", "Biology")).toBe("met");
  expect(resultOf("Pre-med", "Computer Science")).toBe("unknown");
});

test("a kind of astrophysics is astrophysics", () => {
  expect(resultOf("Astrophysics", "Theoretical Astrophysics")).toBe("unknown");
  expect(resultOf("Theoretical Astrophysics", "Astrophysics")).toBe("met");
});

test("a wide field holds no field that is only related to a part of it", () => {
  expect(resultOf("Social Work", "STEM")).toBe("failed");
  expect(resultOf("Social Work", "STEM", "Psychology")).toBe("unknown");
});

test("pilots and mechanics of aircraft learn different things", () => {
  expect(resultOf("Professional Pilot", "Avionics", "Aircraft Repair")).toBe("failed");
  expect(resultOf("Professional Pilot", "Aviation")).toBe("met");
});

test("a field of another family is seldom one that is related to those of a list", () => {
  const compared = (field_of_study: string) =>
    compareStudyField(readStudent({ field_of_study }), ["Economics", "Journalism or a related field"]);
  expect(compared("Cosmetology")).toMatchObject({ result: "unknown", doubt: 3 });
  expect(compared("Journalism").result).toBe("met");
});

test("STEM, which holds the engineers of a trade or a side of a field, is seldom said of who studies it", () => {
  const compared = (field_of_study: string) => compareStudyField(readStudent({ field_of_study }), ["STEM"]);
  expect(compared("HVAC")).toMatchObject({ result: "unknown", doubt: 2 });
  expect(compared("Construction Management")).toMatchObject({ result: "unknown", doubt: 2 });
});

test("words for all trades are met by who learns one, as few students do", () => {
  expect(resultOf("Electrician", "Skilled Trade")).toBe("met");
  expect(resultOf("Electrician", "Construction")).toBe("met");
  expect(resultOf("Electrician", "Skilled Trade", "STEM", "Business", "Health", "Law")).toBe("close");
});

test("a student of film is none of journalism", () => {
  expect(resultOf("Film", "Journalism")).not.toBe("met");
  expect(resultOf("Television", "Film")).toBe("met");
});

test("a side of a field in another family is left to check, and each of two majors is the student's own", () => {
  expect(resultOf("Environmental Science", "Environmental Engineering")).toBe("unknown");
  expect(resultOf("Music Education", "Music")).toBe("unknown");
  expect(resultOf("Cybersecurity", "Computing")).not.toBe("unknown");
  expect(resultOf("Biology and Chemistry", "Chemistry")).toBe("met");
  expect(resultOf("Computer Science and Engineering", "Computer Engineering")).toBe("met");
  expect(resultOf("Materials Science and Engineering", "Physical Sciences")).toBe("unknown");
  expect(resultOf("Exercise and Sport Science", "Biology")).toBe("unknown");
  expect(resultOf("Computer and Information Systems", "Business")).toBe("unknown");
});

test("a name that holds many fields is none of them for sure", () => {
  expect(resultOf("Science", "Biology")).toBe("unknown");
  expect(resultOf("Science", "STEM")).toBe("close");
});

test("a business student is no student of logistics for sure", () => {
  expect(resultOf("Business Administration", "Transportation", "Logistics")).toBe("unknown");
  expect(resultOf("Logistics", "Business Administration")).toBe("met");
});

test.each([
  ["Go to law school next fall.", "law"],
  ["PharmD, then a pharmacy in Alief.", "pharmacy"],
  ["I want to earn an MBA.", "business administration"],
  ["A PhD in plant breeding, then maize at home.", "plant breeding"],
  ["My mother has a PhD in biology.", null],
  ["Work in Baltimore, MD.", null],
  ["Teach in a school.", null],
  ["I have always wanted to go to law school.", "law"],
  ["I have volunteered at a clinic and want to attend medical school.", "medicine"],
  ["Earn an M.D. and then serve in a clinic.", "medicine"],
  ["Get a J.D. Then run for office.", "law"],
  ["Ph.D. in plant breeding.", "plant breeding"],
  ["I want a graduate degree in water management.", "water management"],
  ["My parents never finished school, and I want to go to medical school.", "medicine"],
  ["Help people by going to dental school.", "dentistry"],
  ["I do not want to go to law school.", null],
  ["I don't plan on law school.", null],
  ["My mother went to law school.", null],
  ["I decided against law school and will be a teacher.", null],
  ["Be a paralegal instead of going to law school.", null],
  ["I work with my MD friends.", null],
  ["Help people avoid dental school debt.", null],
  ["Help students get into medical school.", null],
  ["My sister wants to go to law school.", null],
  ["I finished nursing school.", null],
  ["Work in a medical school office.", null],
  ["I graduate in computer science next year.", null],
])("the goals “%s” name the next field %s", (goals, field) => {
  expect(nextFieldOf(goals)).toBe(field);
});

test("the field that comes next leaves to check what another field would rule out, and the line says so", () => {
  const student = readStudent({ field_of_study: "Government", career_goals: "Go to law school." });
  // It counts as met in the score, as the goals say what comes.
  expect(compareOwnFields(student, ["Law"])).toMatchObject({ result: "unknown", likely: "met" });
  expect(fieldAnswer(student, ["Law"])).toBe("Government, then law");
  expect(compareOwnFields(student, ["Nursing"]).result).toBe("failed");
  expect(fieldAnswer(student, ["Nursing"])).toBe("Government");
  expect(compareOwnFields(readStudent({ field_of_study: "Government" }), ["Law"]).result).toBe("failed");
});

test("a wide name is met by its main field, and not by a side of it that the list holds", () => {
  expect(resultOf("Agriculture", "STEM")).toBe("unknown");
  expect(resultOf("Agriculture", "Agriculture")).toBe("met");
  expect(resultOf("Agricultural Engineering", "STEM")).toBe("close");
});

test("neighbors that share a field of both names are not each other, and the name of both is", () => {
  expect(resultOf("Electrical Engineering", "Computer Engineering")).toBe("unknown");
  expect(resultOf("Computer Engineering", "Electrical Engineering")).toBe("unknown");
  expect(resultOf("Electrical Engineering", "Electrical Engineering and Computer Science")).toBe("met");
  expect(resultOf("Electrical and Computer Engineering", "Computer Engineering")).toBe("met");
  expect(resultOf("Astrophysics", "Geodesy")).not.toBe("met");
});

test("STEM holds data science as a whole, and of psychology only a part", () => {
  expect(resultOf("Data Science", "STEM")).toBe("close");
  expect(resultOf("Psychology", "STEM")).toBe("unknown");
});

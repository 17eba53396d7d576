import { describe, expect, it } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const demandsIn = (text: string) =>
  read(text).demands.map((each) => {
    if (each.about === "study_in") return [...each.states, ...each.countries].join(" ");
    return each.about === "check" ? each.kind : each.about;
  });

it.each([
  ["Ohio students may apply. Open to students from Ohio colleges.", []],
  ["Ohio students may apply. Open to students from Texas colleges.", ["OH"]],
  ["Ohio residents may apply. Open to students from Ohio colleges.", ["OH"]],
  ["Open to Ohio students at Ohio colleges.", ["OH"]],
  ["Ohio students may apply. They must attend a college in Ohio.", ["OH"]],
])("%s: students of a state are those of its colleges where the text names them too", (text, states) => {
  expect(read(text).facts.location_restrictions).toEqual(states);
});

describe("where the student studies", () => {
  it.each([
    ["Must attend a college in Texas.", ["TX"]],
    ["Must attend a college or university in the United States.", ["US"]],
    ["Applicants must be enrolled at an accredited U.S. college or university.", ["US"]],
    ["Open to students at Ohio colleges.", ["OH"]],
    ["Open to undergraduates enrolled at Canadian universities.", ["CA"]],
    ["Must plan to attend an accredited institution in Utah, Nevada or Idaho.", ["UT NV ID"]],
    ["Applicants must study at a university in the UK or Ireland.", ["GB IE"]],
    ["You must be studying in one of the following countries: Canada.", ["CA"]],
    ["Must be in a degree program at a U.S. university.", ["US"]],
    ["Must be enrolled in a graduate program in Canada.", ["CA"]],
    ["Must be accepted by a medical school in Ireland.", ["IE"]],
    ["Applicants must be studying at a German higher education institution.", ["DE"]],
    ["Must be enrolled in or plan to attend an accredited college in Michigan.", ["MI"]],
    ["Must be enrolled in or accepted to a veterinary school in the USA.", ["US"]],
    ["Georgia residents enrolled in U.S. accredited colleges.", ["US"]],
    ["Must attend a college in New England.", ["CT ME MA NH RI VT"]],
    ["For students of Ohio colleges.", ["OH"]],
    ["Study at graduate level in the United States or Canada.", ["US CA"]],
    ["Must be studying at the undergraduate level in Ohio.", ["OH"]],
    ["Study full-time or part-time in Texas.", ["TX"]],
    ["For students enrolled in a JD program in the United States.", ["US"]],
    ["Must be enrolled in a nursing program in Ohio.", ["OH"]],
  ])("%s is compared", (text, places) => {
    expect(demandsIn(text)).toEqual(places);
  });

  it.each([
    ["Must study in Scotland.", ["GB", "study_place"]],
    ["Must attend a college in northern California.", ["CA", "study_place"]],
  ])("%s is compared by the whole and left to check besides", (text, places) => {
    expect(demandsIn(text)).toEqual(places);
  });

  it.each([
    ["Must attend a historically Black college or university.", ["study_place"]],
    ["Must be enrolled in an American Indian college.", ["study_place"]],
    ["Open to students at public Texas universities.", ["study_place", "TX"]],
    ["Must hold a degree from a university in India.", ["study_place"]],
    ["Must be a resident of or studying in Maine.", ["place", "doubtful"]],
    ["Must have completed a year of study in Japan.", ["activity", "study_place"]],
    ["Must spend a semester in Spain.", ["study_place"]],
    ["Applicants must have completed two college courses.", ["course"]],
    ["Applicants must conduct original research.", ["research"]],
    ["Applicants must be in an ABET-accredited program.", ["program"]],
    ["Must be enrolled in a nationally accredited nursing program.", ["program"]],
    ["Must attend a nationally accredited four-year college.", []],
    ["You must be studying in one of the following countries: Unrestricted.", []],
  ])("%s is no place to study that the profile tells", (text, kinds) => {
    const found = demandsIn(text).filter((kind) => kind !== "unread");
    expect([...new Set(found)].filter((kind) => kind !== "degree" && kind !== "level")).toEqual(kinds);
  });

  it.each([
    "Scholarship for residents of Ohio and anyone who is a student at an Ohio college.",
    "Must be a Connecticut resident attending a college or any student attending a college in Connecticut.",
    "Must have graduated from a South Dakota high school or be enrolled in a college in South Dakota.",
    "Must be studying at an American college or university or be an American student studying abroad.",
    "Persons resident in the UK, and scholars registered at UK universities.",
    "Non-residents must attend a college in Texas.",
    "Students not enrolled in a California college are eligible too.",
    "Students at Canadian universities receive an additional $500.",
    "Students who propose a period of study at an approved institution in France.",
    "Applicants must be high school seniors attending school in the United States.",
    "Students must be enrolled in ALA-accredited master's programs.",
    "Payment will be sent to the student's college in the United States.",
    "Finalists may attend a workshop at a university in the United States.",
    "Students may also attend a college in the United States.",
    "Students must study in the MA or MBA program.",
  ])("%s rules out no student of another place", (text) => {
    expect(read(text).demands.map(({ about }) => about)).not.toContain("study_in");
  });

  it.each([
    ["Must be enrolled in a graduate program in Canada.", true],
    ["Any Canadian university.", true],
    ["Winners may attend any college in Canada.", true],
    ["You may study any major and attend or plan to attend any accredited university in Canada.", true],
    ["Students at Canadian universities.", true],
    [
      "The winners will be awarded with full tuition waivers for Master of Science programs at two prestigious Swedish universities.",
      false,
    ],
  ])("%s: being a student there is demanded: %s", (text, enrolled) => {
    // A sentence with unread words leaves it to check, with the demand as a way to meet it.
    const stated = read(text).demands.flatMap((demand) =>
      demand.about === "check" && demand.ways ? demand.ways.flatMap(({ demands = [] }) => demands) : [demand],
    );
    expect(stated).toContainEqual(expect.objectContaining({ about: "study_in", enrolled }));
  });

  it("a kind of college says its level too", () => {
    const { facts, demands } = read("Must be enrolled at a Texas community college.");
    expect(facts.academic_level).toEqual(["associate"]);
    expect(demands).toMatchObject([{ about: "study_in", states: ["TX"] }]);
    expect(read("Must attend a four-year U.S. college.").facts.academic_level).toEqual(["bachelor"]);
  });

  it.each([
    ["Must attend a college in Ohio or a university in Kenya.", ["OH KE", "study_place"]],
    ["Must be an undergraduate at a US or Canadian university.", ["US CA"]],
    ["Must be a resident of Maine or attend a Maine college.", ["alternative", "doubtful", "doubtful"]],
  ])("of several places one is enough: %s", (text, places) => {
    expect(demandsIn(text)).toEqual(places);
  });
});

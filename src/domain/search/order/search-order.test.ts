import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { found, type Listed, titles } from "#tests/support/found-by-words.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { readCuratedFacts } from "../../eligibility/curated-facts.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { type Home, readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";
import { readingOf } from "../shown/reading-of.ts";

test.each<[words: string, whole: Partial<Listed>, part: Partial<Listed>]>([
  [
    "student council president",
    { description: "For those who show leadership." },
    { provider_name: "Presidents Club" },
  ],
  ["homeless youth", { description: "For those who were in foster care." }, { description: "Jobs for youth." }],
])("what has one word of a phrase comes after what has the words of sponsors for it: %s", (words, whole, part) => {
  const list = [
    { title: "Part Award", ...part },
    { title: "Whole Award", ...whole },
  ];
  expect(titles(words, list)[0]).toBe("Whole Award");
});

test("what has one of the words of a topic that none has as a whole may fit, wherever one studies", () => {
  const list: Listed[] = [{ title: "Maker Award", groups: ["hispanic"], description: "For film makers." }];
  for (const words of ["documentary film", "documentary film in the UK"])
    expect(found(words, list)).toMatchObject([{ unnamed: [] }]);
});

test("what has a word of a topic that is said in other words, or of how it is won, fits", () => {
  const list: Listed[] = [{ title: "Oak Award", description: "A contest of young writers of poems." }];
  expect(found("poetry contest", list)).toMatchObject([{ unnamed: [] }]);
});

test("where words only set limits, what few can get comes behind, however many of the words that say nothing it has", () => {
  const list: Listed[] = [
    {
      title: "Society C Awards",
      gpa_requirement: 2,
      groups: ["native_american"],
      description: "Scholarships for students.",
    },
    { title: "Oak Award", gpa_requirement: 2 },
  ];
  expect(titles("scholarships for c students", list)).toEqual(["Oak Award", "Society C Awards"]);
});

test("what several words fit far better than all others is not behind these because it is for one place", () => {
  const list: Listed[] = [
    { title: "Oak Award", description: "For students who lead." },
    { title: "Elm Award", keywords: ["leadership"] },
    { title: "Hulick Award for Leadership", location_restrictions: ["NC"] },
  ];
  expect(titles("hulick leadership", list)[0]).toBe("Hulick Award for Leadership");
  expect(titles("leadership", list).at(-1)).toBe("Hulick Award for Leadership");
});

test("what has the name beside a misspelt word fits", () => {
  expect(found("gates milenium", [{ title: "The Gates Scholarship" }])).toMatchObject([{ unnamed: [] }]);
});

test("what is for women of any place comes before what may be for those of another state", () => {
  const list: Listed[] = [
    {
      title: "Amador Award",
      groups: ["women"],
      requirements: ["Be a woman.", "Have ties to Amador County, California."],
    },
    { title: "Oak Award", groups: ["women"], requirements: ["Be a woman."] },
  ];
  expect(titles("women in Texas", list)).toEqual(["Oak Award", "Amador Award"]);
});

test("who refuses to study in the US finds first what is for study elsewhere", () => {
  const list: Listed[] = [
    { title: "Silent Award", field_of_study: ["Biology"] },
    { title: "Polish Award", field_of_study: ["Biology"], requirements: ["Study at a university in Poland."] },
  ];
  expect(titles("biology, i do not want to study in the USA", list)[0]).toBe("Polish Award");
});

/** Ten that are for military families as well as these, of which a word may call one. */
const forTheMilitary = (own: Listed): Listed[] => [
  ...["Alpha", "Beta", "Delta", "Eta", "Iota", "Kappa", "Omega", "Rho", "Sigma", "Tau"].map(
    (name): Listed => ({
      title: `${name} Fund for Children of the Military`,
      groups: ["military"],
      field_of_study: ["Nursing"],
      description: "For children of service members.",
    }),
  ),
  { groups: ["military"], description: "From a foundation.", ...own },
];
const ofMarines: Listed = { title: "Marine Corps Foundation Awards" };

test.each([
  ["children of fallen Marines who want to study nursing in Louisiana", ofMarines],
  ["Marine Corps children nursing", ofMarines],
  ["daughter of a marine, nursing", ofMarines],
  ["navy kids, nursing", { title: "Navy Relief Awards" }],
  ["coast guard kid, nursing", { title: "Coast Guard Awards" }],
])("a word that was read as something wider calls what has it in its title: %s", (words, own) => {
  expect(titles(words, forTheMilitary(own))[0]).toBe(own.title);
});

test("what has the word in its title is not called by it where it asks for another state", () => {
  const [first] = titles("Marine kids in Louisiana", forTheMilitary({ ...ofMarines, location_restrictions: ["TX"] }));
  expect(first).not.toBe(ofMarines.title);
});

test("half of a name calls nobody", () => {
  const isNamed = (words: string, title: string) =>
    found(words, forTheMilitary({ title })).find(({ id }) => id === title)?.isNamed;
  expect(isNamed("coast guard kid, nursing", "National Guard Awards")).toBe(false);
  expect(isNamed("coast guard kid, nursing", "Coast Guard Awards")).toBe(true);
});

test("a word that many titles have calls none of them", () => {
  expect(titles("military children, nursing", forTheMilitary({ title: "Military Awards" }))[0]).not.toBe(
    "Military Awards",
  );
});

const ofOwnStudents: Listed = {
  title: "Wake Award",
  institutions: ["Wake Technical Community College"],
  field_of_study: ["HVAC"],
};

test.each([
  ["HVAC in Ohio", "missed"],
  ["HVAC in North Carolina", "fits"],
  ["HVAC in Ohio or North Carolina", "fits"],
  ["from Ohio, HVAC at Wake Technical Community College", "fits"],
  ["full ride for HVAC, Ohio", "fits"],
  ["HVAC", "fits"],
])("what a college gives to its own students is no help in another state: %s", (words, expected) => {
  const [award] = found(words, [ofOwnStudents]);
  expect(award?.missed.length === 0 ? "fits" : "missed").toBe(expected);
});

test("of a country and a state one is enough, and a third country misses both", () => {
  const list: Listed[] = [
    { title: "New York Award", location_restrictions: ["NY"] },
    { title: "Canada Award", requirements: ["Study at a university in Canada."] },
    { title: "Poland Award", requirements: ["Study at a university in Poland."] },
    { title: "Texas Award", location_restrictions: ["TX"] },
  ];
  const missing = found("a master's in Canada or New York", list).filter(({ missed }) => missed.length > 0);
  expect(missing.map(({ id }) => id)).not.toContain("New York Award");
  expect(missing.map(({ id }) => id)).not.toContain("Canada Award");
  expect(titles("a master's in Canada or New York", list).slice(0, 2).toSorted()).toEqual([
    "Canada Award",
    "New York Award",
  ]);
});

const forTheFallen: Listed = {
  title: "Fallen Heroes Fund",
  groups: ["military"],
  requirements: ["Be the child or surviving spouse of a service member who died in the line of duty."],
};

test.each([
  ["my dad was in the army and died", "meant"],
  ["my dad was in the army and passed away", "meant"],
  ["child of a soldier killed in action", "meant"],
  ["lost my husband, who was in the navy", "meant"],
  ["gold star family", "meant"],
  ["my dad was in the army", "to check"],
  ["dad is in the army, my grandma died", "to check"],
  ["my grandma died and my dad is in the army", "to check"],
  ["my dad is in the army and my best friend was killed", "to check"],
  ["my dad is in the army, i lost my dog", "to check"],
])("what is for the families of fallen soldiers is for those whose parent died: %s", (words, expected) => {
  const [fallen] = found(words, [forTheFallen]);
  expect(fallen?.unknown.length === 0 ? "meant" : "to check").toBe(expected);
});

test("a veteran whose friend was killed is no family of a fallen soldier", () => {
  const [fallen] = found("army vet, my friend was killed", [forTheFallen]);
  expect(fallen?.missed).toEqual([expect.objectContaining({ slot: "group" })]);
});

test("what is for everybody from high school on comes after what is for graduate students", () => {
  const list: Listed[] = [
    { title: "For everybody", academic_level: ["high_school", "associate", "bachelor", "master", "doctoral"] },
    { title: "For graduates", academic_level: ["master", "doctoral"] },
  ];
  expect(titles("phd scholarships", list)).toEqual(["For graduates", "For everybody"]);
});

test("where no field was said, what names a subject comes after what does not", () => {
  const list: Listed[] = [
    { title: "Women in Construction Award", groups: ["women"] },
    { title: "Women in Motion Award", groups: ["women"] },
  ];
  expect(titles("scholarships for women", list)[0]).toBe("Women in Motion Award");
});

test("where the student wants to study does not tell that they are from there", () => {
  const list: Listed[] = [
    { title: "Fund A", countries: ["CO"], description: "Pays for studies in Spain." },
    { title: "Fund B", description: "Pays for studies in Spain." },
  ];
  expect(titles("study abroad in spain", list)[0]).toBe("Fund B");
});

test("the education in a sponsor's name is no training of teachers", () => {
  const list: Listed[] = [
    { title: "Appraisal Education Trust", provider_name: "Appraisal Education Trust" },
    { title: "Classroom Award", field_of_study: ["Education"] },
  ];
  expect(titles("i want to be a teacher", list)).toEqual(["Classroom Award"]);
});

test.each([
  // What one does in a theater is no act of courage.
  ["acting", "For an essay on an act of courage, and an ACT score."],
  // A word that tells nothing, where the rest of the phrase is in no scholarship.
  ["left handed", "For those who have a year left."],
])("%s fits nothing that is about something else", (words, description) => {
  const index = compileIndex([blankScholarship({ id: "a", title: "Other Award", description })], today);
  expect(searchCatalogue(index, { understood: readQuery(words, today), words, limit: 9 }).fitting).toBe(0);
});

test("initials in a sponsor's name are no short name of a field", () => {
  const list: Listed[] = [
    { title: "AG Bell Award", provider_name: "Alexander Graham Bell Association" },
    { title: "Farm Bureau Award", field_of_study: ["Agriculture"] },
  ];
  expect(titles("agriculture scholarships", list)).toEqual(["Farm Bureau Award"]);
});

test("words for what no scholarship states are not searched for", () => {
  const list: Listed[] = [
    { title: "Award with grades", amount_min: 10_000, description: "No GPA is needed. The GPA of last year is 3.0." },
    { title: "Award", amount_min: 10_000, description: "Pays for college." },
  ];
  const [first, second] = found("10k or more, no gpa needed", list).map(({ score }) => score);
  expect(first).toBe(second);
});

test("a scholarship for good performance at school is none for a band", () => {
  const list: Listed[] = [
    { title: "Alaska Performance Scholarship", description: "For good grades." },
    { title: "Clef Award", description: "For musicians." },
  ];
  expect(titles("marching band", list)).toEqual(["Clef Award"]);
});

test("the letter of a code alone is no word", () => {
  const list: Listed[] = [{ title: "4-H Youth Award" }, { title: "Annie H. Hart Award" }];
  expect(titles("4-h", list)).toEqual(["4-H Youth Award"]);
});

test("a sport finds what is for athletes, and an instrument what is for musicians", () => {
  const list: Listed[] = [
    { title: "Scholar Athletes Prize", description: "For athletes who take part in sports." },
    { title: "Federation Award", description: "For musicians." },
  ];
  expect(titles("voleyball", list)).toEqual(["Scholar Athletes Prize"]);
  expect(titles("clarinet", list)).toEqual(["Federation Award"]);
});

test("a denomination is no other one", () => {
  const list: Listed[] = [
    { title: "Knights Award", keywords: ["Catholic church"], description: "For church members." },
    { title: "Bible Church Award", description: "For the young." },
  ];
  const church = found("Lutheran church", list);
  expect(church.map(({ id, unknown }) => [id, unknown.length])).toEqual([
    ["Bible Church Award", 0],
    ["Knights Award", 1],
  ]);
  expect(found("Catholic church", list)[0]?.id).toBe("Knights Award");
});

test.each([
  ["cherokee student", "native_american", "Navajo Nation Award"],
  ["filipino student", "asian", "Korean Heritage Award"],
] as const)("a people is no other one: %s", (words, group, other) => {
  const list: Listed[] = [
    { title: other, groups: [group] },
    { title: "Open Award", groups: [group] },
  ];
  expect(found(words, list).map(({ id, unknown }) => [id, unknown.length])).toEqual([
    ["Open Award", 0],
    [other, 1],
  ]);
});

test("what names another disability than the words is left to check, and what names none is not", () => {
  const list: Listed[] = [
    { title: "Council of the Blind Award", groups: ["disability"], description: "For blind students." },
    { title: "Open Door Award", groups: ["disability"], description: "For students with any disability." },
  ];
  expect(found("adhd", list).map(({ id, unknown }) => [id, unknown.length])).toEqual([
    ["Open Door Award", 0],
    ["Council of the Blind Award", 1],
  ]);
});

test("words of learning and hearing in a text name no disability", () => {
  const description = "For students with any disability. Learn more, we look forward to hearing from you.";
  const list: Listed[] = [{ title: "Open Door Award", groups: ["disability"], description }];
  expect(found("blind students", list).map(({ unknown }) => unknown.length)).toEqual([0]);
});

test("a condition that names another state is left to check where a state was said", () => {
  const list: Listed[] = [
    {
      title: "Branch Award",
      groups: ["women"],
      demands: [{ about: "check", kind: "unread", quote: "Have ties to Amador County, California." }],
    },
  ];
  const withQuote = (quote: string) =>
    list.map((each) => ({ ...each, demands: [{ about: "check", kind: "unread", quote }] as Listed["demands"] }));
  const unknown = (words: string, of = list) =>
    found(words, of).flatMap((each) => each.unknown.map(({ slot }) => slot));
  expect([unknown("women in Iowa"), unknown("women in California")]).toEqual([["residence"], []]);
  expect(unknown("women in Iowa", withQuote("Attend the awards ceremony in Dallas, Texas."))).toEqual([]);
});

test("what asks for US citizens is left to check for who may be of another country, unless it takes international students", () => {
  const list: Listed[] = [
    { title: "Defense Physics Award", field_of_study: ["Physics"], citizenship: ["us_citizen"] },
    { title: "World Physics Award", field_of_study: ["Physics"], citizenship: ["us_citizen", "international"] },
  ];
  const compared = found("Nigerian physics student", list).map(({ id, unknown }) => [id, unknown.length]);
  expect(compared).toEqual([
    ["World Physics Award", 0],
    ["Defense Physics Award", 1],
  ]);
});

test("who lives in the US and comes from elsewhere misses nothing that is for those who live there", () => {
  const list: Listed[] = [
    { title: "Maryland Grant", location_restrictions: ["MD"] },
    { title: "Ohio Grant", location_restrictions: ["OH"] },
    { title: "Residents Award", countries: ["US"] },
  ];
  const fitting = (words: string) => found(words, list).filter(({ missed }) => missed.length === 0);
  expect(fitting("from el salvador living in maryland").map(({ id }) => id)).toEqual([
    "Maryland Grant",
    "Residents Award",
  ]);
  expect(fitting("student from el salvador")).toEqual([]);
});

test("what an adviser names to everybody fills up a short page, last, where something fits", () => {
  const aid = {
    requirements: ["Have financial need."],
    need_based: true,
    renewable: true,
    amount_min: 20_000,
    amount_max: 20_000,
  };
  const list: Listed[] = [
    { title: "Everybody's Award", ...aid },
    { title: "High School Award", ...aid, academic_level: ["high_school"] },
    { title: "Small Award", amount_min: 500, amount_max: 500 },
    { title: "Welding Award", field_of_study: ["Welding"] },
    { title: "Welding Club", description: "For those who study welding." },
  ];
  expect(titles("welding", list)).toEqual(["Welding Award", "Welding Club", "Everybody's Award", "High School Award"]);
  expect(titles("welding, community college student", list)).not.toContain("High School Award");
  const ofBachelors = list.map((each) =>
    each.title.startsWith("Welding") ? { ...each, academic_level: ["bachelor" as const] } : each,
  );
  expect(titles("welding phd", ofBachelors).every((title) => title.startsWith("Welding"))).toBe(true);
});

test("a sum that was not understood is no part of a name", () => {
  const list: Listed[] = [{ title: "Route 3k Award" }, { title: "Oak Award" }];
  expect(titles("i need like 3k", list)).toContain("Oak Award");
});

test("a contest of another kind is not found", () => {
  const list: Listed[] = [
    { title: "Lens Photography Awards", description: "For young artists in photography." },
    { title: "Lincoln Essay Contest", description: "For an essay about Lincoln." },
    ...Array.from({ length: 20 }, (_, at): Listed => ({ title: `Award ${at}`, description: "For students." })),
  ];
  expect(titles("photography contest", list)).toEqual(["Lens Photography Awards"]);
});

test("the words of a trade or a town that stand in other names find nothing", () => {
  const list: Listed[] = [
    { title: "Paws Award", field_of_study: ["Veterinary Technology"] },
    { title: "Virginia Tech Award", provider_name: "Virginia Tech" },
  ];
  expect(titles("vet tech", list)).toEqual(["Paws Award"]);
});

test("who asks in Spanish does not ask for what has a Spanish name", () => {
  const list: Listed[] = [
    { title: "Becas Chile", countries: ["CL"] },
    { title: "Dream Award", groups: ["undocumented"] },
  ];
  expect(titles("becas para indocumentados", list)).toEqual(["Dream Award"]);
});

test("full tuition is what fully funded asks for, and no word of it is missing", () => {
  const list = [{ title: "Crown Award", description: "Pays full tuition." }];
  const understood = readQuery("fully funded", today);
  const index = compileIndex(
    list.map((each) => readCuratedFacts(blankScholarship({ id: each.title, ...each }))),
    today,
  );
  const { items, corrections } = searchCatalogue(index, { understood, words: "fully funded", limit: 1 });
  expect([items[0]?.id, corrections]).toEqual(["Crown Award", []]);
});

test("a full ride is found by what it pays, at a college too, and in Spanish", () => {
  const list = [
    { title: "Crown Award", description: "Pays tuition, room and board.", institutions: ["Rice University"] },
    { title: "Bicycle Award", description: "Pays $500 for a ride." },
    { title: "Book Award", description: "Gives $500 toward tuition and fees." },
  ];
  for (const words of ["full ride", "beca que pague todo", "something that pays for everything"])
    expect(titles(words, list)[0]).toBe("Crown Award");
  expect(titles("full ride", list)).not.toContain("Book Award");
});

test("who tells no more than their state is shown aid before contests and before what states nothing", () => {
  const list = [
    { title: "An Essay Contest", deadline: "2026-12-01", description: "For all who write." },
    { title: "Big Award", deadline: "2026-12-02", description: "For high school seniors." },
  ];
  expect(titles("ohio", list)).toEqual(["Big Award", "An Essay Contest"]);
});

test("a circumstance puts awards for need first, and says nothing of need", () => {
  const list = [
    { title: "Any Award", deadline: "2026-12-01", amount_max: 20_000 },
    { title: "Need Award", deadline: "2026-12-02", need_based: true },
  ];
  expect(titles("my grandma raised me, ohio", list)[0]).toBe("Need Award");
  expect(titles("animal shelter volunteer, ohio", list)[0]).toBe("Any Award");
  expect(readQuery("my grandma raised me, ohio", today).constraints.map(({ slot }) => slot)).toEqual(["residence"]);
});

test("a circumstance alone finds what is for anybody in need, and is no word that nobody says", () => {
  const list: Listed[] = [
    { title: "Need Award", need_based: true },
    { title: "Award for Nurses", field_of_study: ["Nursing"] },
  ];
  expect(found("laid off", list).map(({ id }) => id)).toEqual(["Need Award"]);
  const understood = readQuery("laid off, basketweaving", today);
  const reading = readingOf("", { ...{ understood, unlisted: [], fitting: 0 }, corrections: wordsNobodySays }, today);
  expect(reading.corrections.map(({ word }) => word)).toEqual(["basketweaving"]);
});
const wordsNobodySays = ["laid", "basketweaving"].map((word) => ({ word, searched: [] }));

test.each(["laid off worker retraining grant", "displaced homemaker", "career change"])(
  "who learns for other work is helped by what is for adults: %s",
  (words) => {
    const list: Listed[] = [{ title: "Any Award" }, { title: "Second Award", keywords: ["adult learners"] }];
    expect(titles(words, list)[0]).toBe("Second Award");
  },
);

test("where no essay is wanted, what says that it needs none comes first, and what says nothing behind it", () => {
  const list: Listed[] = [
    { title: "Silent Nursing Award", field_of_study: ["Nursing"], keywords: ["nursing"], need_based: true },
    { title: "Free Award", field_of_study: ["Nursing"], essay_required: false },
    { title: "Essay Award", field_of_study: ["Nursing"], essay_required: true },
  ];
  expect(titles("nursing, low income, no essay", list).slice(0, 2)).toEqual(["Free Award", "Silent Nursing Award"]);
});

test("among equals what an adviser names first stands first, whatever closes sooner", () => {
  const list: Listed[] = [
    { title: "Poster Contest Award", deadline: "2026-12-01", amount_max: 2000 },
    { title: "Small Award", deadline: "2026-12-02", amount_max: 500 },
    { title: "Club Award", deadline: "2026-12-03", amount_max: 20_000, requirements: ["Be a member of the club."] },
    { title: "Large Award", deadline: "2027-02-01", amount_max: 20_000 },
    {
      ...{ title: "Public Grant", provider_name: "U.S. Department of Education", need_based: true },
      requirements: ["Show financial need.", "File the FAFSA."],
      citizenship: ["us_citizen"],
    },
  ];
  const first = ["Public Grant", "Large Award", "Small Award"];
  expect(titles("money for college, ohio", list).slice(0, 3)).toEqual(first);
  expect(titles("poster contest, ohio", list)[0]).toBe("Poster Contest Award");
});

const aboutCountries: Listed[] = [
  {
    title: "Institute of Delhi Award",
    description: "For a master's degree in India.",
    requirements: ["Study in India."],
  },
  { title: "Tata Fund", countries: ["IN"] },
  { title: "Berlin Fund", description: "For a year in Germany.", requirements: ["Study in Germany."] },
  { title: "Foreign Award", citizenship: ["international"] },
];
const inCountries = (words: string, home?: Home) => {
  const list = aboutCountries.map((each) => readCuratedFacts(blankScholarship({ id: each.title, ...each })));
  const understood = readQuery(words, today, null, home);
  return searchCatalogue(compileIndex(list, today), { understood, words, limit: 9 });
};
const said = (words: string, home?: Home) => {
  const [first] = inCountries(words, home).understood.constraints;
  return first?.slot === "country" ? first.relation : null;
};

test.each([
  ["Ghana", "home"],
  ["Nigeria scholarships", "home"],
  ["India", "home"],
  ["Germany", "study"],
  ["Europe", "study"],
  ["Africa", null],
  ["scholarships in Ghana", "study"],
  ["study abroad, Ghana", "study"],
])(
  "a country alone is where the student is from, unless more is for studies there than for its people: %s",
  (words, relation) => {
    expect(said(words)).toBe(relation);
  },
);

test("what is for study in any country of a region is found by the region, and left out where it is not wanted", () => {
  const { items, understood } = inCountries("a year in Europe");
  expect(understood.constraints).toMatchObject([{ slot: "country", value: "Europe", relation: "study" }]);
  expect(items.map(({ id, missed }) => [id, missed.length])).toEqual([["Berlin Fund", 0]]);
  expect(inCountries("a master's degree in Asia").items.map(({ id, missed }) => [id, missed.length])).toEqual([
    ["Institute of Delhi Award", 0],
  ]);
  expect(inCountries("a year abroad, not in Europe").items.map(({ id }) => id)).not.toContain("Berlin Fund");
});

test("a country alone is where the student is from who lives there, or has its passport", () => {
  expect(said("Germany", { state: null, country: "DE" })).toBe("home");
  expect(said("Germany", { state: "TX", country: "US", citizenOf: ["DE"] })).toBe("home");
  expect(said("Germany", { state: "TX", country: "US" })).toBe("study");
});

test("what names a field or its family comes before a wide list that holds no more than a side of it", () => {
  const list: Listed[] = [
    { title: "Space Fund for Science", field_of_study: ["STEM"], description: "For students of science." },
    { title: "Farm Bureau Award", field_of_study: ["Agriculture"], description: "For animal science." },
    { title: "FFA Animals Award", keywords: ["agriculture"] },
  ];
  expect(titles("animal science", list)).toEqual(["Farm Bureau Award", "FFA Animals Award", "Space Fund for Science"]);
  expect(found("animal science", list).map(({ isMeant }) => isMeant)).toEqual([true, true, true]);
});

test("a girl who studies computing is shown computing before what is for women of any field, and women in computing first", () => {
  const list = [
    { title: "Any Women", groups: ["women" as const] },
    { title: "Computing", field_of_study: ["Computer Science"] },
    { title: "Women in Computing", groups: ["women" as const], field_of_study: ["Computer Science"] },
  ].map((each) => blankScholarship({ id: each.title, ...each }));
  const words = "girl studying computer science";
  const { items } = searchCatalogue(compileIndex(list, today), {
    understood: readQuery(words, today),
    words,
    limit: 9,
  });
  expect(items.map(({ id }) => id)).toEqual(["Women in Computing", "Computing", "Any Women"]);
});

test("girls are whom a search is for, and come before the subject for anybody", () => {
  const list = [
    { title: "Sciences", field_of_study: ["STEM"], keywords: ["STEM"] },
    { title: "Women Engineers", groups: ["women" as const], field_of_study: ["Engineering"] },
  ].map((each) => blankScholarship({ id: each.title, ...each }));
  const first = (words: string) =>
    searchCatalogue(compileIndex(list, today), { understood: readQuery(words, today), words, limit: 9 }).items[0]?.id;
  expect(["stem girls", "ladies in stem", "women in stem"].map(first)).toEqual(Array(3).fill("Women Engineers"));
});

test.each<[words: string, first: Listed, last: Listed]>([
  // A college in either country will do, so that nobody has to go abroad.
  [
    "disabled students",
    {
      title: "Limelight Award",
      groups: ["disability"],
      requirements: ["Attend a college in the United States or Canada."],
    },
    { title: "Nurses Award", groups: ["disability"], field_of_study: ["Nursing"] },
  ],
  [
    "Kenyan student at Purdue, nursing",
    { title: "Healing Fund", field_of_study: ["Nursing"], requirements: ["Be a member of the Healing Club."] },
    { title: "Seoul Fund", field_of_study: ["Nursing"], requirements: ["Study at a university in South Korea."] },
  ],
  // Not all women have to do with one county.
  [
    "women",
    { title: "Nurses Fund", groups: ["women"], field_of_study: ["Nursing"] },
    { title: "Amador Fund", groups: ["women"], requirements: ["Have ties to Amador County, California."] },
  ],
  // Beside a field the other wishes count too.
  [
    "full ride for engineering majors",
    { title: "Founders Award", description: "Pays tuition, room and board for four years." },
    { title: "Wide Award", field_of_study: ["STEM"], description: "Pays $500 once." },
  ],
  [
    "transfer student in sociology",
    { title: "Transfer Award", description: "For those who move on to a four-year college." },
    { title: "Societies Award", field_of_study: ["Social Sciences", "Education"] },
  ],
  // They are past high school.
  [
    "transfer student in Ohio",
    { title: "Lake Award", academic_level: ["bachelor"], location_restrictions: ["OH"] },
    { title: "School Award", academic_level: ["high_school"], location_restrictions: ["OH"] },
  ],
])("what meets most of what was said comes first: %s", (words, first, last) => {
  expect(titles(words, [last, first])[0]).toBe(first.title);
});

test("what is for military families comes last for others whose parent died, and is found by a death on duty", () => {
  const list: Listed[] = [
    { ...forTheFallen, description: "For children whose parent died." },
    { title: "Kind Award", description: "For students of any story." },
    { title: "Aid", need_based: true },
  ];
  expect(titles("my dad died of cancer", list)[0]).toBe("Aid");
  expect(titles("my dad died in iraq", list)[0]).toBe("Fallen Heroes Fund");
});

test("who wants to study in another country misses what says nothing of it nor of other countries, and is told so", () => {
  const medicine = { field_of_study: ["Medicine"] };
  const list: Listed[] = [
    { title: "Robotics Award", ...medicine, description: "For students who took part in robotics." },
    { title: "Berlin Award", ...medicine, description: "Study at a university in Germany." },
    { title: "Abroad Award", ...medicine, description: "Pays for a semester abroad." },
  ];
  const missed = found("study medicine in germany", list).map(({ id, missed: all }) => [id, all.length]);
  expect(missed).toEqual([
    ["Berlin Award", 0],
    ["Abroad Award", 0],
    ["Robotics Award", 1],
  ]);
  expect(found("medicine", list).every(({ missed: all }) => all.length === 0)).toBe(true);
});

const notesOf = (words: string, list: readonly Listed[]) => {
  const index = compileIndex(
    list.map((each) => blankScholarship({ id: each.title, ...each })),
    today,
  );
  const answer = searchCatalogue(index, { understood: readQuery(words, today), words, limit: 5 });
  return readingOf(words, answer, today).notes.join(" ");
};

test("an answer tells how many of those that may fit say that they need no essay", () => {
  const silent = ["Oak", "Elm", "Fir"].map((name) => ({ title: `${name} Award`, groups: ["women" as const] }));
  const saying = { title: "Ash Award", groups: ["women" as const], essay_required: false };
  expect(notesOf("women, no essay", silent)).toContain("None of them says that it needs no essay");
  expect(notesOf("women, no essay", [...silent, saying])).toContain(
    "1 of the 4 that may fit says that it needs no essay",
  );
  expect(notesOf("women, no essay", [saying])).not.toContain("essay");
  expect(notesOf("women", silent)).not.toContain("essay");
});

test("that words only set limits is told where they leave more than a student looks through", () => {
  const many = Array.from({ length: 101 }, (_, at) => ({ title: `Award ${at}` }));
  expect(notesOf("part time", many)).toContain("Your words only set limits");
  expect(notesOf("part time", many.slice(1))).not.toContain("only set limits");
  expect(notesOf("part time nursing", many)).not.toContain("only set limits");
});

test("a society has all the letters by which it is called", () => {
  const list: Listed[] = [
    { title: "Psi Chi Scholarship" },
    { title: "Phi Theta Kappa Award" },
    { title: "Phi Kappa Phi Award" },
  ];
  const fitting = (words: string) => found(words, list).flatMap(({ id, unnamed }) => (unnamed.length > 0 ? [] : id));
  expect(fitting("chi eta phi")).toEqual([]);
  expect(fitting("phi theta kappa")).toEqual(["Phi Theta Kappa Award"]);
  expect(fitting("psi chi")).toEqual(["Psi Chi Scholarship"]);
});

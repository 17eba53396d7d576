import { countries } from "../places/countries.ts";
import { usStates } from "../places/us-states.ts";
import { tribalMemberships } from "./answers/answer-choices.ts";
import { tribalMembershipLabels } from "./answers/tribal-membership-labels.ts";
import type { ProfileQuestion } from "./questions.ts";

/** The reason shown for questions without a more specific one. */
export const onlyWhereAsked = "Used only for scholarships that require it. Skipping it never rules you out.";
const yesNo = (label: string, question: string, more: Partial<ProfileQuestion> = {}): ProfileQuestion => ({
  label,
  question,
  why: onlyWhereAsked,
  input: { kind: "yes_no" },
  ...more,
});

/** The terms of the US census and what students from Africa say, as suggestions. Students may also enter their own words. */
export const ethnicitySuggestions = [
  "American Indian or Alaska Native",
  "Asian",
  "Black African",
  "Black or African American",
  "Hispanic or Latino",
  "Middle Eastern or North African",
  "Native Hawaiian or Pacific Islander",
  "White",
] as const;

const languageSuggestions =
  "Arabic,Bengali,Cantonese,Czech,Danish,Dutch,English,Farsi,Finnish,French,German,Greek,Gujarati,Haitian Creole,Hebrew,Hindi,Hmong,Hungarian,Italian,Japanese,Korean,Mandarin,Navajo,Norwegian,Polish,Portuguese,Punjabi,Romanian,Russian,Samoan,Somali,Spanish,Swahili,Swedish,Tagalog,Tamil,Thai,Turkish,Ukrainian,Urdu,Vietnamese,Yoruba,American Sign Language".split(
    ",",
  );

const religionSuggestions =
  "Anglican,Baptist,Buddhist,Catholic,Christian,Episcopalian,Hindu,Jewish,Latter-day Saint,Lutheran,Methodist,Muslim,Orthodox Christian,Pentecostal,Presbyterian,Seventh-day Adventist,Sikh,None".split(
    ",",
  );

const heritageSuggestions =
  "Armenian,Cherokee,Chinese,Cuban,Czech,Danish,Dominican,Ethiopian,Filipino,Finnish,German,Greek,Haitian,Hmong,Indian,Iranian,Irish,Italian,Jamaican,Japanese,Korean,Lebanese,Mexican,Navajo,Nigerian,Norwegian,Pakistani,Polish,Portuguese,Puerto Rican,Salvadoran,Scottish,Swedish,Turkish,Ukrainian,Vietnamese,Welsh".split(
    ",",
  );

const knownHeritages = new Set(heritageSuggestions.map((name) => name.toLowerCase()));

/** The heritages that an ethnicity names, where it names nothing wider: "Japanese", "Korean American, Irish"; none of "Asian". */
export function heritageOfEthnicity(ethnicity: string | null | undefined): string[] {
  const names = (ethnicity ?? "").split(/[,;/&]| and /).map((name) => name.trim().replace(/[ -]american$/i, ""));
  return names.every((name) => knownHeritages.has(name.toLowerCase())) ? names : [];
}

/** Optional questions that only some scholarships use. */
export const sponsorQuestions = {
  state: {
    label: "State of residence",
    question: "Which state are you a legal resident of?",
    why: "Many scholarships are only for one state's residents.",
    input: { kind: "choice", options: Object.entries(usStates).map(([value, label]) => ({ value, label })) },
    doesNotApply: "I live outside the US",
  },
  county: {
    label: "County",
    question: "Which county do you live in?",
    why: "Community foundations often help students from their own county.",
    input: { kind: "text", hint: "Such as Travis County." },
    doesNotApply: "I have no county",
  },
  citizenship_countries: {
    label: "Countries of citizenship",
    question: "Which countries are you a citizen of?",
    why: "Some scholarships are only for citizens of certain countries. We share it with no one.",
    input: { kind: "list", hint: "Name each country, such as Mexico.", from: countries().map(({ name }) => name) },
  },
  enrollment: {
    label: "Full-time or part-time status",
    question: "Do you study, or plan to study, full time or part time?",
    why: "Some scholarships are only for full-time students.",
    input: {
      kind: "choice",
      options: [
        { value: "full_time", label: "Full time" },
        { value: "part_time", label: "Part time" },
      ],
    },
  },
  high_school: {
    label: "High school",
    question: "Which high school do you go to, or did you graduate from?",
    why: "Some scholarships are only for one high school's students.",
    input: { kind: "text", hint: "Its full name, such as Reno High School." },
    doesNotApply: "I have no high school",
  },
  intended_colleges: {
    label: "Intended colleges",
    question: "Which colleges are you thinking about, or which countries?",
    why: "Many scholarships are only for one college's students, or for study in one country.",
    input: {
      kind: "list",
      hint: "A full or short name, such as Rice University or WSU, or a country or region to study in, such as Canada or Europe.",
      from: "us_colleges",
    },
    doesNotApply: "I'm not looking for a college",
  },
  languages: {
    label: "Languages",
    question: "Which languages do you speak?",
    why: "Some scholarships are for students who speak a language.",
    input: { kind: "list", hint: "Add every language you speak well.", from: languageSuggestions },
  },
  sat_score: {
    label: "SAT score",
    question: "What is your SAT score?",
    why: "Some sponsors have a minimum. Skipping it never rules you out.",
    input: { kind: "number", min: 400, max: 1600, step: 10 },
    doesNotApply: "I haven't taken it",
  },
  act_score: {
    label: "ACT score",
    question: "What is your ACT score?",
    why: "Some sponsors have a minimum. Skipping it never rules you out.",
    input: { kind: "number", min: 1, max: 36, step: 1 },
    doesNotApply: "I haven't taken it",
  },
  parent_employers: {
    label: "Parents' employers",
    question: "Where do your parents or guardians work?",
    why: "Many big companies give scholarships to employees' kids.",
    input: { kind: "list", hint: "Name the company. Add the company that owns it if you know.", from: [] },
    doesNotApply: "They don't work for an employer",
  },
  parent_unions: {
    label: "Family unions",
    question: "Which unions do you, your parents or guardians belong to?",
    why: "Most unions have scholarships for members and their kids.",
    input: { kind: "list", hint: "Include the local, such as Plumbers Local 68.", from: [] },
    doesNotApply: "None of us is in a union",
    sensitive: true,
  },
  "demographics.gender": {
    label: "Gender",
    question: "What is your gender?",
    why: onlyWhereAsked,
    input: {
      kind: "choice",
      options: [
        { value: "woman", label: "Woman" },
        { value: "man", label: "Man" },
        { value: "nonbinary", label: "Nonbinary" },
        { value: "other", label: "Other" },
      ],
    },
    sensitive: true,
  },
  "demographics.ethnicity": {
    label: "Ethnicity",
    question: "What is your ethnicity?",
    why: onlyWhereAsked,
    input: { kind: "suggest", hint: null, from: ethnicitySuggestions },
    sensitive: true,
  },
  "demographics.heritage": {
    label: "Heritage",
    question: "Where does your family come from?",
    why: "Some groups fund students of their heritage, such as Korean or Cherokee.",
    input: {
      kind: "list",
      hint: "One at a time, such as Korean. Name your tribe here too, such as Cherokee Nation.",
      from: heritageSuggestions,
    },
    sensitive: true,
  },
  "demographics.tribal_membership": {
    label: "Tribal membership",
    question: "Are you enrolled in a tribe?",
    why: `Many scholarships are for enrolled members of a tribe, or for their children and grandchildren too. ${onlyWhereAsked}`,
    input: {
      kind: "choice",
      options: tribalMemberships.map((value) => ({ value, label: tribalMembershipLabels[value] })),
    },
    sensitive: true,
  },
  "demographics.religion": {
    label: "Religion",
    question: "What is your religion?",
    why: onlyWhereAsked,
    input: { kind: "suggest", hint: null, from: religionSuggestions },
    doesNotApply: "I have none",
    sensitive: true,
  },
  "demographics.first_generation": yesNo("First generation", "Are you a first-generation college student?", {
    why: `Yes if neither of your parents finished a four-year degree. ${onlyWhereAsked}`,
  }),
  "demographics.military": yesNo(
    "Military family",
    "Have you, a parent or your spouse served in the military, now or in the past?",
    {
      why: `Answer yes if it is true of one of you, also of someone who has died. Each scholarship says which of you it is for. ${onlyWhereAsked}`,
    },
  ),
  "demographics.disability": yesNo("Disability", "Do you have a disability?", { sensitive: true }),
  "demographics.foster": yesNo("Foster care", "Are you, or were you, in foster care?", { sensitive: true }),
  "demographics.lgbtq": yesNo("LGBTQ+", "Are you LGBTQ+?", { sensitive: true }),
  "demographics.undocumented": yesNo("Undocumented", "Are you undocumented, with or without DACA?", {
    why: `Yes if you have DACA. ${onlyWhereAsked}`,
    sensitive: true,
  }),
  "demographics.parent": {
    label: "Raising a child",
    question: "Are you raising a child?",
    why: `Yes if you are the parent or guardian. ${onlyWhereAsked}`,
    input: {
      kind: "choice",
      options: [
        { value: "single_parent", label: "Yes, as a single parent" },
        { value: "parent", label: "Yes, with a partner" },
        { value: "no", label: "No" },
      ],
    },
    sensitive: true,
  },
} as const satisfies Readonly<Record<string, ProfileQuestion>>;

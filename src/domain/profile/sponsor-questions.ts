import { usStates } from "../places/us-states.ts";
import type { ProfileQuestion } from "./questions.ts";

/** Why a question about the student is asked, where there is no more to say. */
export const onlyWhereAsked = "Used only for awards that ask for it. Leaving it open never rules you out.";
const yesNo = (label: string, question: string, more: Partial<ProfileQuestion> = {}): ProfileQuestion => ({
  label,
  question,
  why: onlyWhereAsked,
  input: { kind: "yes_no" },
  ...more,
});

/** The words of the US census, offered as suggestions; any other words are kept as typed. */
export const ethnicitySuggestions = [
  "American Indian or Alaska Native",
  "Asian",
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

const heritageSuggestions =
  "Armenian,Cherokee,Chinese,Cuban,Czech,Danish,Dominican,Ethiopian,Filipino,Finnish,German,Greek,Haitian,Hmong,Indian,Iranian,Irish,Italian,Jamaican,Japanese,Korean,Lebanese,Mexican,Navajo,Nigerian,Norwegian,Pakistani,Polish,Portuguese,Puerto Rican,Salvadoran,Scottish,Swedish,Turkish,Ukrainian,Vietnamese,Welsh".split(
    ",",
  );

/** What sponsors ask beyond the usual; all optional. */
export const sponsorQuestions = {
  state: {
    label: "State of residence",
    question: "In which state are you a legal resident?",
    why: "Many awards are only for the residents of one state. Needed only when your location does not say it.",
    input: { kind: "choice", options: Object.entries(usStates).map(([value, label]) => ({ value, label })) },
    doesNotApply: "I live outside the US",
  },
  county: {
    label: "County",
    question: "In which county do you live?",
    why: "Community foundations pay students of their own counties.",
    input: { kind: "text", hint: "Such as Travis County." },
    doesNotApply: "I have no county",
  },
  high_school: {
    label: "High school",
    question: "Which high school do you attend, or did you graduate from?",
    why: "Some awards are for the students of one high school.",
    input: { kind: "text", hint: "Its full name, such as Reno High School." },
    doesNotApply: "I have no high school",
  },
  intended_colleges: {
    label: "Intended colleges",
    question: "Which colleges are you thinking of?",
    why: "Many awards are for the students of one college, and open before you choose.",
    input: { kind: "list", hint: "Full names, such as Rice University.", from: [] },
    doesNotApply: "I am not looking for a college",
  },
  languages: {
    label: "Languages",
    question: "Which languages do you speak?",
    why: "Some awards are for speakers of a language.",
    input: { kind: "list", hint: "Every language that you could be asked in.", from: languageSuggestions },
  },
  sat_score: {
    label: "SAT score",
    question: "What is your SAT score?",
    why: "Some sponsors ask for a minimum. Without one you are not ruled out.",
    input: { kind: "number", min: 400, max: 1600, step: 10 },
    doesNotApply: "I have not taken it",
  },
  act_score: {
    label: "ACT score",
    question: "What is your ACT score?",
    why: "Some sponsors ask for a minimum. Without one you are not ruled out.",
    input: { kind: "number", min: 1, max: 36, step: 1 },
    doesNotApply: "I have not taken it",
  },
  parent_employers: {
    label: "Parents' employers",
    question: "Where do your parents or guardians work?",
    why: "Large employers pay for the children of their staff.",
    input: { kind: "list", hint: "Name the company, and the one that owns it if you know.", from: [] },
    doesNotApply: "They are not employed",
  },
  parent_unions: {
    label: "Family unions",
    question: "Which unions do you, your parents or guardians belong to?",
    why: "Most unions pay for members and their children.",
    input: { kind: "list", hint: "With the local, such as Plumbers Local 68.", from: [] },
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
    why: "Heritage societies pay students of their own: Korean, Norwegian, Cherokee.",
    input: { kind: "list", hint: "One at a time, such as Korean.", from: heritageSuggestions },
    sensitive: true,
  },
  "demographics.religion": {
    label: "Religion",
    question: "What is your religion?",
    why: onlyWhereAsked,
    input: { kind: "suggest", hint: null, from: ["Christian", "Jewish", "Muslim", "None"] },
    doesNotApply: "I have none",
    sensitive: true,
  },
  "demographics.first_generation": yesNo("First generation", "Are you the first in your family to go to college?"),
  "demographics.military": yesNo("Military family", "Are you, or is a parent or spouse, in the military or a veteran?"),
  "demographics.disability": yesNo("Disability", "Do you have a disability?", { sensitive: true }),
  "demographics.foster": yesNo("Foster care", "Are you, or were you, in foster care?", { sensitive: true }),
  "demographics.lgbtq": yesNo("LGBTQ+", "Are you LGBTQ+?", { sensitive: true }),
  "demographics.undocumented": yesNo("Undocumented", "Are you undocumented?", { sensitive: true }),
} as const satisfies Readonly<Record<string, ProfileQuestion>>;

import { z } from "zod";
import { matchingLevels } from "../profile/answers/academic-level.ts";
import { enrollments, militaryTies } from "../profile/answers/answer-choices.ts";
import { citizenships, groups } from "../scholarships/vocabulary.ts";

/** The part of a query that a constraint was read from, as the student wrote it. */
const words = z.string();

/**
 * One condition that a student's words state. `academic_level`, `residence`, `country`, `citizenship`, `group`, `family_work`,
 * `financial_need`, `gpa`, `age`, `enrollment` and `college` describe the student. The others describe the scholarship. Several constraints of one slot are alternatives for
 * `academic_level`, `field_of_study`, `residence`, `country`, `citizenship` and `college`. All groups describe one student.
 */
export const Constraint = z.discriminatedUnion("slot", [
  z.object({
    slot: z.literal("academic_level"),
    value: z.enum(matchingLevels),
    words,
    /**
     * Set for a class such as "junior", which high schools and colleges both have. `profile`: the student's profile tells
     * which school is meant. `either`: nothing tells, so both are searched. `entering`: a freshman who starts college next, or who is in it.
     */
    read_as: z.enum(["profile", "either", "entering"]).optional(),
    /** The year in which the class that was named leaves its school: "junior" in fall 2026 is 2028. */
    graduation_year: z.int().optional(),
    /** They are about to begin it, in another country: what is for the end of high school is for them too. */
    to_begin: z.literal(true).optional(),
  }),
  /** A field of the CIP taxonomy, by its name. */
  z.object({ slot: z.literal("field_of_study"), value: z.string(), words }),
  /** A US state or territory, by its two letters. */
  z.object({ slot: z.literal("residence"), value: z.string(), words, either: z.literal(true).optional() }),
  /** A country by its two ISO letters, or a region of the world by its name ("Europe", "outside the European Union"): the student's, or where they want to study. */
  z.object({
    slot: z.literal("country"),
    value: z.string(),
    relation: z.enum(["home", "study"]),
    words,
    /** No word tells which of both it is: "Ghana scholarships". */
    alone: z.literal(true).optional(),
    /** The words tell that they are a citizen of it and come from there: "from India", "Indian citizen", "MS in USA for Indians". */
    citizen: z.literal(true).optional(),
    /** Of a country and a state one is enough: "Canada or New York". */
    either: z.literal(true).optional(),
  }),
  z.object({ slot: z.literal("citizenship"), value: z.enum(citizenships), words }),
  z.object({
    slot: z.literal("group"),
    value: z.enum(groups),
    words,
    /** Who of a military family the student is, where the words tell it: "veteran", "Navy brat". */
    ties: z.array(z.enum(militaryTies)).optional(),
    /** The one of the family who served died: "killed in action", "gold star". */
    fallen: z.literal(true).optional(),
  }),
  /** The student has little money for college. */
  z.object({ slot: z.literal("financial_need"), value: z.literal(true), words }),
  /** What a parent, grandparent or spouse works: the people of an occupation ("firefighters") or an employer by its name. */
  z.object({ slot: z.literal("family_work"), value: z.string(), words }),
  /** The student has no GPA or wants nothing that asks for one. */
  z.object({ slot: z.literal("no_gpa"), value: z.literal(true), words }),
  /** The student's GPA on the scale to 4.0. */
  z.object({ slot: z.literal("gpa"), value: z.number(), words }),
  /** How old the student is. `least`: or older, as in "over 25". */
  z.object({ slot: z.literal("age"), value: z.int(), words, least: z.literal(true).optional() }),
  z.object({ slot: z.literal("enrollment"), value: z.enum(enrollments), words }),
  /** Where the student studies or wants to: a college by its name, or a name of many colleges as it was written. */
  z.object({ slot: z.literal("college"), value: z.string(), words }),
  /** Whole US dollars. */
  z.object({ slot: z.literal("amount_min"), value: z.int(), words }),
  z.object({ slot: z.literal("amount_max"), value: z.int(), words }),
  /** The last day, YYYY-MM-DD, that the deadline may be on. */
  z.object({ slot: z.literal("deadline_before"), value: z.iso.date(), words }),
  /** The first day, YYYY-MM-DD, that the deadline may be on. */
  z.object({ slot: z.literal("deadline_after"), value: z.iso.date(), words }),
  /** False for "no essay". */
  z.object({ slot: z.literal("essay"), value: z.boolean(), words }),
  z.object({ slot: z.literal("renewable"), value: z.boolean(), words }),
  /**
   * What the student does not want: a field, a group, a state, a level or a citizenship as in the other slots, a country
   * by its name, or words such as "loans".
   */
  z.object({ slot: z.literal("exclude"), value: z.string(), words }),
]);
export type Constraint = z.infer<typeof Constraint>;

/** Whether a constraint is a bound of the amount. */
export const isAmount = ({ slot }: Constraint): boolean => slot === "amount_min" || slot === "amount_max";
export type Slot = Constraint["slot"];

/** Slots that a query sets once: its limits and answers. They are no kinds of scholarships that a student may exclude. */
export const singleSlots: ReadonlySet<Slot> = new Set([
  "gpa",
  "no_gpa",
  "age",
  "enrollment",
  "amount_min",
  "amount_max",
  "deadline_before",
  "deadline_after",
  "essay",
  "renewable",
]);

/** A query counts with its first constraints. Each costs time, and what is more is no search but a list of words. */
export const mostConstraints = 30;

/**
 * How a query was read. `topics` are words to search for, `ignored` the words that were not understood. `closed`:
 * closed scholarships are wanted too.
 */
export const Understood = z.object({
  constraints: z.array(Constraint),
  topics: z.array(z.string()),
  ignored: z.array(z.string()),
  closed: z.literal(true).optional(),
});
export type Understood = z.infer<typeof Understood>;

/** Whether no word says what to look for. */
export const isBlank = ({ constraints, topics, ignored }: Understood): boolean =>
  constraints.length + topics.length + ignored.length === 0;

/** Whether a constraint names a country that the student is from. */
export const isHome = (each: Constraint): boolean => each.slot === "country" && each.relation === "home";

/** Whether it names another one than the US. */
export const isHomeAbroad = (each: Constraint): boolean => isHome(each) && each.value !== "US";

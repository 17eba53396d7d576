import { isOtherField } from "../../../fields-of-study/field-fit.ts";
import { resolveFields } from "../../../fields-of-study/resolve-field.ts";
import { isAidBody } from "../../../scholarships/to-send/aid-by-form.ts";
import { against, type Comparison, close, inOrder, type MatchableScholarship, met } from "../criterion.ts";
import { readPart } from "../read-part.ts";
import type { Task, Topics } from "../requirements.ts";
import type { Student } from "../student.ts";
import { sciences, subjects, topicsIn } from "../topics.ts";
import { demandedFields, demandedSubjects, fieldsOfNames } from "./demanded-fields.ts";
import { taskIn } from "./task-topics.ts";

// A company's name tells its business, not who may apply.
const bodyOfSubject = /\b(?:society|association|institute|academy|college|council|federation|guild|league|alliance)\b/i;

/** Words that welcome every field, whatever the business of the sponsor is. */
const ofAllFields = /\b(?:all|any|every) (?:major|field|discipline|subject|course|area of)/i;

/** Words of sponsors that name no topic: "one application covers every track", "winners of a drawing", "pays fees and travel", "taught in English". */
const ofNoTopic =
  /(?<!\b(?:run|runs|running|indoor|outdoor) )\btracks?\b(?! (?:(?:and|&) (?:field|cross)|team|stars?|runners?|athletes?))|\b(?:an?|random|prize|monthly|the) drawings?\b(?! (?:contest|competition))|\btravel\b(?! and tourism)|\b(?:taught|given|courses?|classes|programs?) in English\b(?! (?:and|or|literature))/gi;

/** Words of names that are no subject: those of clubs of people who work, the business of a firm or a fund ("Legion Insurance | Trust"), and jobs that students of anything have. */
const ofNoSubject =
  /\bbusiness (?:and|&) professional\b|\b[a-z]{1,24}(?= (?:agency|company|corporation|firm|trust)\b)|\bcamp counsel\w+/gi;

/**
 * A scholarship is about what its title names, the society that gives it, and what the sponsor demands to study or aim
 * at. Where the fields of study are stated, they decide who it is for, and so do groups of which a topic is the name.
 */
export function topicsOf(scholarship: MatchableScholarship): Topics | null {
  const { title, provider_name, description, keywords, demands, field_of_study, groups } = scholarship;
  // "Bright Flight" of a state is for no pilots, and its council of higher education for no students of that.
  const isAid = field_of_study.length === 0 && isAidBody(provider_name);
  const sponsor = bodyOfSubject.test(provider_name) ? provider_name : "";
  const names = isAid ? "" : `${title}. ${sponsor}`.replaceAll(ofNoSubject, " ");
  const named = topicsIn(names) | topicsIn(demandedSubjects(demands).join(". "));
  const mentioned = (topicsIn(keywords.join(". ")) | topicsIn(description.replaceAll(ofNoTopic, " "))) & ~named;
  const fields = [...fieldsToStudy(demands, field_of_study), ...fieldsByName(scholarship, names)];
  const task = field_of_study.length > 0 ? null : taskIn(`${description} ${quotesOf(demands)}`);
  if (named === 0 && mentioned === 0 && fields.length === 0 && task === null) return null;
  return {
    ...(task && { task }),
    named,
    mentioned,
    subjects: field_of_study.length > 0 ? 0 : named & subjects & ~topicsIn(groups.join(". ")),
    fields: fields.length > 1 ? inOrder(fields) : fields,
  };
}

const quotesOf = (demands: MatchableScholarship["demands"]): string =>
  demands.flatMap((demand) => (demand.about === "check" ? [demand.quote] : [])).join(" ");

/** The fields that the sponsor demands, and beside them the stated ones, apart from whole families: one is enough. */
function fieldsToStudy(demands: MatchableScholarship["demands"], stated: readonly string[]): readonly string[] {
  const demanded = demandedFields(demands);
  if (demanded.length === 0) return demanded;
  return [...demanded, ...resolveFields(stated).codes.filter((code) => code.length > lengthOfFamily)];
}
const lengthOfFamily = 2;

/** The fields that the names tell: "Academy of Oral Radiology". Stated fields of study decide in their place. */
function fieldsByName({ description, field_of_study }: MatchableScholarship, names: string): readonly string[] {
  const named = field_of_study.length > 0 ? [] : fieldsOfNames(names);
  return named.length > 0 && ofAllFields.test(description) ? [] : named;
}

/**
 * What a scholarship is about is specific; what its text mentions is not. One that is about other subjects than the
 * student's, and does not mention theirs, is probably for others.
 */
export const compareTopics = (student: Student, required: Topics): Comparison | null => {
  const { named, mentioned, subjects: subjectsNamed, fields, task = null } = required;
  return compareParts(student, named, mentioned, subjectsNamed, fields, task);
};

/** The topics of many scholarships: each part of them one after the other, so that no object is read for each. */
type AllTopics = { named: number[]; mentioned: number[]; subjects: number[]; fields: Fields[]; tasks: (Task | null)[] };
type Fields = readonly string[];
const noFields: Fields = [];
const inBulk = new WeakMap<readonly unknown[], AllTopics>();

/** As `compareTopics`, for the topics of many scholarships. */
export function compareAllTopics(values: readonly (Topics | null)[]) {
  const all = inBulk.get(values) ?? { named: [], mentioned: [], subjects: [], fields: [], tasks: [] };
  inBulk.set(values, all);
  const addNext = () => {
    const next = values[all.named.length];
    all.named.push(next?.named ?? 0);
    all.mentioned.push(next?.mentioned ?? 0);
    all.subjects.push(next?.subjects ?? 0);
    all.fields.push(next?.fields.length ? next.fields : noFields);
    all.tasks.push(next?.task ?? null);
  };
  return (student: Student) =>
    (at: number): Comparison | null => {
      while (all.named.length <= at) addNext();
      return compareParts(
        student,
        all.named[at] as number,
        all.mentioned[at] as number,
        all.subjects[at] as number,
        all.fields[at] as Fields,
        all.tasks[at] as Task | null,
      );
    };
}

function compareParts(
  student: Student,
  named: number,
  mentioned: number,
  subjectsNamed: number,
  fields: Fields,
  task: Task | null,
): Comparison | null {
  if (fields.length > 0 && isOfOtherField(student, fields, named)) return against;
  if (does(student, named & subjects)) return met;
  if (subjectsNamed !== 0 && isOfOtherSubject(student, subjectsNamed, mentioned)) return against;
  if (task && isOfOtherTask(student, named, task)) return task.isOfSkill ? against : lessAgainst;
  return does(student, named | mentioned) ? close : null;
}

/** Whether the student studies, does or aims at one of the topics. */
const does = (student: Student, topics: number): boolean => topics !== 0 && readPart(student, "topics", hasAny, topics);
const hasAny = (own: number, topics: number): boolean => (own & topics) !== 0;
const hasOnlyOthers = (own: number, topics: number): boolean => own !== 0 && (own & topics) === 0;

const lessAgainst: Comparison = { ...against, doubt: 1 };

/** Whether the student said what they do, and nothing of it is of the kind of the task: an app, for one who writes. */
const isOfOtherTask = (student: Student, named: number, task: Task): boolean =>
  readPart(student, "topics", hasOnlyOthers, task.topics | named);

/** Whether the name tells other subjects than the student's, which the text does not mention. */
function isOfOtherSubject(student: Student, subjectsNamed: number, mentioned: number): boolean {
  if (does(student, mentioned & subjects)) return false;
  return readPart(student, "subjects", hasOnlyOthers, (subjectsNamed & ~sciences) === 0 ? sciences : 0);
}

/**
 * Whether the sponsor demands or names other fields than the student's, and the student does nothing of the kind:
 * "research in petroleum geology" for a chemist. All sciences are near each other as topics, and not as fields.
 */
function isOfOtherField(student: Student, fields: Fields, named: number): boolean {
  if (student.field === null || does(student, named & subjects & ~sciences)) return false;
  return isOtherField(student.field, fields);
}

export const gradeNames = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"] as const;
/** The grades below nine, with which high school begins. */
export const youngerGrades = gradeNames.map((_, at) => at + 1);

/** The word of the text index for what takes students of a grade below nine, which no text has. */
export const wordOfGrade = (grade: number): string => `takespupils${gradeNames[grade - 1]}`;

/** "Grades 6 to 12", "7th or 8th grade", "between the 8th and 11th grade", "kindergarten to grade 12". */
const ofGrades =
  /\bgrades? (\d{1,2})(?:,? (?:to|through|and|or|-) (\d{1,2}))?\b|\b(\d{1,2})(?:st|nd|rd|th)(?:,? (?:to|through|and|or) (\d{1,2})(?:st|nd|rd|th))?[ -]grade|\bkindergarten (?:to|through) (?:grade )?(\d{1,2})\b|\b(middle school) students\b/gi;
const ofTeachers = /\bteach/i;

/** The words of the text index for the grades below nine that a text names. Who teaches them is no student of one. */
export function youngerGradesIn(text: string): string[] {
  if (!/\bgrade|kindergarten|middle school/i.test(text)) return [];
  const taken = new Set<number>();
  for (const line of text.split(/(?<=[.;!?])\s+|\n/)) {
    if (ofTeachers.test(line)) continue;
    for (const [, one, other, nth, last, fromStart, middle] of line.matchAll(ofGrades)) {
      const [from, to] = middle
        ? [6, 8]
        : fromStart
          ? [1, Number(fromStart)]
          : [Number(one ?? nth), Number(other ?? last ?? one ?? nth)];
      for (const grade of youngerGrades) if (from <= grade && grade <= to) taken.add(grade);
    }
  }
  return [...taken].map(wordOfGrade);
}

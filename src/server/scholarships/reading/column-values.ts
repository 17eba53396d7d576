/** Words beside a grade that do not change it. */
const besideGrade =
  /\b(?:a|an|the|of|at|least|with|on|out|or|and|is|scale|gpa|grade|points?|average|cumulative|overall|minimum|min|required|higher|above|better|more|greater|up|unweighted|weighted|uw)\b/gi;
const ofScale =
  /(?:(?:\/|\bout of\b|\bon an?\b|\bof\b)\s*(?:4(?:[.,]0{1,2})?|four)(?![\d.,]\d)(?:[\s-]*point)?(?:[\s-]*scale)?|\b4(?:[.,]0{1,2})?[\s-]*(?:point[\s-]*)?scale)/i;
const oneGrade = /^[≥>=:~]{0,3} ?(\d(?:[.,]\d{1,3})?) ?\+?$/;

/**
 * The lowest grade point average of a cell that holds one ("3.0", "3,2", "GPA of at least 3.0/4.0", "2.75+"), from above 0 to 5.
 * Null for anything else, such as two numbers or a percentage.
 */
export function gradeOf(words: string): number | null {
  const bare = words
    .slice(0, 200)
    .replace(ofScale, " ")
    .replace(besideGrade, " ")
    .replace(/[()[\]*.:;]+(?!\d)/g, " ");
  const grade = Number(oneGrade.exec(bare.replace(/\s+/g, " ").trim())?.[1]?.replace(",", ".") ?? Number.NaN);
  return grade > 0 && grade <= 5 ? grade : null;
}

const graduation =
  /^(?:(?:the )?class of |graduat(?:ing|es?|ion) (?:in )?|(?:spring|summer|fall|autumn|winter|may|june|december) (?:of )?)?'?(\d{4})(?:\s*(?:-|–|\/|to)\s*(\d{4}))?$/i;

/** The years that entries of a column name ("2027", "Class of 2027", "2027-2028"); null where one entry says something else. */
export function yearsOf(entries: readonly string[]): number[] | null {
  const years = new Set<number>();
  for (const entry of entries) {
    const [, first, last = first] = graduation.exec(entry.trim()) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from > 1950 && to < 2100 && from <= to && to - from <= 10)) return null;
    for (let year = from; year <= to; year += 1) years.add(year);
  }
  return [...years];
}

/** A text as parts of at most so many code units, divided behind sentences or else at spaces, so that no word of it is lost. */
export function shortened(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const head = rest.slice(0, most);
    const end = Math.max(head.lastIndexOf(". "), head.lastIndexOf("; ")) + 1 || head.lastIndexOf(" ") || most;
    const at = end > 0 ? end : most;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === "" ? parts : [...parts, rest];
}

import { isOnlyAtUniversities } from "./level-fit.ts";
import type { Student } from "./student.ts";

/** The part of a student that comparing the level reads: not the place, which only tells the college that initials mean and when a school year ends. */
export const comparedForLevel = (student: Student) => {
  const { level, profile, enters, isNotInCollege, isAtCollege, aimsAt, nextField, collegePlaces, endsInDecember } =
    student;
  const { academic_level, graduation_year } = profile;
  const isAtUniversity = isOnlyAtUniversities(collegePlaces.current);
  return [
    level,
    endsInDecember,
    isAtUniversity,
    academic_level,
    graduation_year,
    enters,
    isNotInCollege,
    isAtCollege,
    aimsAt,
    nextField !== null,
  ];
};

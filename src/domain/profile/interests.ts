/** The 15 interests of the onboarding wizard, word for word. */
export const interests = [
  "Technology & Computer Science",
  "Engineering",
  "Medicine & Healthcare",
  "Business & Entrepreneurship",
  "Arts & Creative Fields",
  "Environmental Science",
  "Social Sciences",
  "Education",
  "Law & Politics",
  "Sports & Athletics",
  "Community Service",
  "Research & Academia",
  "Music & Performing Arts",
  "Writing & Journalism",
  "International Studies",
] as const;

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

/** Activities that students often name, beside the interests. */
export const activitySuggestions: readonly string[] = [
  ...interests,
  ..."4-H,Academic decathlon,Agriculture,Animal care,Animals,Baseball,Basketball,Boys & Girls Club,Car repair,Caring for family,Cheerleading,Chess club,Choir,Church youth group,Coding club,Construction,Cooking,Cross country,Dance,DECA,Debate,Esports,Farming or ranching,FBLA,FFA,Football,Girl Scouts,Skilled trades,Golf,Gymnastics,Horse riding,HOSA,Hunting and fishing,Junior ROTC,Key Club,Lacrosse,Language club,Marching band,Mathletes,Mock trial,Model United Nations,National Honor Society,Orchestra,Painting and drawing,Photography,Robotics,School newspaper,Science fair,Scouts,SkillsUSA,Soccer,Softball,Student government,Swimming,Tennis,Theater,Track and field,Tutoring,Volleyball,Volunteering,Welding,Wrestling,Yearbook,Youth group".split(
    ",",
  ),
];

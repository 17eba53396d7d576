// Made by scripts/generate-example-matches.ts from the starter catalog. Do not edit.
import type { ExampleMatch } from "./example-match.ts";

/** Real scholarships, with the scores of an example student and how many requirements that student meets. */
export const exampleMatches: readonly ExampleMatch[] = [
  {
    "title": "AFCEA STEM Majors Scholarship",
    "provider_name": "AFCEA Educational Foundation",
    "amount_min": 2500,
    "amount_max": 5000,
    "amount_text": "$2,500, or up to $5,000 for cyber security",
    "deadline_yearly": "05-01",
    "match_score": 80,
    "requirements": "5 of 5 requirements",
    "is_met": true,
    "to_check": []
  },
  {
    "title": "ScholarSHPE Scholarship Program",
    "provider_name": "Society of Hispanic Professional Engineers",
    "amount_min": 2000,
    "amount_max": 10000,
    "amount_text": "$2,000 to $10,000",
    "deadline_yearly": "02-16",
    "match_score": 54,
    "requirements": "3 of 4 requirements",
    "is_met": false,
    "to_check": [
      "be an active SHPE member"
    ]
  },
  {
    "title": "National Space Club Keynote Scholarship",
    "provider_name": "National Space Club and Foundation",
    "amount_min": 20000,
    "amount_max": 20000,
    "amount_text": "$20,000 in 2025",
    "deadline_yearly": "01-15",
    "match_score": 50,
    "requirements": "3 of 4 requirements",
    "is_met": false,
    "to_check": [
      "plan a STEM career"
    ]
  },
  {
    "title": "Hispanic Scholarship Fund Scholar Program",
    "provider_name": "Hispanic Scholarship Fund",
    "amount_min": 500,
    "amount_max": 5000,
    "amount_text": "$500 to $5,000",
    "deadline_yearly": "02-15",
    "match_score": 46,
    "requirements": "4 of 5 requirements",
    "is_met": false,
    "to_check": [
      "have a 3.0 GPA in high school or a 2.5 GPA in college"
    ]
  }
];

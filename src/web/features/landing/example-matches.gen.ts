// Made by scripts/generate-example-matches.ts from the starter catalog. Do not edit.
import type { ExampleMatch } from "./example-match.ts";

/** Real scholarships, with the scores of an example student and how many requirements that student meets. */
export const exampleMatches: readonly ExampleMatch[] = [
  {
    "title": "Hispanic Scholarship Fund Scholar Program",
    "provider_name": "Hispanic Scholarship Fund",
    "amount": "$500 - $5,000",
    "due": "Feb 15",
    "fit": "Strong fit",
    "band": "strong",
    "match_score": 77,
    "requirements": "5 of 6 requirements",
    "is_met": false,
    "to_check": [
      "“Plan to study full-time at a four-year U.S. college or university”"
    ]
  },
  {
    "title": "AFCEA STEM Majors Scholarship",
    "provider_name": "AFCEA Educational Foundation",
    "amount": "$2,500 - $5,000",
    "due": "May 1",
    "fit": "Good fit",
    "band": "good",
    "match_score": 72,
    "requirements": "5 of 5 requirements",
    "is_met": true,
    "to_check": []
  },
  {
    "title": "National Space Club Keynote Scholarship",
    "provider_name": "National Space Club and Foundation",
    "amount": "$20,000",
    "due": "Jan 15",
    "fit": "Good fit",
    "band": "good",
    "match_score": 63,
    "requirements": "3 of 6 requirements",
    "is_met": false,
    "to_check": [
      "“Plan a STEM career” and 2 more"
    ]
  },
  {
    "title": "ScholarSHPE Scholarship Program",
    "provider_name": "Society of Hispanic Professional Engineers",
    "amount": "$2,000 - $10,000",
    "due": "Feb 16",
    "fit": "Fair fit",
    "band": "possible",
    "match_score": 38,
    "requirements": "3 of 4 requirements",
    "is_met": false,
    "to_check": [
      "“Be an active SHPE member”"
    ]
  }
];

import type { PublicConfig } from "#domain/operations/public-config.ts";
import type { Answers } from "./answer-requests.ts";
import { studentMe } from "./student-me.ts";

const config: PublicConfig = {
  dev_tools: false,
  google_sign_in: false,
  password_min_length: 6,
  payments: "off",
  support_email: "",
  support_phone: "",
  support_address: "",
  support_hours: "",
  social_links: [],
};

/** What every form to sign in asks the server, which knows the student of `studentMe()`. */
export const signInAnswers = {
  "GET /api/config": () => Response.json(config),
  "GET /api/me": () => Response.json(studentMe()),
} satisfies Answers;

/** The answer to an accepted sign-in. */
export const signedIn = () => Response.json({ token: "t", user: studentMe().user, next: "/dashboard" });
/** The answer to an accepted password or link of an account with two-step sign-in. */
export const codeNeeded = () => Response.json({ two_factor_required: true, next: "/dashboard" });
/** A refusal, with the field that it is about. */
export const refused = (status: number, code: string, detail: string, path?: string) =>
  Response.json({ code, detail, ...(path && { errors: [{ path, message: detail }] }) }, { status });

import type { Me } from "./me.ts";
import { signedOut } from "./signed-out.ts";

/** The answer of `/api/me` for a student, without personal data: for HTML that every student gets. */
export const anyStudent: Me = { ...signedOut, user: { id: "", email: "", full_name: "" }, has_profile: true };

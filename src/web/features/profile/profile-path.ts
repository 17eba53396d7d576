import { isOpen } from "#domain/pages/page-paths.ts";

/** Where a student changes their answers. */
export function profilePath(): string {
  return isOpen("/profile") ? "/profile" : "/onboarding";
}

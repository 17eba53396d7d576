import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { meQuery } from "#web/features/accounts/api.ts";

/** Renders its children once the student is known, as the pages of students do. */
export const SignedIn = ({ children }: { children: ReactNode }) => useQuery(meQuery).data && children;

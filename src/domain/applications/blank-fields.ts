import type { ApplicationFields } from "./application.ts";

/** The fields of an application about which nothing is known yet. */
export const blankFields: ApplicationFields = {
  scholarship_title: "",
  provider_name: "",
  amount: "",
  deadline: null,
  status: "not_started",
  application_url: null,
  notes: "",
  checklist: [],
};

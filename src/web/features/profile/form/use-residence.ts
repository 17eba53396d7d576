import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { countryCode } from "#domain/places/countries.ts";
import type { Residence } from "#domain/places/residence.ts";
import { residenceOfQuery } from "../api.ts";
import type { ProfileForm } from "./profile-form.ts";

/**
 * Where the student lives by their location and citizenship; undefined without a location, and until the cities are loaded. Not by "I live outside the US", which stands beside
 * the question that it answers, and can be taken back there.
 */
export function useResidence(): Residence | undefined {
  const [location, citizenship_status, countries] = useWatch<
    ProfileForm,
    ["location", "citizenship_status", "citizenship_countries"]
  >({ name: ["location", "citizenship_status", "citizenship_countries"] });
  const residenceOf = useQuery({ ...residenceOfQuery, enabled: location !== "" }).data;
  const citizenship_countries = countries.flatMap((name) => countryCode(name) ?? []);
  return residenceOf?.({ location, citizenship_status, citizenship_countries });
}

import { worldRegion } from "../places/world-regions.ts";

/** The codes of the countries that a value of the slot `country` means: one, or all of a region of the world such as "Europe". */
export const countriesSaid = (value: string): readonly string[] => worldRegion(value)?.countries ?? [value];

/** Whether such a value is a region of the world. */
export const isWorldRegion = (value: string): boolean => worldRegion(value) !== null;

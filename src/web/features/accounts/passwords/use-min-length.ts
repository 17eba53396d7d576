import { usePublicConfig } from "#web/http/public-config.ts";

/** The minimum length of a password: 6 unless this server has a higher one. */
export const useMinLength = (): number => usePublicConfig()?.password_min_length ?? 6;

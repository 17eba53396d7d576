import { usePublicConfig } from "#web/http/public-config.ts";

/** How many characters a password needs here: 6 unless this server asks for more. */
export const useMinLength = (): number => usePublicConfig()?.password_min_length ?? 6;

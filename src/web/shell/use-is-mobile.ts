import { useMediaQuery } from "#web/ui/use-media-query.ts";

const isPhone = () => /iphone|android/i.test(navigator.userAgent);

/**
 * Whether this device counts as a phone: narrower than 768 px, or an iPhone or Android user agent. False in prerendered
 * HTML, so CSS decides the differences too (`max-md:`).
 */
export const useIsMobile = (): boolean => useMediaQuery("(max-width: 767px)", isPhone);

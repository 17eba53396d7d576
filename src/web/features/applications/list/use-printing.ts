import { useMediaQuery } from "#web/ui/use-media-query.ts";

/** Whether the page is being printed. */
export const usePrinting = (): boolean => useMediaQuery("print");

import { useMediaQuery } from "../use-media-query.ts";

/** Whether details fit beside a list (the `lg` breakpoint). On narrower screens they open in a sheet. */
export const useWideScreen = (): boolean => useMediaQuery("(min-width: 64rem)");

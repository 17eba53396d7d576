/** The URL of a scholarship if a browser may safely open it (http or https), else null. */
export function officialUrl(url: string | null): string | null {
  return url !== null && /^https?:\/\/[^\s/?#]+/i.test(url.trim()) ? url.trim() : null;
}

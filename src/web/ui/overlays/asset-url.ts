/** The URL of one of our built files, without its query, that the message of a failed import names. */
export function assetUrl(message: string, origin: string): string | undefined {
  const [url] = /https?:[^\s?]+/.exec(message) ?? [];
  return url?.startsWith(`${origin}/assets/`) ? url : undefined;
}

/** The address of a scholarship if it is one that a browser may safely open: http or https, nothing else. Else null. */
export function officialUrl(address: string | null): string | null {
  return address !== null && /^https?:\/\/[^\s/?#]+/i.test(address.trim()) ? address.trim() : null;
}

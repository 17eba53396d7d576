/**
 * The address of a built file of ours that the message of a failed import names, without its query; undefined for any
 * other.
 */
export function assetAddress(message: string, origin: string): string | undefined {
  const [address] = /https?:[^\s?]+/.exec(message) ?? [];
  return address?.startsWith(`${origin}/assets/`) ? address : undefined;
}

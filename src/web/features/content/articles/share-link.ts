type Link = { title: string; url: string };

/** The browser's share sheet and its clipboard, either of which may be missing. */
type Device = {
  share?: (link: Link) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

/**
 * Shares a link with the device's share sheet. Where there is none, or it is refused, copies the link. Closing the
 * sheet is not a failure.
 */
export async function shareLink(device: Device, link: Link): Promise<"shared" | "closed" | "copied" | "failed"> {
  try {
    if (device.share) {
      await device.share(link);
      return "shared";
    }
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "closed";
  }
  try {
    if (!device.clipboard) return "failed";
    await device.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "failed";
  }
}

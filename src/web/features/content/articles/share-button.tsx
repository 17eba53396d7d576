import { Share2 } from "lucide-react";
import { Button } from "#web/ui/controls/button.tsx";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { shareLink } from "./share-link.ts";

/** Shares the URL of the page with the device's share sheet, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = location.href.replace(/#.*$/, "");
    const outcome = await shareLink(navigator, { title, url });
    if (outcome === "copied") showToast({ title: "Link copied!", description: "Article link copied to clipboard." });
    if (outcome === "failed")
      showToast({ title: "The link could not be copied", description: `Copy it from here: ${url}`, tone: "error" });
  };
  return (
    <Button variant="quiet" onClick={share} className="print:hidden">
      <Share2 aria-hidden="true" strokeWidth={1.75} className="size-[18px]" />
      Share
    </Button>
  );
}

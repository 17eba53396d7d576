import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { showToast } from "../overlays/toast.tsx";
import { Button } from "./button.tsx";

/** Copies a text to the clipboard. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({ title: "Copying is not allowed here", description: "Select the text and copy it.", tone: "error" });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button variant="quiet" size="sm" onClick={() => void copy()}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span aria-live="polite">{copied ? "Copied" : children}</span>
    </Button>
  );
}

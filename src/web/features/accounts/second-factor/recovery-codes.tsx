import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, buttonClasses } from "#web/ui/controls/button.tsx";
import { CopyButton } from "#web/ui/controls/copy-button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** The recovery codes. They are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join("\n")}\n`;
  const file = useFile(`Recovery codes for Laurel. Each works once.\n\n${text}`);
  return (
    <div className="grid gap-4">
      <Notice tone="good" title="Two-step sign-in is on. Keep these codes.">
        <p>They let you in without your phone, each of them once. We cannot show them again.</p>
      </Notice>
      <ol className="num grid grid-cols-1 gap-x-8 gap-y-1 font-mono text-[1.0625rem] min-[22rem]:grid-cols-2 sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={text}>Copy codes</CopyButton>
        <a href={file} download="laurel-recovery-codes.txt" className={buttonClasses({ variant: "quiet", size: "sm" })}>
          <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Download
        </a>
        <Button size="sm" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}

/** The URL of a text file that exists only in this page. */
function useFile(text: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return url;
}

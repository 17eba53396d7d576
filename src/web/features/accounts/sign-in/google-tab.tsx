import { useMutation } from "@tanstack/react-query";
import { toastProblem } from "#web/http/problem-toast.ts";
import { usePublicConfig } from "#web/http/public-config.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { postAuth } from "../session/auth-call.ts";
import { GoogleMark } from "./google-mark.tsx";
import { noteDeparture } from "./google-redirect.ts";

/** Sign in or sign up with a Google account. Shows a message when this server has no keys for Google. */
export function GoogleTab({ next }: { next: string | undefined }) {
  const isSetUp = usePublicConfig()?.google_sign_in;
  const leave = useMutation({
    mutationFn: async () => {
      const { url } = await postAuth<{ url: string }>("/sign-in/google", { next });
      noteDeparture();
      location.assign(url);
    },
    onError: (error) => toastProblem(error),
  });
  return (
    <div className="grid gap-4">
      {isSetUp === false ? (
        <Notice title="Google sign-in isn't available here">
          <p>Use a password or a magic link instead.</p>
        </Notice>
      ) : (
        <p className="text-muted">Google tells us your name and email, nothing else.</p>
      )}
      <Button
        variant="quiet"
        className="w-full"
        // Stays busy while the browser opens Google.
        busy={leave.isPending || leave.isSuccess}
        disabled={!isSetUp}
        onClick={() => leave.mutate()}
      >
        {leave.isIdle || leave.isError ? <GoogleMark /> : null}
        Continue with Google
      </Button>
    </div>
  );
}

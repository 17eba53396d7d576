import { useMutation } from "@tanstack/react-query";
import { usePublicConfig } from "#web/http/public-config.ts";
import { Button } from "#web/ui/button.tsx";
import { postAuth } from "./auth-call.ts";
import { GoogleMark } from "./google-mark.tsx";
import { Notice } from "./notice.tsx";
import { toastProblem } from "./problem-toast.ts";
import { noteDeparture } from "./trip-to-google.ts";

/** Sign in, or sign up, with a Google account. Says so where this server has no keys for it. */
export function GoogleTab({ next }: { next: string | undefined }) {
  const isSetUp = usePublicConfig()?.google_sign_in;
  const leave = useMutation({
    mutationFn: async () => {
      const { url } = await postAuth<{ url: string }>("/sign-in/google", { next });
      noteDeparture();
      location.assign(url);
    },
    onError: toastProblem,
  });
  return (
    <div className="grid gap-4">
      {isSetUp === false ? (
        <Notice title="Google sign-in is not set up">
          <p>Whoever runs this server has not connected it to Google. A password or a magic link works here.</p>
        </Notice>
      ) : (
        <p className="text-muted">Google tells us your name and e-mail address, nothing else.</p>
      )}
      <Button
        variant="quiet"
        className="w-full"
        // Also while the browser is on its way there.
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

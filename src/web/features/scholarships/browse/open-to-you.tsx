import { TextLink } from "#web/ui/text-link.tsx";

/** What Laurel adds to a list that everybody may read. */
export function OpenToYou({ visitor }: { visitor: boolean }) {
  return (
    <p className="measure text-muted">
      {visitor ? (
        <>
          <TextLink to="/auth" state={{ authMode: "sign-up" }}>
            Sign up free
          </TextLink>{" "}
          to see which of them are open to you, and why.
        </>
      ) : (
        <>
          <TextLink to="/scholarships">Your matches</TextLink> say which of them are open to you, and why.
        </>
      )}
    </p>
  );
}

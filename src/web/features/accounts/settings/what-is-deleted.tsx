/** The list of what is deleted with an account. */
export function WhatIsDeleted() {
  return (
    <div className="grid gap-2">
      <p>This can't be undone. You will lose:</p>
      <ul className="ml-5 list-disc text-muted marker:text-edge">
        <li>your profile and every answer in it</li>
        <li>your matches, bookmarks and applications</li>
        <li>your sign-ins on every device</li>
        <li>premium, which ends at once and renews no more, and credits that you have not used</li>
      </ul>
    </div>
  );
}

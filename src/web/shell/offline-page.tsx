import { buttonClasses } from "#web/ui/controls/button.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { Mark } from "./mark.tsx";

/**
 * The page that the service worker shows without a connection. It is static: public/offline.js runs it without the app.
 */
export function OfflinePage() {
  return (
    <main className="grid min-h-dvh content-center">
      <Page width="narrow" className="grid justify-items-start gap-4">
        <Mark className="size-12 text-green" />
        <h1 className="text-[clamp(1.75rem,4vw,2.375rem)]">You are offline</h1>
        <p className="text-muted">
          Your matches and your profile are safe on the server and come back when you are online. What you were typing
          is still on the page where you typed it.
        </p>
        <button type="button" id="again" className={buttonClasses({})}>
          Try again
        </button>
        <section hidden aria-labelledby="read-title" className="mt-4 grid gap-2">
          <h2 id="read-title" className="text-[1.25rem]">
            You can read these now
          </h2>
          <ul
            id="read"
            data-link="inline-flex min-h-11 items-center text-green underline underline-offset-[3px]"
            className="grid"
          />
        </section>
      </Page>
    </main>
  );
}

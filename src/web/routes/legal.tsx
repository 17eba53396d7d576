import { createFileRoute } from "@tanstack/react-router";
import cookies from "#content/pages/legal-cookies.md";
import disclaimer from "#content/pages/legal-disclaimer.md";
import gdpr from "#content/pages/legal-gdpr.md";
import privacy from "#content/pages/legal-privacy.md";
import terms from "#content/pages/legal-terms.md";
import { LegalPage } from "#web/features/content/documents/legal-page.tsx";

const texts = [
  { key: "terms", text: terms },
  { key: "privacy", text: privacy },
  { key: "gdpr", text: gdpr },
  { key: "disclaimer", text: disclaimer },
  { key: "cookies", text: cookies },
];

export const Route = createFileRoute("/legal")({ component: () => <LegalPage texts={texts} /> });

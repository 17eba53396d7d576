import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "#web/features/contact/contact-page.tsx";
import { ContactFacts } from "#web/features/content/documents/contact-facts.tsx";

export const Route = createFileRoute("/contact")({ component: () => <ContactPage facts={<ContactFacts />} /> });

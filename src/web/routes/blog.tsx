import { createFileRoute } from "@tanstack/react-router";
import { BlogPage } from "#web/features/content/articles/blog-page.tsx";

export const Route = createFileRoute("/blog")({ component: BlogPage });

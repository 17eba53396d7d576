import { Link } from "@tanstack/react-router";
import { useToday } from "#web/ui/use-today.ts";
import { FooterContact } from "./footer-contact.tsx";
import { existing, footerColumns, isFile } from "./links.ts";
import { Mark } from "./mark.tsx";

const linkClasses =
  "flex min-h-9 items-center text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-11";

/** The footer of every page. Columns without an open page are left out. */
export function Footer() {
  const today = useToday();
  const columns = footerColumns.map((column) => ({ ...column, links: existing(column.links) }));
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto flex w-full max-w-[1180px] flex-wrap justify-between gap-x-12 gap-y-8 px-4 pt-8 pb-24 md:px-8 md:pb-8">
        <div className="grid max-w-[44ch] content-start gap-3">
          <p className="flex items-center gap-2 font-display text-[1.15rem] font-semibold">
            <Mark className="size-6 text-green" />
            Laurel
          </p>
          <p className="text-sm text-muted">Scholarships you can actually get, and why.</p>
          <FooterContact />
        </div>
        {columns
          .filter((column) => column.links.length > 0)
          .map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="mb-1 font-sans text-[0.9375rem] font-semibold tracking-normal">{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.to}>
                    {isFile(link) ? (
                      <a href={link.to} className={linkClasses}>
                        {link.label}
                      </a>
                    ) : (
                      <Link to={link.to} className={linkClasses}>
                        {link.label}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        <p className="w-full text-sm text-muted">© {today.slice(0, 4)} Laurel</p>
      </div>
    </footer>
  );
}

import { Link } from "@tanstack/react-router";
import { useToday } from "#web/ui/use-today.ts";
import { FooterContact } from "./footer-contact.tsx";
import { footerColumns, isFile } from "./links.ts";
import { Mark } from "./mark.tsx";

const linkClasses =
  "flex min-h-9 items-center py-1 text-sm leading-snug text-muted hover:text-ink hover:underline pointer-coarse:min-h-11";

/** The footer of every page. */
export function Footer() {
  const today = useToday();
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto grid w-full max-w-[1180px] grid-cols-2 gap-x-6 gap-y-8 px-4 py-8 sm:grid-cols-3 md:px-8 max-md:[body:has([data-floating])_&]:pb-24 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full grid content-start gap-3 lg:col-span-1">
          <p className="flex items-center gap-2 font-display text-[1.15rem] font-semibold">
            <Mark className="size-6 text-green" />
            Laurel
          </p>
          <p className="text-sm text-muted">Scholarships you can actually get, and why.</p>
          <FooterContact />
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-1 font-sans text-[0.9375rem] font-semibold tracking-normal">{title}</h2>
            <ul>
              {links.map((link) => (
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
        <p className="col-span-full text-sm text-muted">© {today.slice(0, 4)} Laurel</p>
      </div>
    </footer>
  );
}

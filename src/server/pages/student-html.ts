const main = /(<main\b[^>]*>)([\s\S]*)(<\/main>)/;

/** The content of a page's main part: the same for all who see the page, while the shell around it differs. */
export const mainOf = (html: string): string => main.exec(html)?.[2] ?? "";

/**
 * The shell of a student around the content of a public page. The browser replaces it once the app is loaded. Until then
 * links work, and controls do not, as typed text would be lost.
 */
export const inShell = (shell: string, content: string): string =>
  shell.replace(main, (_, start: string, _skeleton, end: string) => start + withoutControls(content) + end);

const withoutControls = (html: string) => html.replace(/<(input|select|textarea|button)\b/g, "<$1 inert");

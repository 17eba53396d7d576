// The modules that scripts/content/vite-plugin.ts makes of the Markdown files in content/.
declare module "#content/pages/*.md" {
  const document: import("#domain/articles/document.ts").PageDocument;
  export default document;
}

declare module "#content/guides/*.md" {
  const document: import("#domain/articles/document.ts").ArticleDocument;
  export default document;
}

/** C-08: the configured prefix, then the article; a product without one is named by the text `id` and its number. */
export const findKeyword = (prefix: string, { id, article }: { id: number; article: string }): string =>
  `${prefix}${article.trim() || `id${id}`}`

/** C-08: the configured prefix, then the article; without an article the text `id` and the product's id. */
export const findKeyword = (prefix: string, { id, article }: { id: number; article: string }): string =>
  `${prefix}${article.trim() || `id${id}`}`

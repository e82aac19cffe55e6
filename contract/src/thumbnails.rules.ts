/** Widths of the smaller pictures made of an uploaded one: rows of a list, cards, the open product. */
export const thumbnailWidths = [160, 480, 1200] as const

export const isThumbnailWidth = (width: unknown): boolean => thumbnailWidths.some((one) => String(one) === String(width))

/** The address of a stored picture in the smallest width that is sharp at this size; others stay as they are. */
export function thumbnailUrl(url: string, size: number): string {
  // Drawings have no size, and pictures of other sites no thumbnails.
  if (!/^\/media\/.+\.(?:jpe?g|png)$/.test(url)) return url
  const width = thumbnailWidths.find((one) => one >= size * 2) ?? thumbnailWidths.at(-1)
  return `${url}?w=${width}`
}

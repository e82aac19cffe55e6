/** Answers a media query about the width as the narrowest window of a layout would; the server knows nothing else of a screen. */
export function matchesWidth(query: string, width: number): boolean {
  const [, edge, pixels] = /\((min|max)-width: ?([\d.]+)px\)/.exec(query) ?? []
  if (!edge) return false
  return edge === 'min' ? width >= Number(pixels) : width <= Number(pixels)
}

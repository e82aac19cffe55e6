import type { StylisElement } from '@emotion/cache'

/** Known to Safari, or to the Chrome of public/boot.js, by the prefixed name only. */
const PREFIXED = new Set(['user-select', 'hyphens', 'text-size-adjust', 'box-decoration-break', 'background-clip'])
const isMask = (name: string) => name === 'mask' || name.startsWith('mask-')
/** Safari knows it without a prefix as one word. */
const isDetailedLine = (name: string, value: string) => name === 'text-decoration' && value.includes(' ')

/**
 * In the place of emotion's own, which writes for browsers that public/boot.js turns away: more than a quarter of a page's styles were
 * prefixes that no browser of ours reads.
 */
export function addNeededPrefixes(element: StylisElement): void {
  const { type, props: name, value } = element
  if (type !== 'decl' || typeof name !== 'string' || element.return) return
  if (name === 'color-adjust') element.return = `-webkit-print-${value}${value}`
  else if (PREFIXED.has(name) || isMask(name) || isDetailedLine(name, value)) element.return = `-webkit-${value}${value}`
}

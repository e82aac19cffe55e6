import type { SheetRow } from '#platform/spreadsheets/sheet-row'
import { findHeader } from './find-header.rules.ts'

/** The words of a header in their order: the same for every list of one layout, whatever stands above and below. Null without a header. */
export function fingerprintOf({ rows }: { rows: readonly SheetRow[] }): string | null {
  const header = findHeader(rows)
  return header && fingerprintOfHeadings(header.headings)
}

export const fingerprintOfHeadings = (headings: readonly string[]): string =>
  headings
    .map((heading) => heading.replace(/[^\p{L}\d]/gu, ''))
    .join('|')
    .replace(/\|+$/, '')
    .slice(0, 500)

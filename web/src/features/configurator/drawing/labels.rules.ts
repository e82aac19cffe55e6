import type { Assembly } from '@vitrina/contract/configurator/assembly-shapes'
import { MODULE_MM } from '@vitrina/contract/configurator/norms/enclosures'
import { ratingLines } from './device-text.rules.ts'

/** A4 across, with margins every printer can keep, mm. */
export const labelPage = { width: 297, height: 210, margin: 10 } as const
export const LABEL_HEIGHT_MM = 15
/** Scale to check the print with, and space between strips. */
const HEAD_MM = 22
const STRIP_GAP_MM = 8

export type Label = { key: string; x: number; width: number; mark: string; name: string; rating: string }
export type LabelStrip = { row: number; y: number; width: number; labels: Label[] }
export type LabelSheet = { strips: LabelStrip[] }

type Given = Pick<Assembly, 'positions' | 'layout'>

/** Labels of one rail from the left: every device, then the free rest as one blank. */
function labelsOfRow({ positions, layout }: Given, row: number): Omit<Label, 'x'>[] {
  const byKey = new Map(positions.map((one) => [one.key, one]))
  const placed = layout.placed.filter((one) => one.row === row).toSorted((one, other) => one.offset - other.offset)
  const labels = placed.flatMap(({ key, modules }) => {
    const position = byKey.get(key)
    if (!position) return []
    return [{ key, width: modules * MODULE_MM, mark: position.mark, name: position.name, rating: ratingLines(position).join(' ') }]
  })
  const free = layout.rowModules - placed.reduce((sum, { modules }) => sum + modules, 0)
  const blank = { mark: '', name: '', rating: '' }
  // Free places module by module: they are cut off when a device comes.
  for (let left = free, at = 0; left > 1e-9; left -= 1, at += 1)
    labels.push({ key: `free:${row}:${at}`, width: Math.min(1, left) * MODULE_MM, ...blank })
  return labels
}

/** A rail longer than the page goes on in the next strip; a label is never cut. */
function stripsOfRow(given: Given, row: number, most: number): Omit<LabelStrip, 'y'>[] {
  const strips: Omit<LabelStrip, 'y'>[] = []
  for (const label of labelsOfRow(given, row)) {
    let strip = strips.at(-1)
    if (!strip || strip.width + label.width > most + 1e-9) {
      strip = { row, width: 0, labels: [] }
      strips.push(strip)
    }
    strip.labels.push({ ...label, x: strip.width })
    strip.width += label.width
  }
  return strips
}

/** Strips of labels for every rail, over as many A4 pages as needed. */
export function labelSheets(given: Given): LabelSheet[] {
  const width = labelPage.width - 2 * labelPage.margin
  const height = labelPage.height - 2 * labelPage.margin
  const strips = Array.from({ length: given.layout.rows }, (_, row) => stripsOfRow(given, row, width)).flat()
  const perSheet = Math.floor((height - HEAD_MM) / (LABEL_HEIGHT_MM + STRIP_GAP_MM))
  const sheets: LabelSheet[] = []
  strips.forEach((strip, at) => {
    const place = at % perSheet
    if (place === 0) sheets.push({ strips: [] })
    sheets.at(-1)?.strips.push({ ...strip, y: HEAD_MM + place * (LABEL_HEIGHT_MM + STRIP_GAP_MM) })
  })
  return sheets
}

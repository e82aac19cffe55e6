import { rounded } from './decisions.rules.ts'
import type { Assembly, CheckedItem, Position } from './assembly-shapes.ts'

/** QF2.1, QFD7, QS1, KM2.1, FV1, W2.1, N1, PE: letters by ГОСТ 2.710 and the number of the place. */
const MARK = /(?<![\p{L}\d])(?:(?:QFD|QF|QD|QS|KM|FV|W|N)\d+(?:\.\d+)?|PE)(?![\p{L}\d])/gu
const LOADED = /(?<![\p{L}\d])((?:W|QS)\d+(?:\.\d+)?)\s*\(\s*(\d+(?:[.,]\d+)?)\s*[АA]\s*\)/gu

/** Marks and design currents as they stand in the note of a line: 'W2.1 (9,2 А) QF2.1'. */
export function readNote(note: string): Pick<CheckedItem, 'marks' | 'loads'> {
  const loads = Object.fromEntries(
    [...note.matchAll(LOADED)].map(([, mark, amperes]) => [mark ?? '', Number((amperes ?? '').replace(',', '.'))]),
  )
  return { marks: [...new Set([...note.matchAll(MARK)].map(([mark]) => mark))], loads }
}

const withLoad = (mark: string, amperes: number | null | undefined) =>
  amperes === null || amperes === undefined ? mark : `${mark} (${String(rounded(amperes, 1)).replace('.', ',')} А)`

/** Marks of the positions a line is bought for and what they are connected to; a cable with its current, a switch with what is before it. */
export function writeNote(positions: readonly Position[], { circuits, entry }: Pick<Assembly, 'circuits' | 'entry'>): string {
  const amperesOf = ({ kind, circuitId }: Position) => {
    if (kind === 'switch') return entry.upstreamA
    return kind === 'cable' ? circuits.find((one) => one.circuitId === circuitId)?.designA : null
  }
  return positions
    .map((one) => [withLoad(one.mark, amperesOf(one)), ...one.connects].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
}

/** Marks of the goods as the check would see them if each position were bought exactly as asked for. */
export function itemsOfAssembly({ positions, circuits, entry }: Pick<Assembly, 'positions' | 'circuits' | 'entry'>): CheckedItem[] {
  return positions.map((one) => ({
    id: one.key,
    name: one.name,
    kind: one.kind,
    amount: one.amount,
    features: one.features,
    ...readNote(writeNote([one], { circuits, entry })),
  }))
}

import type { CSSProperties } from 'react'
import type { ShownColumn } from './feature-columns.rules.ts'

export type Pins = Readonly<Record<string, CSSProperties>>

/** Pinned columns stand one after another beside the name; `nameEnd`: where it ends, in pixels. */
export function pinsOf(columns: readonly ShownColumn[], nameEnd: number): Pins {
  let left = nameEnd
  const pins: Record<string, CSSProperties> = {}
  for (const { code, width, isPinned } of columns) {
    if (!isPinned) continue
    pins[code] = { left }
    left += width
  }
  return pins
}

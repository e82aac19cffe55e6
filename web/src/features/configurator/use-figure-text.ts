import { useState } from 'react'
import { decimal } from './drawing/device-text.rules.ts'
import { readFigure } from './edit-board.rules.ts'

export type FigureProps = {
  value: number | null
  least?: number
  most: number
  /** Whether the field may be empty. */
  isOptional?: boolean
  isWhole?: boolean
  onValue: (value: number | null) => void
}

/** A number typed with comma or point: every readable state counts at once, an unreadable one is marked and not taken. */
export function useFigureText({ value, least = 0, most, isOptional = false, isWhole = false, onValue }: FigureProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const taken = (text: string) => {
    const read = readFigure(text, { least, most })
    if (read === null) return isOptional ? null : undefined
    return isWhole && read !== undefined && !Number.isInteger(read) ? undefined : read
  }
  return {
    text: typed ?? (value === null ? '' : decimal(value, 3)),
    isWrong: typed !== null && taken(typed) === undefined,
    type: (text: string) => {
      setTyped(text)
      const next = taken(text)
      if (next !== undefined) onValue(next)
    },
    leave: () => setTyped(null),
  }
}

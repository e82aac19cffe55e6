import { memo } from 'react'
import { plainClass } from '#ui/plain-class.ts'
import type { ValueId } from './filter-choice.rules.ts'
import { visuallyHidden } from './visually-hidden.ts'
import type { CountTexts } from './use-count-texts.ts'

/** Native controls: a long list of them opens without a delay. */
const row = plainClass(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: '4px 6px',
  marginInline: -6,
  minHeight: 28,
  borderRadius: 6,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '@media (pointer: coarse)': { minHeight: 44, paddingBlock: 12 },
  // Faded, but with enough contrast to read.
  '&[data-empty]': { color: theme.vars?.palette.text.secondary },
  '& input': { flexShrink: 0, width: 16, height: 16, margin: '2px 0', accentColor: theme.vars?.palette.primary.main, cursor: 'inherit' },
  '& .name': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .understood': { flexShrink: 0, fontSize: 12, color: theme.vars?.palette.primary.main },
}))

/** Grey tabular figures; dimmed while new counts are late. */
const figure = plainClass(({ theme }) => ({
  position: 'relative',
  flexShrink: 0,
  fontSize: 12,
  color: theme.vars?.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '[data-late] &': { opacity: 0.6 },
}))

/** Shown as a number; read aloud as `, 12 goods` after the name. */
export const Count = ({ count, words }: { count: number; words: CountTexts }) => (
  <span className={figure}>
    <span className={visuallyHidden}>, </span>
    {words.number(count)}
    <span className={visuallyHidden}> {words.goods(count)}</span>
  </span>
)

const unseen = plainClass(() => ({ flexShrink: 0, fontSize: 12, visibility: 'hidden' }))

/** The room of a count that is still to come, so that no name beside it is wrapped anew. */
export const CountRoom = ({ words }: { words: CountTexts }) => <span className={unseen}>{words.number(1000)}</span>

type Props = {
  id: ValueId
  name: string
  /** Undefined: not counted. */
  count?: number | undefined
  isChecked: boolean
  /** The search text says so; nothing is chosen. */
  isUnderstood?: boolean
  words: CountTexts
  /** On pointer down, before the click. */
  onPress?: (id: ValueId) => void
  onToggle: (id: ValueId) => void
}

export const ValueRow = memo(function ValueRow({ id, name, count, isChecked, isUnderstood = false, words, onPress, onToggle }: Props) {
  return (
    <label
      className={row}
      data-empty={(count === 0 && !isChecked) || undefined}
      // Not on touch: the finger may start a scroll.
      onPointerDown={({ pointerType, button }) => pointerType === 'mouse' && button === 0 && onPress?.(id)}
    >
      <input type="checkbox" checked={isChecked} onChange={() => onToggle(id)} />
      <span className="name">{name}</span>
      {isUnderstood && <span className="understood">{words.understood}</span>}
      {count !== undefined && <Count count={count} words={words} />}
    </label>
  )
})

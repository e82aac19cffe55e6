import { plainClass } from '#ui/plain-class.ts'
import { ROW_HEIGHT } from '#ui/use-window.ts'

/** Columns of the table, left to right. */
export const columns = ['pick', 'number', 'name', 'amount', 'unit', 'cost', 'markup', 'price', 'sum', 'margin', 'more'] as const

const widths: Record<(typeof columns)[number], string> = {
  pick: '40px',
  number: '44px',
  name: 'minmax(240px, 1fr)',
  amount: '80px',
  unit: '68px',
  cost: '108px',
  markup: '96px',
  price: '108px',
  sum: '124px',
  margin: '92px',
  more: '44px',
}
const TEMPLATE = columns.map((column) => widths[column]).join(' ')
const MIN_WIDTH = 1030

/** All styles of the table in one class: rows are plain elements. */
export const offerGridClass = plainClass(({ theme }) => {
  const { palette } = theme.vars ?? theme
  const line = `1px solid ${palette.divider}`
  return {
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    maxHeight: 'max(320px, calc(100dvh - 380px))',
    border: line,
    borderRadius: 8,
    background: palette.background.paper,
    fontSize: 13,
    scrollPaddingTop: ROW_HEIGHT,
    '& .sheet': { minWidth: MIN_WIDTH },
    '& .row': { display: 'grid', gridTemplateColumns: TEMPLATE, height: ROW_HEIGHT, background: palette.background.paper },
    '& .body': { position: 'relative' },
    '& .body .row': { position: 'absolute', left: 0, right: 0 },
    '& .head': { position: 'sticky', top: 0, zIndex: 3 },
    '& .head .cell': { fontWeight: 500, fontSize: 12, color: palette.text.secondary },
    '& .cell': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minWidth: 0,
      padding: '0 8px',
      borderBottom: line,
      borderRight: line,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    },
    '& .cell:last-child': { borderRight: 0, padding: 0, justifyContent: 'center' },
    '& .cell > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .right': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
    '& .holder': { padding: 0 },
    '& .row:hover .cell': { background: `color-mix(in srgb, ${palette.text.primary} 4%, ${palette.background.paper})` },
    '& .row[aria-selected=true] .cell': { background: `color-mix(in srgb, ${palette.primary.main} 10%, ${palette.background.paper})` },
    '& .group .cell': { fontWeight: 600, background: palette.background.default },
    '& .idle .cell': { color: palette.text.secondary },
    '& .handle': { flexGrow: 1, lineHeight: `${ROW_HEIGHT}px`, minHeight: ROW_HEIGHT },
    '& .handle[draggable=true]': { cursor: 'grab' },
    '& .drop': {
      position: 'absolute',
      left: 0,
      right: 0,
      height: 2,
      marginTop: -1,
      background: palette.primary.main,
      zIndex: 4,
      pointerEvents: 'none',
    },
    '& .muted': { color: palette.text.secondary },
    '& .gone': { color: palette.error.main },
    '& .mark': { fontSize: 11, padding: '1px 6px', borderRadius: 8, border: line, color: palette.text.secondary, flexShrink: 0 },
    '& .name': {
      border: 0,
      padding: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      minWidth: 0,
    },
    '& .name:hover': { textDecoration: 'underline' },
    '& .field': {
      width: '100%',
      height: '100%',
      minWidth: 0,
      padding: '0 8px',
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      outline: 'none',
    },
    '& .field::placeholder': { color: palette.text.secondary, opacity: 1 },
    '& .field.figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .field:focus': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}`, background: palette.background.paper },
    '& .field[aria-invalid=true]': { boxShadow: `inset 0 0 0 2px ${palette.error.main}` },
    '@media print': { maxHeight: 'none', overflow: 'visible' },
  }
})

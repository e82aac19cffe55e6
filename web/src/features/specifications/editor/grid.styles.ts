import { plainClass } from '#ui/plain-class.ts'
import { ROW_HEIGHT } from '#ui/use-window.ts'
import { columns } from './columns.rules.ts'

const widths: Record<(typeof columns)[number], string> = {
  number: '56px',
  product: 'minmax(280px, 1fr)',
  article: '148px',
  amount: '88px',
  unit: '52px',
  price: '104px',
  sum: '116px',
  stock: '112px',
  day: '76px',
  replacement: '104px',
  note: 'minmax(120px, 0.35fr)',
}
const TEMPLATE = columns.map((column) => widths[column]).join(' ')
const MIN_WIDTH = 1256

/** All styles of the table in one class: rows are plain elements, drawn and dropped by the hundred while scrolling. */
export const gridClass = plainClass(({ theme }) => {
  const line = `1px solid ${theme.vars?.palette.divider}`
  const primary = theme.vars?.palette.primary.main
  return {
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    maxHeight: 'max(320px, calc(100dvh - 330px))',
    border: line,
    borderRadius: 8,
    background: theme.vars?.palette.background.paper,
    fontSize: 13,
    outline: 'none',
    scrollPaddingTop: ROW_HEIGHT,
    '& .sheet': { minWidth: MIN_WIDTH, position: 'relative' },
    '& .row': {
      display: 'grid',
      gridTemplateColumns: TEMPLATE,
      height: ROW_HEIGHT,
      background: theme.vars?.palette.background.paper,
    },
    '& .body .row': { position: 'absolute', left: 0, right: 0 },
    '& .head': { position: 'sticky', top: 0, zIndex: 3, borderBottom: line },
    '& .head .cell': { fontWeight: 500, fontSize: 12, color: theme.vars?.palette.text.secondary },
    '& .cell': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      minWidth: 0,
      padding: '0 8px',
      borderRight: line,
      borderBottom: line,
      background: 'inherit',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      cursor: 'default',
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    '& .cell:last-child': { borderRight: 0 },
    '& .figure': { justifyContent: 'flex-end', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    // The first two columns stay while the rest is scrolled sideways.
    '& [data-column="0"]': { position: 'sticky', left: 0, zIndex: 2, color: theme.vars?.palette.text.secondary, userSelect: 'none' },
    '& [data-column="1"]': { position: 'sticky', left: 56, zIndex: 2 },
    '& .body [data-column="0"]': { cursor: 'pointer' },
    '& .body [draggable=true]': { cursor: 'grab' },
    '& .row:hover:not([aria-selected=true]) .cell': {
      background: `color-mix(in srgb, ${theme.vars?.palette.text.primary} 4%, ${theme.vars?.palette.background.paper})`,
    },
    '& .row[aria-selected=true] .cell': { background: `color-mix(in srgb, ${primary} 10%, ${theme.vars?.palette.background.paper})` },
    '& .group .cell': { fontWeight: 600, background: theme.vars?.palette.background.default },
    '& .group small': { fontSize: 12, fontWeight: 400, color: theme.vars?.palette.text.secondary },
    '& .raw': { color: theme.vars?.palette.warning.main },
    '& .hint, & .empty': { color: theme.vars?.palette.text.secondary },
    '& .asked, & .answered': { flexShrink: 0, fontSize: 12, color: theme.vars?.palette.text.secondary },
    '& .answered': { flexShrink: 1, overflow: 'hidden', textOverflow: 'ellipsis', color: theme.vars?.palette.success.main },
    '& .gone': { color: theme.vars?.palette.error.main },
    '& .enough': { color: theme.vars?.palette.success.main },
    '& .short': { color: theme.vars?.palette.warning.main },
    '& .times': { fontSize: 11, color: theme.vars?.palette.text.secondary },
    '& svg': { width: 16, height: 16, flexShrink: 0, fill: 'currentColor' },
    '& button': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      padding: 0,
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
      flexShrink: 0,
    },
    '& .take': { width: 'auto', padding: '0 6px', font: 'inherit', fontSize: 12, color: primary },
    '& .active': { boxShadow: `inset 0 0 0 1px ${primary}` },
    '&:focus .active, &:focus-within .active': { boxShadow: `inset 0 0 0 2px ${primary}` },
    '& .editing': { padding: 0, overflow: 'visible' },
    '& .editing input, & .editing select': {
      width: '100%',
      height: '100%',
      padding: '0 8px',
      border: 0,
      outline: `2px solid ${primary}`,
      outlineOffset: -2,
      background: theme.vars?.palette.background.paper,
      color: 'inherit',
      font: 'inherit',
    },
    '& .figure input': { textAlign: 'right' },
    '& .drop': { position: 'absolute', left: 0, right: 0, height: 2, marginTop: -1, background: primary, zIndex: 4, pointerEvents: 'none' },
    '@media print': { maxHeight: 'none', overflow: 'visible' },
  }
})

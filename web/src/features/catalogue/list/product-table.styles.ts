import type { CSSObject, Theme } from '@mui/material/styles'
import { featureStyles } from '../table/feature-table.styles.ts'
import { narrowBuying, rowText } from './row-text.styles.ts'

export const rowHeights = { comfortable: 68, compact: 36 }
/** Beside features, where each pixel counts. */
export const pictureWidths = { comfortable: 72, compact: 44 }

/** Styles of the whole table in one sheet: rows are plain elements, as there may be a hundred. */
export const tableStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  containerType: 'inline-size',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 8,
  background: theme.vars?.palette.background.paper,
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0, fontSize: 13 },
  '& col.picture': { width: 80 },
  '& col.promise': { width: 176 },
  '& col.stock': { width: 96 },
  '& col.article': { width: 124 },
  '& col.sku': { width: 124 },
  '& col.brand': { width: 104 },
  '& col.price': { width: 156 },
  '& col.buy': { width: 268 },
  '& col.favourite': { width: 74 },
  '& th, & td': { padding: '0 8px', textAlign: 'left', overflow: 'hidden' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 36,
    fontSize: 12,
    fontWeight: 500,
    lineHeight: '14px',
    color: theme.vars?.palette.text.secondary,
    background: theme.vars?.palette.background.paper,
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
    '&:last-of-type': { borderTopRightRadius: 8 },
  },
  '& thead td': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    background: theme.vars?.palette.background.paper,
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
    borderTopLeftRadius: 8,
  },
  '& .price': { textAlign: 'right' },
  '& td.price': { paddingRight: 16 },
  '& th.price': { paddingRight: 16 },
  '& tbody tr': { height: rowHeights.comfortable, scrollMarginTop: 40 },
  '& tbody tr + tr td': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& tbody tr:hover': { background: theme.vars?.palette.action.hover },
  '& tbody tr:focus-within': { background: theme.vars?.palette.action.selected },
  '& td.picture': { paddingLeft: 12, paddingRight: 4 },
  '& td.buy': { overflow: 'visible' },
  '& .buying': { display: 'flex', alignItems: 'center', gap: 8 },
  '& td.favourite': { paddingLeft: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  ...rowText(theme),
  '&[data-compact]': {
    '& tbody tr': { height: rowHeights.compact },
    '& td.sku, & td.brand': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& col.picture': { width: 48 },
    '& col.promise': { width: 180 },
    '& col.price': { width: 128 },
    '& .name': { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& .buying [role=group], & .buying :is(.add, .in, .remove)': { height: 28 },
    // No room under the field: the hint is shown only while the field is in use.
    '& .buying .hint': { display: 'none', zIndex: 1, padding: '0 4px', background: theme.vars?.palette.background.paper },
    '& .buying :focus-within > .hint': { display: 'flex' },
  },
  // The name comes first: columns that do not fit are one click away.
  '@container (max-width: 1340px)': { '&[data-compact] .sku': { display: 'none' } },
  '@container (max-width: 1200px)': { '&[data-compact] .brand': { display: 'none' } },
  '@container (max-width: 1000px)': { '& .stock': { display: 'none' } },
  '@container (max-width: 940px)': {
    '& col.buy': { width: 200 },
    '& col.price': { width: 136 },
    '& col.promise': { width: 160 },
    ...narrowBuying,
  },
  ...featureStyles(theme),
})

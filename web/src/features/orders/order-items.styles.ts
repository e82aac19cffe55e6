import type { CSSObject, Theme } from '@mui/material/styles'

/** Number, product, price, the five amounts, sum. */
const COLUMNS = '32px minmax(0, 1fr) 104px repeat(5, 72px) 116px'

/** Styles of all lines in one place: there may be a thousand, each of plain elements. */
export const orderItemsStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  containerType: 'inline-size',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 8,
  background: theme.vars?.palette.background.paper,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .head, & .line': { display: 'grid', gridTemplateColumns: COLUMNS, columnGap: 8, alignItems: 'center', padding: '6px 12px' },
  '& .head': { fontSize: 12, color: theme.vars?.palette.text.secondary, minHeight: 36 },
  '& .line': {
    minHeight: 52,
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    // Lines out of sight cost neither layout nor paint.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 56px',
  },
  '& .place': { color: theme.vars?.palette.text.secondary },
  '& .what': { minWidth: 0 },
  '& .name': { overflowWrap: 'anywhere', lineHeight: '18px', color: theme.vars?.palette.text.primary, textDecoration: 'none' },
  '& a.name:hover': { color: theme.vars?.palette.primary.main },
  '& .facts, & .from': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    fontSize: 12,
    lineHeight: '18px',
    color: theme.vars?.palette.text.secondary,
  },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .number[data-empty]': { color: theme.vars?.palette.text.disabled },
  '& .number small': { display: 'none' },
  '& .sum': { fontWeight: 600 },
  '& .number.bad:not([data-empty])': { color: theme.vars?.palette.error.main },
  '& .number.good:not([data-empty])': { color: theme.vars?.palette.success.main },
  '@container (max-width: 860px)': {
    '& .head': { display: 'none' },
    '& li:first-of-type .line': { borderTop: 0 },
    '& .line': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
      rowGap: 6,
      padding: '10px 12px',
      alignItems: 'start',
      containIntrinsicSize: 'auto 130px',
    },
    '& .place': { display: 'none' },
    '& .what': { gridColumn: '1 / -1' },
    '& .number': { textAlign: 'left' },
    '& .number small': { display: 'block', fontSize: 11, fontWeight: 400, color: theme.vars?.palette.text.secondary },
    '& .number[data-quiet][data-empty]': { display: 'none' },
  },
})

import type { CSSObject, Theme } from '@mui/material/styles'

/** Check, picture, what, when, price, amount, sum, tools. */
const COLUMNS = '36px 44px minmax(0, 1fr) 148px 116px 168px 116px 76px'

/** Styles of all lines in one place: there may be a thousand, each of plain elements. */
export const cartLinesStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  containerType: 'inline-size',
  fontSize: 13,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .group, & .head': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    padding: '10px 12px 6px',
    margin: 0,
    fontSize: 13,
    fontWeight: 600,
    '& span': { fontWeight: 400, color: theme.vars?.palette.text.secondary },
  },
  '& ul.lines': {
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 8,
    background: theme.vars?.palette.background.paper,
  },
  '& li.line': {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    columnGap: 12,
    alignItems: 'center',
    minHeight: 60,
    padding: '6px 12px 6px 8px',
    // Lines out of sight cost neither layout nor paint.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 60px',
    '& + li.line': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
    '&:focus-within': { background: theme.vars?.palette.action.hover },
  },
  '& li.line:not([data-selected]) .what, & li.line:not([data-selected]) .sum': { opacity: 0.6 },
  '& .tick': { width: 18, height: 18, margin: 8, accentColor: theme.vars?.palette.primary.main, cursor: 'pointer' },
  '& .what': { minWidth: 0 },
  '& .name': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    lineHeight: '18px',
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: theme.vars?.palette.primary.main },
  },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    fontSize: 12,
    lineHeight: '18px',
    color: theme.vars?.palette.text.secondary,
  },
  '& .note': { fontSize: 12, color: theme.vars?.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .when': { fontSize: 12, lineHeight: '16px', color: theme.vars?.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& .when [data-ready=today]': { color: theme.vars?.palette.success.main, fontWeight: 500 },
  '& .when [data-ready=order]': { color: theme.vars?.palette.warning.main, fontWeight: 500 },
  '& .price, & .sum': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .sum b': { fontSize: 14, fontWeight: 600 },
  '& .price small, & .sum small': { display: 'block', fontSize: 11, color: theme.vars?.palette.text.secondary },
  '& .price small[data-way=up]': { color: theme.vars?.palette.error.main },
  '& .price small[data-way=down]': { color: theme.vars?.palette.success.main },
  '& .warning': { fontSize: 12, color: theme.vars?.palette.warning.main },
  '& .tools': { display: 'flex', justifyContent: 'flex-end' },
  // Two rows of what fits: the name keeps its width.
  '@container (max-width: 980px)': {
    '& li.line': { gridTemplateColumns: '36px 44px minmax(0, 1fr) 104px 160px 104px 72px' },
    '& .when': { gridColumn: '3', gridRow: '2' },
  },
  '@container (max-width: 700px)': {
    '& li.line': {
      gridTemplateColumns: '34px 44px minmax(0, 1fr) auto',
      rowGap: 6,
      padding: '10px 10px 10px 2px',
      alignItems: 'start',
      containIntrinsicSize: 'auto 170px',
    },
    '& .what': { gridColumn: '3 / span 2' },
    '& .when': { gridColumn: '3 / span 2', gridRow: 'auto' },
    '& .price': { gridColumn: '3', gridRow: 3, textAlign: 'left', alignSelf: 'center' },
    '& .price small': { display: 'inline', marginLeft: 6 },
    '& .tools': { gridColumn: '4', gridRow: 3 },
    '& .amount': { gridColumn: '3', gridRow: 4 },
    '& .sum': { gridColumn: '4', gridRow: 4, alignSelf: 'center' },
  },
})

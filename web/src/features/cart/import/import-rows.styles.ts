import type { CSSObject, Theme } from '@mui/material/styles'

/** Number, source text, product, amount, sum, message, delete. */
const COLUMNS = '36px minmax(0, 0.8fr) minmax(0, 1.2fr) 132px 136px minmax(0, 0.7fr) 36px'

/** Styles of all rows in one place: there may be five hundred, each of plain elements. */
export const importRowsStyles = ({ theme }: { theme: Theme }): CSSObject => {
  const { palette } = theme.vars ?? theme
  const field = {
    font: 'inherit',
    color: 'inherit',
    minWidth: 0,
    height: 32,
    padding: '0 8px',
    border: `1px solid ${palette.divider}`,
    borderRadius: 6,
    background: palette.background.paper,
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
    '&[aria-invalid=true]': { borderColor: palette.error.main },
  }
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    fontSize: 13,
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    overflow: 'hidden',
    '& li': {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      columnGap: 12,
      alignItems: 'center',
      minHeight: 52,
      padding: '6px 8px 6px 10px',
      borderLeft: '4px solid transparent',
      // Rows out of sight cost neither layout nor paint.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 52px',
      '& + li': { borderTop: `1px solid ${palette.divider}` },
    },
    '& li[data-status=ok]': { borderLeftColor: palette.success.main, '& .told': { color: palette.success.main } },
    '& li[data-status=warning]': { borderLeftColor: palette.warning.main, '& .told': { color: palette.warning.main } },
    '& li[data-status=error]': { borderLeftColor: palette.error.main, '& .told': { color: palette.error.main } },
    '& .number, & .raw, & .facts, & .unit': { color: palette.text.secondary },
    '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .raw': { overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflowWrap: 'anywhere' },
    '& .what': { minWidth: 0, display: 'grid', gap: 6, '& select': { ...field, width: '100%' } },
    '& .again': { display: 'flex', alignItems: 'center', gap: 8, '& input': { ...field, flex: '1 1 0' } },
    '& .name': { overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflowWrap: 'anywhere' },
    '& .facts': { fontSize: 12, marginTop: -6 },
    '& .amount': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      '& input': { ...field, width: 88, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    },
    '& .sum': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .told': { display: 'flex', gap: 6, alignItems: 'flex-start', fontSize: 12 },
    '& svg': { width: 18, height: 18, flex: 'none', fill: 'currentColor' },
    '& .take': {
      font: 'inherit',
      fontWeight: 500,
      padding: '2px 4px',
      border: 0,
      background: 'none',
      color: palette.primary.main,
      cursor: 'pointer',
      '&:hover': { textDecoration: 'underline' },
      '&:disabled': { color: palette.text.secondary, cursor: 'default' },
    },
    '& .drop': {
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      border: 0,
      borderRadius: 8,
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover': { background: palette.action.hover },
    },
    [theme.breakpoints.down('md')]: {
      '& li': {
        gridTemplateColumns: 'minmax(0, 1fr) auto 36px',
        gridTemplateAreas: '"raw raw drop" "what what what" "amount sum sum" "told told told"',
        rowGap: 6,
        padding: '10px 8px 10px 12px',
        containIntrinsicSize: 'auto 140px',
      },
      '& .number': { display: 'none' },
      '& .raw': { gridArea: 'raw' },
      '& .what': { gridArea: 'what' },
      '& .amount': { gridArea: 'amount' },
      '& .sum': { gridArea: 'sum' },
      '& .told': { gridArea: 'told' },
      '& .drop': { gridArea: 'drop' },
      '& .amount input, & .what select, & .again input': { height: 40 },
    },
  }
}

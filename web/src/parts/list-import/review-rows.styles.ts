import type { CSSObject, Theme } from '@mui/material/styles'

/** Number, source text, product, price, stock, amount, state with its reason. */
const COLUMNS = '32px minmax(0, 1fr) minmax(0, 1.3fr) 104px 88px 128px minmax(0, 0.9fr)'

/** Styles of all rows in one place: there may be five hundred, each of plain elements. */
export const reviewRowsStyles = ({ theme }: { theme: Theme }): CSSObject => {
  const { palette } = theme.vars ?? theme
  const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
  return {
    fontSize: 13,
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    '& [role=row]': {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      columnGap: 12,
      alignItems: 'center',
      height: 36,
      padding: '0 10px 0 8px',
      borderLeft: '4px solid transparent',
      scrollMarginBlock: '72px 400px',
      cursor: 'default',
      // Rows out of sight cost neither layout nor paint.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 36px',
      '& + [role=row]': { borderTop: `1px solid ${palette.divider}` },
      '&[aria-selected=true]': { background: palette.action.selected },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    },
    '& [data-state=matched]': { borderLeftColor: palette.success.main, '& .told svg': { color: palette.success.main } },
    '& [data-state=review]': { borderLeftColor: palette.warning.main, '& .told svg': { color: palette.warning.main } },
    '& [data-state=unmatched]': { borderLeftColor: palette.error.main, '& .told svg': { color: palette.error.main } },
    '& [data-state=skipped]': { color: palette.text.secondary, '& .raw, & .product': { textDecoration: 'line-through' } },
    '& .number, & .raw, & .unit': { color: palette.text.secondary },
    '& .number, & .price, & .stock': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .raw, & .product, & .stock': cut,
    '& .product b': { fontWeight: 600 },
    '& .amount': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minWidth: 0,
      '& input': {
        font: 'inherit',
        color: 'inherit',
        width: 72,
        height: 28,
        padding: '0 6px',
        textAlign: 'right',
        fontVariantNumeric: 'tabular-nums',
        border: `1px solid ${palette.divider}`,
        borderRadius: 6,
        background: palette.background.paper,
        '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
        '&[aria-invalid=true]': { borderColor: palette.error.main },
      },
      '& button': {
        font: 'inherit',
        padding: 0,
        border: 0,
        background: 'none',
        color: palette.primary.main,
        cursor: 'pointer',
        whiteSpace: 'nowrap',
      },
      '& .unit': cut,
    },
    '& .told': { display: 'flex', gap: 6, alignItems: 'center', fontSize: 12, minWidth: 0, '& > span': cut },
    '& svg': { width: 18, height: 18, flex: 'none', fill: 'currentColor' },
    // A candidate of the line shows its price and stock too.
    [theme.breakpoints.between('md', 'lg')]: {
      '& [role=row]': { gridTemplateColumns: '32px minmax(0, 1fr) minmax(0, 1.3fr) 128px minmax(0, 0.9fr)' },
      '& .price, & .stock': { display: 'none' },
    },
    [theme.breakpoints.down('md')]: {
      '& [role=row]': {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"raw raw raw" "product product product" "amount price stock" "told told told" "detail detail detail"',
        height: 'auto',
        rowGap: 6,
        padding: '10px 8px 10px 10px',
        containIntrinsicSize: 'auto 130px',
        scrollMarginBlock: '72px 200px',
      },
      '& .number': { display: 'none' },
      '& .raw': { gridArea: 'raw', whiteSpace: 'normal' },
      '& .product': { gridArea: 'product', whiteSpace: 'normal' },
      '& .price': { gridArea: 'price' },
      '& .stock': { gridArea: 'stock' },
      '& .amount': { gridArea: 'amount', '& input': { height: 40 } },
      '& .told': { gridArea: 'told', '& > span': { whiteSpace: 'normal' } },
      '& .detail': { gridArea: 'detail' },
    },
  }
}

import type { CSSObject, Theme } from '@mui/material/styles'

export const comparisonStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  overflow: 'auto',
  width: 'fit-content',
  maxWidth: '100%',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 8,
  background: theme.vars?.palette.background.paper,
  scrollbarWidth: 'thin',
  '& table': { borderCollapse: 'separate', borderSpacing: 0, fontSize: 13 },
  '& th, & td': { padding: '7px 12px', textAlign: 'left', fontWeight: 400, verticalAlign: 'top' },
  '& thead th': {
    position: 'relative',
    minWidth: 180,
    maxWidth: 240,
    paddingBottom: 50,
    '& > *': { marginBottom: 6 },
    [theme.breakpoints.down('lg')]: { minWidth: 172 },
  },
  // In one line across the products, however tall the price above it is.
  '& .buying': { position: 'absolute', left: 12, right: 12, bottom: 6 },
  // Not that of the cart inside.
  '& th > .remove': { position: 'absolute', top: 4, right: 4 },
  '& .name': {
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    minHeight: 51,
    lineHeight: '17px',
    fontWeight: 500,
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars?.palette.primary.main },
  },
  // Names of the features stay in sight while products are scrolled sideways.
  '& :is(thead td, tbody th[scope=row])': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: 220,
    minWidth: 160,
    color: theme.vars?.palette.text.secondary,
    background: theme.vars?.palette.background.paper,
    borderRight: `1px solid ${theme.vars?.palette.divider}`,
    // Four products fit beside it on a tablet.
    [theme.breakpoints.down('lg')]: { minWidth: 128, width: 128 },
    [theme.breakpoints.down('sm')]: { minWidth: 120, width: 120 },
  },
  '& tbody :is(th, td)': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& tbody td': { overflowWrap: 'anywhere' },
  '& .group th': { paddingTop: 14, fontWeight: 600, '& span': { position: 'sticky', left: 12 } },
  '& .sign': { marginLeft: 6, fontWeight: 700, color: theme.vars?.palette.primary.main },
  '& [data-different] td': { fontWeight: 600, background: theme.vars?.palette.action.selected },
})

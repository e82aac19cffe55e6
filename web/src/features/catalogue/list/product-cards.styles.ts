import type { CSSObject, Theme } from '@mui/material/styles'
import { rowText } from './row-text.styles.ts'

const GAP = 12
const MOST_IN_LINE = 6
const LEAST_WIDTH = 212

/** Card widths: two in a row on a phone, four to six on a desktop. */
const widths = {
  desktop: `repeat(auto-fill, minmax(max(${LEAST_WIDTH}px, calc((100% - ${(MOST_IN_LINE - 1) * GAP}px) / ${MOST_IN_LINE})), 1fr))`,
  phone: 'repeat(2, minmax(0, 1fr))',
}

export const cardStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'grid',
  gap: GAP,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...rowText(theme),
  '& > li': { display: 'grid', minWidth: 0 },
  '& .item': {
    position: 'relative',
    display: 'grid',
    minWidth: 0,
    padding: 12,
    background: theme.vars?.palette.background.paper,
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 8,
    '&:focus-within': { borderColor: theme.vars?.palette.primary.main },
  },
  '& .picture': { gridArea: 'picture', display: 'grid', placeItems: 'center' },
  '& .text': { gridArea: 'text', minWidth: 0 },
  '& .stock': { gridArea: 'stock', minWidth: 0 },
  '& .price': { gridArea: 'price', minWidth: 0 },
  '& .buying': { gridArea: 'buying', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '20px 8px' },
  '& .favourite': { position: 'absolute', top: 4, right: 4, display: 'flex' },
  '& .marks': { position: 'absolute', top: 10, left: 10, display: 'grid', gap: 4, justifyItems: 'start' },

  '&[data-kind=cards]': {
    gridTemplateColumns: widths.desktop,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: widths.phone, gap: 8 },
    '& .item': {
      gridTemplate: "'picture' auto 'text' auto 'stock' 56px 'price' 58px 'buying' auto / minmax(0, 1fr)",
      rowGap: 8,
    },
    '& .name': { WebkitLineClamp: 3, minHeight: 51 },
    '& .price': { alignSelf: 'end' },
    '& .buying > *, & .buying [role=group]': { width: '100%' },
    '& .buying :is(.add, .in)': { flexGrow: 1 },
  },

  '&[data-kind=lines]': {
    gap: 0,
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 8,
    background: theme.vars?.palette.background.paper,
    '& .item': {
      gridTemplate: "'picture text text' auto 'picture stock price' auto 'buying buying buying' auto / 72px minmax(0, 1fr) auto",
      gap: '6px 12px',
      border: 0,
      borderRadius: 0,
      '&:focus-within': { background: theme.vars?.palette.action.selected },
    },
    '& > li + li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
    '& .text': { paddingRight: 40 },
    '& .favourite': { flexDirection: 'column-reverse' },
    '& .name': { WebkitLineClamp: 3, fontSize: 14, lineHeight: '19px' },
    '& .picture': { alignSelf: 'start' },
    '& .price': { textAlign: 'right' },
    '& .buying': { justifyContent: 'space-between', paddingBottom: 14 },
    '& .buying [role=group]': { width: 176 },
    '& .marks': { position: 'static', gridArea: 'picture', alignSelf: 'end' },
  },
})

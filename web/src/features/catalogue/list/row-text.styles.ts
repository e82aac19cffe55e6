import type { CSSObject, Theme } from '@mui/material/styles'

/** In narrow columns: the field beside the button shows the amount in the cart. */
export const narrowBuying: CSSObject = {
  '& .buying :is(.add, .in) span, & .buying .in b': { display: 'none' },
  '& .buying .in': { padding: '0 25px 0 5px', '&::before': { content: '"✓"' } },
}

/** Name, codes and buying, the same in rows and on cards. */
export const rowText = (theme: Theme): CSSObject => ({
  '& .name': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: 13,
    lineHeight: '17px',
    fontWeight: 500,
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars?.palette.primary.main },
    '&:focus-visible': { outlineOffset: 1, borderRadius: 4 },
  },
  '& mark': { background: 'none', color: theme.vars?.palette.primary.main, fontWeight: 700 },
  '& .codes': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    height: 18,
    fontSize: 12,
    color: theme.vars?.palette.text.secondary,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    '& > *': { flexShrink: 0 },
    '& > button': { maxWidth: '75%' },
    '& > span:last-of-type': { flexShrink: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .facts': { fontSize: 12, lineHeight: '18px', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  // The length of the unit's name must not shift the buttons between rows.
  '& .buying [role=group]': { width: 132, '& input': { flexGrow: 1, minWidth: 0 } },
  // Twenty filled buttons would be too loud; only the one in use is filled.
  '& .buying .add': {
    background: theme.vars?.palette.action.selected,
    color: theme.vars?.palette.primary.main,
    '&:hover, &:focus-visible': { background: theme.vars?.palette.primary.main, color: theme.vars?.palette.primary.contrastText },
  },
  '& .stocks': {
    display: 'block',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 12,
    lineHeight: 1.35,
    color: theme.vars?.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& button.stocks': { color: theme.vars?.palette.primary.main, cursor: 'pointer', '&:hover': { textDecoration: 'underline' } },
})

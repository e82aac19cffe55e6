import { plainClass } from '#ui/plain-class.ts'

/** A dense sheet of native fields: sixty lines are typed into without a pause. */
export const sheetClass = plainClass(({ theme }) => {
  const palette = theme.vars?.palette
  return {
    borderCollapse: 'separate',
    borderSpacing: 0,
    width: '100%',
    // The name takes what the other columns leave.
    tableLayout: 'fixed',
    minWidth: 1280,
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: 0, borderBottom: `1px solid ${palette?.divider}`, textAlign: 'start', whiteSpace: 'nowrap' },
    '& th': { padding: '8px 8px', fontWeight: 500, fontSize: 12, color: palette?.text.secondary, verticalAlign: 'bottom' },
    '& th.group': { borderBottom: 0, paddingBottom: 0, color: palette?.text.primary },
    '& td.text': { padding: '0 8px' },
    '& .figure': { textAlign: 'end' },
    '& .result': { backgroundColor: palette?.background.default },
    '& tbody tr:hover td': { backgroundColor: palette?.action.hover },
    '& input:not([type=checkbox]), & select': {
      boxSizing: 'border-box',
      width: '100%',
      height: 36,
      padding: '0 8px',
      border: '1px solid transparent',
      borderRadius: 0,
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
    },
    '& select option': { color: palette?.text.primary, backgroundColor: palette?.background.paper },
    '& input.figure': { textAlign: 'end' },
    '& input:hover, & select:hover': { borderColor: palette?.divider },
    '& input:focus-visible, & select:focus-visible': { outline: `2px solid ${palette?.primary.main}`, outlineOffset: -2 },
    '& input[aria-invalid=true]': { outline: `2px solid ${palette?.error.main}`, outlineOffset: -2 },
    '& input[type=checkbox]': { width: 18, height: 18, margin: '9px 11px', accentColor: palette?.primary.main },
  }
})

/** A dense table of figures; wider than a phone, it is scrolled sideways in its frame. */
export const tableFrame = { overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 } as const

export const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: 13,
  '& th': {
    height: 36,
    px: 2,
    fontWeight: 500,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    bgcolor: 'background.default',
  },
  '& td': {
    height: 36,
    px: 2,
    py: 0,
    borderTop: 1,
    borderColor: 'divider',
    whiteSpace: 'nowrap',
    maxWidth: { xs: 132, md: 360 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  // On a phone the price must fit beside the name; many are changed there by filter.
  '& .pick': { display: { xs: 'none', sm: 'table-cell' }, width: 40 },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
} as const

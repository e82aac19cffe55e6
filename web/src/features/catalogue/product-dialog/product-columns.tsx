import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Two columns that scroll separately. */
export const ProductColumns = ({ main, rail }: { main: ReactNode; rail: ReactNode }) => (
  <Box
    sx={{
      flexGrow: 1,
      minHeight: 0,
      display: 'grid',
      gridTemplateColumns: { sm: 'minmax(0, 1fr) 340px', lg: 'minmax(0, 1fr) 400px' },
      '@media print': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    }}
  >
    <Box data-scroller tabIndex={-1} sx={{ minHeight: 0, overflowY: 'auto', outline: 'none', pb: 6 }}>
      {main}
    </Box>
    <Box
      sx={{ minHeight: 0, overflowY: 'auto', borderLeft: 1, borderColor: 'divider', p: { sm: 4, lg: 6 }, '@media print': { border: 0 } }}
    >
      {rail}
    </Box>
  </Box>
)

/** The gallery and the intro; side by side on a wide screen. */
export const pictureAndIntro = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 1fr)', lg: 'minmax(0, 380px) minmax(0, 1fr)' },
  gap: 6,
  px: 6,
  pt: 4,
}

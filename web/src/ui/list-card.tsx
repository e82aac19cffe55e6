import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'

/** A list for screens where a table does not fit. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
      m: 0,
      p: 0,
      listStyle: 'none',
    }}
  >
    {children}
  </Box>
)

export const ListCard = ({ isChosen, children }: { isChosen: boolean; children: ReactNode }) => (
  <Paper
    component="li"
    variant="outlined"
    sx={{ position: 'relative', p: 3, display: 'grid', gap: 2, alignContent: 'start', ...(isChosen && { bgcolor: 'action.selected' }) }}
  >
    {children}
  </Paper>
)

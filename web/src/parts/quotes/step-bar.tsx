import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'

/** The sum and the next step stay in sight while many lines are scrolled. */
export const StepBar = ({ children }: { children: ReactNode }) => (
  <Paper
    elevation={4}
    sx={{
      position: 'sticky',
      // Over the tabs of a phone.
      bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', sm: 12 },
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      px: 3,
      py: 2,
      // Room for the support button.
      mr: { xs: 14, lg: 20 },
      border: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Paper>
)

import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = { sum?: string; children: ReactNode }

/** The sum and the next steps stay in sight while many lines are scrolled; on a phone the steps are one row that scrolls. */
export const StepBar = ({ sum, children }: Props) => (
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
      columnGap: 4,
      rowGap: 2,
      px: 3,
      py: 2,
      // Room for the support button.
      mr: { xs: 14, lg: 20 },
      border: 1,
      borderColor: 'divider',
    }}
  >
    {sum && (
      <Typography sx={{ fontSize: { xs: 16, sm: 18 }, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }} role="status">
        {sum}
      </Typography>
    )}
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        alignItems: 'center',
        gap: 2,
        minWidth: 0,
        // Inside, so that the ring of a focused button is not cut off.
        m: -1,
        p: 1,
        overflowX: { xs: 'auto', sm: 'visible' },
        '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
      }}
    >
      {children}
    </Box>
  </Paper>
)

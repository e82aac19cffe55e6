import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The key that does what stands beside it. */
export const KeyMark = ({ children }: { children: ReactNode }) => (
  <Box
    component="kbd"
    sx={{
      // Telephones have no keys to press.
      display: { xs: 'none', md: 'block' },
      flex: 'none',
      width: 20,
      textAlign: 'center',
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: 0.5,
      fontSize: 12,
    }}
  >
    {children}
  </Box>
)

import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'

type Props = {
  label: string
  /** Names of the columns, over the first row; the rows name their parts where there is no room for columns. */
  head?: ReactNode
  children: ReactNode
}

/** Lines of a request in one frame, row under row: sixty of them stay readable. */
export const LineList = ({ label, head, children }: Props) => (
  <Paper variant="outlined" sx={{ minWidth: 0 }}>
    {head}
    <Box
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': { p: 3, borderTop: 1, borderColor: 'divider' },
        '& > li:first-of-type': { borderTopWidth: { xs: 0, md: head ? 1 : 0 } },
      }}
    >
      {children}
    </Box>
  </Paper>
)

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type Props = { title: string; id?: string; children: ReactNode }

export function Section({ title, id, children }: Props) {
  const headingId = useId()
  return (
    <Box
      component="section"
      {...(id && { id })}
      aria-labelledby={headingId}
      sx={{
        p: { xs: 3, sm: 4 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        minWidth: 0,
        scrollMarginTop: 16,
      }}
    >
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A titled part of the profile: headings make the long form readable. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 4 }}>
      <Typography id={id} variant="subtitle1" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

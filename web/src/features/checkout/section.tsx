import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { SectionFrame } from '#ui/section-frame.tsx'

type Props = { title: string; text?: ReactNode; children: ReactNode }

export const Section = ({ title, text, children }: Props) => (
  <SectionFrame title={title}>
    {text && (
      <Typography variant="body2" color="textSecondary" sx={{ mt: -2, mb: 3 }}>
        {text}
      </Typography>
    )}
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>{children}</Box>
  </SectionFrame>
)

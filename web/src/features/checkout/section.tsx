import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type Props = { title: string; text?: ReactNode; children: ReactNode }

/** One subject of the order. */
export function Section({ title, text, children }: Props) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 4, sm: 5 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', minWidth: 0 }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: text ? 1 : 3 }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {text}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type Props = { title: string; text?: ReactNode; actions?: ReactNode; children?: ReactNode }

/** All account screens are as wide: nothing jumps from section to section. */
export const ACCOUNT_WIDTH = 980

/** One section of an account screen: heading, explanation, content. */
export function FormSection({ title, text, actions, children }: Props) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        maxWidth: ACCOUNT_WIDTH,
        mb: 4,
        p: { xs: 4, sm: 5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: text ? 1 : 4 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {text && (
        <Typography component="div" variant="body2" color="textSecondary" sx={{ mb: children ? 4 : 0 }}>
          {text}
        </Typography>
      )}
      {children}
    </Box>
  )
}

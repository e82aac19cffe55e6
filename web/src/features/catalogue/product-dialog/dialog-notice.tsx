import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

type Props = {
  icon: string
  title: string
  text: string
  /** An error, as opposed to an empty state. */
  isTrouble?: boolean
  /** Actions. */
  children: ReactNode
}

/** Centred notice of a dialog without other content. */
export const DialogNotice = ({ icon, title, text, isTrouble = false, children }: Props) => (
  <Box
    role={isTrouble ? 'alert' : 'status'}
    sx={{
      flexGrow: 1,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 2,
      p: 6,
      textAlign: 'center',
    }}
  >
    <Box sx={{ display: 'flex', p: 4, mb: 2, borderRadius: '50%', bgcolor: 'action.selected', color: 'primary.main' }}>
      <Icon path={icon} sx={{ fontSize: 36 }} />
    </Box>
    <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: 440, textWrap: 'balance' }}>
      {text}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 4 }}>{children}</Box>
  </Box>
)

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

type Props = { icon: string; title: string; text: ReactNode; action?: ReactNode; isQuiet?: boolean }

/** Empty state: what the list is for, and how to begin. */
export function EmptyNote({ icon, title, text, action, isQuiet = false }: Props) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 4,
        alignItems: 'flex-start',
        maxWidth: 720,
        p: isQuiet ? 0 : { xs: 4, sm: 6 },
        ...(!isQuiet && { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }),
      }}
    >
      <Box sx={{ display: 'flex', p: 2.5, borderRadius: '50%', bgcolor: 'action.selected', color: 'primary.main' }}>
        <Icon path={icon} />
      </Box>
      <Box>
        <Typography variant="subtitle1" component="p">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: 520 }}>
          {text}
        </Typography>
        {action && <Box sx={{ mt: 3 }}>{action}</Box>}
      </Box>
    </Box>
  )
}

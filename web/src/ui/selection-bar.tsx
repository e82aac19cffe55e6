import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = { texts: { label: string; count: string; clear: string }; onClear: () => void; isAtDesk?: boolean; children: ReactNode }

/** One action for many rows: it stays in sight while the list is scrolled. */
export function SelectionBar({ texts, onClear, isAtDesk = false, children }: Props) {
  return (
    <Paper
      elevation={4}
      role="region"
      aria-label={texts.label}
      sx={{
        position: 'sticky',
        // Over the tabs of a phone.
        bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', sm: 12 },
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mt: 4,
        px: 4,
        py: 2,
        // Room for the support button, which the back office does not have.
        ...(!isAtDesk && { mr: { xs: 14, lg: 20 } }),
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status">
        {texts.count}
      </Typography>
      {children}
      <Button size="small" color="inherit" onClick={onClear}>
        {texts.clear}
      </Button>
    </Paper>
  )
}

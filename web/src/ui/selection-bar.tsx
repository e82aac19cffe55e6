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
        // Over the tabs of a phone, which the back office does not have.
        bottom: { xs: isAtDesk ? 'calc(8px + env(safe-area-inset-bottom))' : 'calc(64px + env(safe-area-inset-bottom))', sm: 12 },
        zIndex: 2,
        display: 'flex',
        // One line on a phone, which is moved sideways: several would hide a third of the list.
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        '& > *': { flexShrink: 0, whiteSpace: { xs: 'nowrap', sm: 'normal' } },
        // The main action is in sight without moving.
        '& > .MuiButton-contained': { order: { xs: -1, sm: 0 } },
        alignItems: 'center',
        gap: 2,
        mt: 4,
        px: { xs: 2, sm: 4 },
        py: { xs: 1, sm: 2 },
        // Room for the support button, which the back office does not have.
        ...(!isAtDesk && { mr: { xs: 14, lg: 20 } }),
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status" sx={{ order: { xs: -2, sm: 0 }, fontSize: { xs: 12, sm: 'inherit' } }}>
        {texts.count}
      </Typography>
      {children}
      <Button size="small" color="inherit" onClick={onClear}>
        {texts.clear}
      </Button>
    </Paper>
  )
}

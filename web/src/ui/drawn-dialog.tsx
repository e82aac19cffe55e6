import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { CSSProperties, ReactNode } from 'react'

type Props = {
  isFull: boolean
  labelledBy: string
  paper: { className?: string; sx: CSSProperties }
  /** It stands before the page, and without scripts nobody could close it. */
  needsScripts?: boolean
  children: ReactNode
}

/** A dialog as the server draws it, in the place and size of the real one: that one stands outside the page's root, where only a browser can put it. */
export const DrawnDialog = ({ isFull, labelledBy, paper, needsScripts = false, children }: Props) => (
  <Box
    sx={{
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      bgcolor: 'rgb(0 0 0 / 0.5)',
      ...(needsScripts && { '@media (scripting: none)': { display: 'none' } }),
    }}
  >
    <Paper
      role="dialog"
      aria-modal
      aria-labelledby={labelledBy}
      elevation={24}
      square={isFull}
      {...(paper.className && { className: paper.className })}
      sx={{ display: 'flex', flexDirection: 'column', ...(isFull && { width: 1, height: 1 }), ...paper.sx }}
    >
      {children}
    </Paper>
  </Box>
)

/** Of the real dialog that takes its place: it is in sight already, and fading in would be a blink. */
export const atOnce = {
  transitionDuration: { appear: 0, enter: 0 },
  slotProps: { transition: { appear: false }, backdrop: { slotProps: { transition: { appear: false } } } },
}

import Box from '@mui/material/Box'
import { keyframes } from '@emotion/react'
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'

const run = keyframes`
  from { transform: translateX(-100%) scaleX(0.4) }
  to { transform: translateX(100%) scaleX(0.8) }
`

/** Two pixels that tell that something is under way; quick answers never show it. */
export function TopBar() {
  const isNavigating = useRouterState({ select: (state) => state.status === 'pending' })
  const isBusy = useIsFetching() + useIsMutating() > 0 || isNavigating
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        height: 2,
        zIndex: 'tooltip',
        overflow: 'hidden',
        pointerEvents: 'none',
        opacity: isBusy ? 1 : 0,
        transition: 'opacity 100ms',
        transitionDelay: isBusy ? '200ms' : '0ms',
        displayPrint: 'none',
      }}
    >
      <Box
        sx={{
          height: 1,
          bgcolor: 'primary.main',
          animation: isBusy ? `${run} 1.1s linear infinite` : 'none',
          '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
        }}
      />
    </Box>
  )
}

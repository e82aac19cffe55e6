import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { memo } from 'react'
import { useIsLate } from '#ui/use-is-late.ts'

const run = keyframes`
  from { transform: translateX(-100%) scaleX(0.4) }
  to { transform: translateX(100%) scaleX(0.8) }
`

const Root = styled('div')(
  memoTheme(({ theme }) => ({
    position: 'fixed',
    inset: '0 0 auto',
    height: 2,
    zIndex: theme.zIndex.tooltip,
    overflow: 'hidden',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
    '& > div': {
      height: '100%',
      backgroundColor: theme.vars?.palette.primary.main,
      animation: `${run} 1.1s linear infinite`,
      '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
    },
  })),
)

const SHOWN_AFTER_MS = 200

/** A two-pixel progress bar; quick answers never show it. */
export function TopBar() {
  const isNavigating = useRouterState({ select: (state) => state.status === 'pending' })
  const isBusy = useIsFetching() + useIsMutating() > 0 || isNavigating
  return <Bar isShown={useIsLate(isBusy, SHOWN_AFTER_MS)} />
}

const Bar = memo(({ isShown }: { isShown: boolean }) => <Root aria-hidden>{isShown && <div />}</Root>)

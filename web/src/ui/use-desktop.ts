import useMediaQuery from '@mui/material/useMediaQuery'
import { isDesktopForced } from '#lib/desktop-flag.ts'
import { DESKTOP_WIDTH, TABLET_WIDTH } from './theme.ts'

/** Specification §2: desktop at large width, or anywhere when forced in this browser. */
export function useDesktop(): boolean {
  const isWide = useMediaQuery(`(min-width:${DESKTOP_WIDTH}px)`, { noSsr: true })
  return isWide || isDesktopForced()
}

export function usePhone(): boolean {
  const isNarrow = useMediaQuery(`(max-width:${TABLET_WIDTH - 1}px)`, { noSsr: true })
  return isNarrow && !isDesktopForced()
}

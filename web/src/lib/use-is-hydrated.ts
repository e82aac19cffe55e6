import { useSyncExternalStore } from 'react'

const noChanges = () => () => {}

/**
 * False while the server draws the page and while React takes that page over, true from then on and on any other page.
 * For parts that the server cannot know: they first look as the server drew them.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )

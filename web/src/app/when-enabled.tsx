import type { RouteComponent } from '@tanstack/react-router'
import { useIsOpen } from '#parts/site/use-site.ts'
import { PageNotFound } from '#ui/error-view.tsx'

/** A switched-off part of the store has no address. */
export const whenEnabled = (path: string, Screen: RouteComponent): RouteComponent =>
  Object.assign(function ScreenWhenEnabled() {
    const isOpen = useIsOpen()
    return isOpen(path) ? <Screen /> : <PageNotFound />
  }, Screen.preload && { preload: Screen.preload })

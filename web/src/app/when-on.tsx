import type { RouteComponent } from '@tanstack/react-router'
import type { SiteToggle } from '@vitrina/contract/site.settings'
import { useAreOn } from '#parts/site/use-site.ts'
import { PageNotFound } from '#ui/error-view.tsx'

/** A part of the store that is switched off has no address. */
export const whenOn = (toggles: readonly SiteToggle[], Screen: RouteComponent): RouteComponent =>
  Object.assign(function ScreenWhenOn() {
    const areOn = useAreOn()
    return areOn(toggles) ? <Screen /> : <PageNotFound />
  }, Screen.preload && { preload: Screen.preload })

import { useQuery } from '@tanstack/react-query'
import { type AnalyticsEvent, analyticsApi } from '@vitrina/contract/analytics/analytics'
import { call } from '#api/call.ts'
import { sessionId, visitorUuid } from '#api/session.ts'
import { logFailure } from '#lib/log.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { createStore } from '#lib/store.ts'
import { cookieQuery } from '#parts/site/cookie.api.ts'
import { useAreTogglesOn, useSite, useUser } from '#parts/site/use-site.ts'
import { useDesktop } from '#ui/use-desktop.ts'
import type { ScreenEvent } from './analytics-event.ts'
import { dataLayerEntriesOf } from './data-layer.rules.ts'

declare global {
  interface Window {
    /** Read by the counters the seller adds to the page. */
    dataLayer?: Record<string, unknown>[]
  }
}

const lastAddresses = createStore({ here: '', before: '' })

/** The address before this one, outside or inside the store. */
function refererOf(location: string): string {
  const { here } = lastAddresses.get()
  if (location !== here) lastAddresses.set({ here: location, before: here || document.referrer })
  return lastAddresses.get().before
}

/** A-22, K-07: reports to the modules that are on; null when none is, or without the person's consent. */
export function useAnalytics(): ((event: ScreenEvent) => void) | null {
  const { config, region } = useSite()
  const { analytics } = config
  const user = useUser()
  const isDesktop = useDesktop()
  const isOn = useAreTogglesOn()(['analytics']) && (analytics.b2b || analytics.google.enabled || analytics.yandex.enabled)
  const { data: cookie } = useQuery({ ...cookieQuery, enabled: isOn })
  if (!isOn || !cookie?.accepted) return null

  return (event) => {
    for (const push of dataLayerEntriesOf(event, analytics)) (window.dataLayer ??= []).push(push)
    if (!analytics.b2b) return
    const { href } = window.location
    const commonFields = {
      userUuid: visitorUuid(),
      userId: user?.id ?? null,
      sessionId: sessionId(),
      viewUuid: randomUuid(),
      regionId: region?.id ?? null,
      location: href.slice(0, 2000),
      referer: refererOf(href).slice(0, 2000),
      source: isDesktop ? 'web-desktop' : 'web-mobile',
      segment: user?.Group ?? 'guest',
    } as const
    // The screen passes the fields of its type; the rest is the same for all.
    const body = { type: event.type, data: { ...commonFields, ...event.data } } as AnalyticsEvent
    call(analyticsApi.event, { body }, { inBackground: true }).catch((error: unknown) =>
      logFailure('An analytics event was not accepted.', error),
    )
  }
}

import type { AnalyticsEvent } from '@vitrina/contract/analytics'

/** Fields common to all events: visitor, page, device. */
type Circumstance = 'userUuid' | 'userId' | 'sessionId' | 'viewUuid' | 'regionId' | 'location' | 'referer' | 'source' | 'segment'

type Told<E> = E extends AnalyticsEvent ? { type: E['type']; data: Omit<E['data'], Circumstance> } : never

/** The event a screen reports, without the common fields. */
export type SeenEvent = Told<AnalyticsEvent>

import type { AnalyticsEvent } from '@vitrina/contract/analytics/analytics'

/** Fields common to all events: visitor, page, device. */
type CommonField = 'userUuid' | 'userId' | 'sessionId' | 'viewUuid' | 'regionId' | 'location' | 'referer' | 'source' | 'segment'

type WithoutCommonFields<E> = E extends AnalyticsEvent ? { type: E['type']; data: Omit<E['data'], CommonField> } : never

/** The event a screen reports, without the common fields. */
export type ScreenEvent = WithoutCommonFields<AnalyticsEvent>

import type { AnalyticsEvent } from '@vitrina/contract/analytics'

/** Said of every event in one place: who, where from, on what. */
type Circumstance = 'userUuid' | 'userId' | 'sessionId' | 'viewUuid' | 'regionId' | 'location' | 'referer' | 'source' | 'segment'

type Told<E> = E extends AnalyticsEvent ? { type: E['type']; data: Omit<E['data'], Circumstance> } : never

/** What a screen tells: that it was seen, and what stood there. */
export type SeenEvent = Told<AnalyticsEvent>

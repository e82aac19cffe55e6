import { formatDay } from '@vitrina/contract/days/days.rules'
import { dayIn, timeIn } from '#modules/calendar/zoned-time.rules'

/** As people read it where the goods lie: 12.01.2026 18:00. */
export const untilInFigures = (at: Date, timezone: string): string => `${formatDay(dayIn(timezone, at))} ${timeIn(timezone, at)}`

import type { Delivery } from '@vitrina/contract/account/schedules'
import { shiftDay } from '@vitrina/contract/days/days.rules'

const DAYS_AHEAD = 7

/** On the road already, late, or to come within seven days; without a day nobody can prepare for it. */
export const comesSoon = ({ date, shippedOn }: Pick<Delivery, 'date' | 'shippedOn'>, today: string): boolean =>
  shippedOn !== null || (date !== null && date < shiftDay(today, DAYS_AHEAD))

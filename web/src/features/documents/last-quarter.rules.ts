import { utcDay } from '@vitrina/contract/days/days.rules'

/** Accounts are reconciled by quarters: the last finished one. */
export function lastQuarter(today: string): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = Math.floor((month - 1) / 3) * 3
  return { from: utcDay(new Date(Date.UTC(year, first - 3, 1))), to: utcDay(new Date(Date.UTC(year, first, 0))) }
}

import { utcDay } from '@vitrina/contract/days/days.rules'

/** Accounts are reconciled by quarters: the last finished one. */
export function lastQuarter(now: Date): { from: string; to: string } {
  const first = Math.floor(now.getUTCMonth() / 3) * 3
  const year = now.getUTCFullYear()
  return { from: utcDay(new Date(Date.UTC(year, first - 3, 1))), to: utcDay(new Date(Date.UTC(year, first, 0))) }
}

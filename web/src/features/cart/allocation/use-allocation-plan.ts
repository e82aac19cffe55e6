import type { CartLine } from '@vitrina/contract/cart'
import type { AllocationStrategy } from '@vitrina/contract/cart-allocation'
import { type AllocationPlan, planOf } from '@vitrina/contract/cart-allocation.rules'
import { useMemo, useState } from 'react'
import { moscowToday } from '#lib/dates.ts'
import { wantedOf } from './compare-strategies.rules.ts'

/** The same object until its contents change: every line is drawn by it. */
export function useAllocationPlan(lines: readonly CartLine[], strategy: AllocationStrategy): AllocationPlan {
  const [today] = useState(moscowToday)
  const plan = useMemo(() => planOf(wantedOf(lines), { strategy, today }), [lines, strategy, today])
  const [kept, setKept] = useState(plan)
  if (kept === plan) return kept
  if (JSON.stringify(kept) === JSON.stringify(plan)) return kept
  setKept(plan)
  return plan
}

import type { CartLine } from '@vitrina/contract/cart/cart'
import type { SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import { type SupplyPlan, supplyPlanOf } from '@vitrina/contract/cart/supply-plan.rules'
import { useMemo, useState } from 'react'
import { sellerToday } from '#lib/dates.ts'
import { requestedLines } from './compare-strategies.rules.ts'

/** The same object until its contents change: every line is drawn by it. */
export function useSupplyPlan(lines: readonly CartLine[], strategy: SupplyStrategy): SupplyPlan {
  const [today] = useState(sellerToday)
  const plan = useMemo(() => supplyPlanOf(requestedLines(lines), { strategy, today }), [lines, strategy, today])
  const [stablePlan, setStablePlan] = useState(plan)
  if (stablePlan === plan) return stablePlan
  if (JSON.stringify(stablePlan) === JSON.stringify(plan)) return stablePlan
  setStablePlan(plan)
  return plan
}

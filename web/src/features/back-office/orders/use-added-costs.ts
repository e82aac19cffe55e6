import { useQueries } from '@tanstack/react-query'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useUser } from '#parts/site/use-site.ts'
import { costQuery } from '../goods/costs.api.ts'
import type { AddedDraft } from './order-draft.rules.ts'

/** Costs of products being added to an order, by product; none for people who may not see them. */
export function useAddedCosts(added: readonly AddedDraft[]): ReadonlyMap<number, number | null> {
  const ids = may(useUser()?.Group, 'costs') ? added.map(({ productId }) => productId) : []
  return useQueries({
    queries: ids.map(costQuery),
    combine: (answers) => new Map(ids.map((id, at) => [id, answers[at]?.data?.cost ?? null])),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartApi } from '@vitrina/contract/cart/cart'
import { call } from '#api/call.ts'

/** A line that cannot be ordered as it is gets another amount, or is left out of this order. */
export type LineSolution = { id: number; amount: number } | { id: number; selected: boolean }

/** The options of the order are asked for anew whenever its lines have changed. */
export function useRefreshOrder() {
  const queries = useQueryClient()
  return () =>
    Promise.all([queries.invalidateQueries({ queryKey: ['cart'] }), queries.refetchQueries({ queryKey: ['checkout', 'options'] })])
}

export function useSolveLines() {
  const refresh = useRefreshOrder()
  return useMutation({
    mutationFn: async (solutions: readonly LineSolution[]) => {
      for (const { id, ...body } of solutions) await call(cartApi.changeItem, { params: { id }, body })
    },
    onSettled: refresh,
  })
}

import { useNavigate } from '@tanstack/react-router'
import { canOrder } from '@vitrina/contract/roles/roles.rules'
import { paths } from '#lib/paths.ts'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { useCreateQuote } from './quotes.api.ts'

export type AskedFrom = Parameters<ReturnType<typeof useCreateQuote>['mutate']>[0]['from']

/** Turns the cart or a specification into a request for prices, for those who may order, and opens it. */
export function useAskPrice() {
  const navigate = useNavigate()
  const isOpen = useIsOpen()
  const user = useUser()
  const create = useCreateQuote()
  return {
    canAsk: isOpen(paths.quotes) && Boolean(user?.companyName) && canOrder(user?.companyRole),
    isPending: create.isPending,
    ask: (from: AskedFrom) => create.mutate({ from }, { onSuccess: ({ id }) => void navigate({ href: paths.quote(id) }) }),
  }
}

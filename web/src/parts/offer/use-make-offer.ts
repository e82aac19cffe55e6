import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Call } from '@vitrina/contract/endpoint'
import { offersApi } from '@vitrina/contract/offers/offers'
import { canMakeOffers } from '@vitrina/contract/roles/roles.rules'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { paths } from '#lib/paths.ts'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'

type NewOffer = Call<typeof offersApi.create>['body']

/** Whether this person makes offers to clients here: the area is open, and the role in the company allows it. */
export function useCanMakeOffers(): boolean {
  const isOpen = useIsOpen()
  const role = useUser()?.companyRole
  return isOpen(paths.offers) && canMakeOffers(role)
}

/** Begins an offer and opens its draft. */
export function useMakeOffer() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: (body: NewOffer) => attempts.once(body, (idempotencyKey) => call(offersApi.create, { body }, { idempotencyKey })),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['offers', 'list'] })
      void navigate({ href: paths.offer(id) })
    },
  })
}

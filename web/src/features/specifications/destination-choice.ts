import { useQuery } from '@tanstack/react-query'
import type { Destinations, WantedDestination } from '@vitrina/contract/orders/destinations'
import { localStore } from '#lib/storage.ts'
import { createStoredStore, useStore } from '#lib/store.ts'
import { useUser } from '#parts/site/use-site.ts'
import { destinationsQuery } from './specifications.api.ts'

/** Where goods of specifications go, by the person and the company they work for. */
const choices = createStoredStore<Record<string, string>>(localStore, 'B2B_SPECIFICATION_DESTINATION')

/** The point nearest to the buyer. */
export const NEAREST = 'nearest'

export type DestinationOption = { value: string; wanted: WantedDestination; point?: Destinations['pickupPoints'][number] }

/** Everything that can be chosen, the nearest point first. */
const optionsOf = ({ deliveryTypes, pickupPoints }: Destinations): DestinationOption[] => [
  { value: NEAREST, wanted: {} },
  ...pickupPoints.map((point) => ({
    value: `pickup-${point.id}`,
    wanted: { deliveryType: 'pickup' as const, warehouseId: point.id },
    point,
  })),
  ...deliveryTypes.flatMap((deliveryType) => (deliveryType === 'pickup' ? [] : [{ value: deliveryType, wanted: { deliveryType } }])),
]

/** The chosen destination; one that is no longer offered, in another region for example, gives way to the nearest point. */
export function useDestination() {
  const user = useUser()
  const key = `${user?.id ?? ''} ${user?.companyName ?? ''}`
  const stored = useStore(choices, (all) => all[key] ?? NEAREST)
  const { data, isPending } = useQuery(destinationsQuery)
  const options = data ? optionsOf(data) : []
  const chosen = options.find(({ value }) => value === stored)
  return {
    options,
    value: chosen?.value ?? NEAREST,
    wanted: chosen?.wanted ?? {},
    /** A choice that was stored is not used before it is known to be offered still. */
    isKnown: stored === NEAREST || !isPending,
    choose: (value: string) => choices.set({ ...choices.get(), [key]: value }),
  }
}

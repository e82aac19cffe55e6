import { useState } from 'react'
import { mergePlaces } from './stable-places.rules.ts'

/** Buttons in the places they have had since the page was opened; those not possible now are shown disabled. */
export function useStablePlaces<T>(now: readonly T[]): readonly T[] {
  const [places, setPlaces] = useState(now)
  const next = mergePlaces(places, now)
  if (next.length > places.length) setPlaces(next)
  return next
}

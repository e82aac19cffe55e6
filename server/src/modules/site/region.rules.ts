type Choice = { userRegionId: number | null; visitorRegionId: number | null; defaultRegionId: number | null; areRegionsOn: boolean }

/** A region that was closed meanwhile counts as not chosen; a site without regions sells in its own alone. */
export function regionFor<R extends { id: number }>(active: R[], choice: Choice): R | null {
  const candidates = choice.areRegionsOn ? [choice.userRegionId, choice.visitorRegionId, choice.defaultRegionId] : [choice.defaultRegionId]
  for (const id of candidates) {
    const region = active.find((candidate) => candidate.id === id)
    if (region) return region
  }
  return null
}

/** The twin of `seenByManager` for companies in memory; `served`: the managers one works for today, null for those who see every company. */
export const isServed = (managers: readonly number[], served: ReadonlySet<number> | null): boolean =>
  served === null || managers.length === 0 || managers.some((manager) => served.has(manager))

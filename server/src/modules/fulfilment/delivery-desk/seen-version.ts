/** A body with the version the person saw; a draft that is only looked at has none. */
export type Seen<Body> = Body & { version?: number }

export const isOutdated = (current: { version: number }, seen: number | undefined): boolean =>
  seen !== undefined && seen !== current.version

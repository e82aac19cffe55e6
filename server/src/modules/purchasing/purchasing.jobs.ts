import { entryRemoval } from './archive.ts'

/** Entries deleted together, once the time to bring them back is over. */
export const purgeRemovedEntries = entryRemoval.job

import { specificationRemoval } from './archive.ts'

/** Specifications deleted together, once the time to bring them back is over. */
export const purgeRemovedSpecifications = specificationRemoval.job

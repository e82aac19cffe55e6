/** The buyer's own order of the lines of `i`, then the order in which they were put in: nulls come last. */
export const LINE_ORDER = 'i.position, i.id'

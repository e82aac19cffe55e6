/** Added to a day it is the moment that day begins for the seller. */
export const MOSCOW_DAY_START = 'T00:00:00+03:00'

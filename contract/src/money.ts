import * as z from 'zod'

/** Integer kopecks inside, roubles with at most two decimals in JSON; this codec is the only conversion. */
export const money = z.codec(z.number(), z.int(), {
  decode: (roubles) => Math.round(roubles * 100),
  encode: (kopecks) => kopecks / 100,
})

import * as z from 'zod'

const pair = <T extends z.ZodType>(one: T) => z.tuple([one, one])
const told = z.array(z.object({ article: z.string(), amount: pair(z.number()), price: pair(z.number().nullable()) }))

type ChangedLine = { article: string; amount: readonly [number, number] | null; price: readonly [number | null, number | null] | null }

/** What an event of a changed order tells of its lines, before and after; prices in kopecks. What has stayed is left out. */
export function changedLines(lines: unknown): ChangedLine[] {
  const read = told.safeParse(lines)
  return (read.data ?? [])
    .map(({ article, amount, price }) => ({
      article,
      amount: amount[0] === amount[1] ? null : amount,
      price: price[0] === price[1] ? null : price,
    }))
    .filter(({ amount, price }) => amount !== null || price !== null)
}

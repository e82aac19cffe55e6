import * as z from 'zod'
import { localised } from '@vitrina/contract/languages'

const ids = z.array(z.int32()).optional()
const limit = (byDefault: number) => z.number().int().min(1).max(60).default(byDefault)
const block = <K extends string, P extends z.ZodType>(kind: K, payload: P) =>
  z.object({ id: z.number(), kind: z.literal(kind), title: localised, payload })

/** A row of `home_blocks`. Texts are localised, HTML in them is sanitised on write, pictures are keys of stored files. */
export const storedBlock = z.discriminatedUnion('kind', [
  block(
    'intro',
    z.object({
      content: localised,
      image: z.string().nullable().default(null),
      facts: z.array(z.object({ value: z.string(), label: localised })).default([]),
    }),
  ),
  /** Without ids: the roots of the catalogue. */
  block('sections', z.object({ ids, limit: limit(12) })),
  /** Without ids: brands by name. */
  block('brands', z.object({ ids, limit: limit(18) })),
  block('news', z.object({ feed: z.string(), limit: limit(3) })),
  block(
    'links',
    z.object({ items: z.array(z.object({ title: localised, text: localised, link: z.string(), icon: z.string().default('') })) }),
  ),
  block('text', z.object({ content: localised })),
])
export type StoredBlock = z.infer<typeof storedBlock>

/** The named ones in the order they are named, or simply the first. */
export function pick<T extends { id: number }>(all: T[], choice: { ids?: number[] | undefined; limit: number }): T[] {
  const chosen = choice.ids?.flatMap((id) => all.filter((one) => one.id === id)) ?? all
  return chosen.slice(0, choice.limit)
}

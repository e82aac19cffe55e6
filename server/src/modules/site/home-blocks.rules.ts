import * as z from 'zod'
import { homeBlockContent } from '@vitrina/contract/content/home-blocks'
import { localised } from '@vitrina/contract/languages'

/** A row of `home_blocks`. Texts are localised, HTML in them is sanitised on write, pictures are keys of stored files. */
export const storedBlock = z.intersection(z.object({ id: z.number(), title: localised }), homeBlockContent)
export type StoredBlock = z.infer<typeof storedBlock>

/** The named ones in the order they are named, or simply the first. */
export function pick<T extends { id: number }>(all: T[], choice: { ids?: number[] | undefined; limit: number }): T[] {
  const chosen = choice.ids?.flatMap((id) => all.filter((one) => one.id === id)) ?? all
  return chosen.slice(0, choice.limit)
}

import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'

/** The seller's own words, and words of the product the seller changed. */
export const MAX_OWN_WORDS = 2_000
export const MAX_SAYS_LENGTH = 80
export const MAX_MEANINGS = 8
export const MAX_MEANING_LENGTH = 300

const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/\p{Cc}+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .pipe(z.string().min(1).max(max))

/** `changed`: otherwise than it came with the product; `own`: added by the seller; `off`: not used by searches. */
export const dictionaryShows = ['all', 'changed', 'own', 'off'] as const
export type DictionaryShow = (typeof dictionaryShows)[number]

/** A word or abbreviation that people type, with its meaning in the catalogue. */
export const dictionaryEntry = z.object({
  /** One spelling of what is said; names the entry. */
  key: z.string(),
  says: z.string(),
  /** In order of preference; each a kind of goods, conditions on features or a brand: «розетка + Количество постов = 2». */
  means: z.array(z.string()),
  /** As it came with the product; null for the seller's own. */
  shippedMeans: z.array(z.string()).nullable(),
  isOff: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
})
export type DictionaryEntry = z.infer<typeof dictionaryEntry>

const means = z.array(line(MAX_MEANING_LENGTH)).min(1).max(MAX_MEANINGS)
const key = z.object({
  key: z
    .string()
    .min(1)
    .max(2 * MAX_SAYS_LENGTH),
})

export const searchDictionaryApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/search-dictionary',
    summary: 'Words of the trade and what they mean in the catalogue',
    policy: 'staff',
    permission: 'search',
    query: z.object({ page: pageNumber, pageSize, search: z.string().max(100).default(''), show: z.enum(dictionaryShows).default('all') }),
    output: z.object({ items: z.array(dictionaryEntry), meta: pageMeta, counts: z.record(z.enum(dictionaryShows), z.number()) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/search-dictionary',
    summary: 'Add a word of the trade; searches use it within a second',
    policy: 'staff',
    permission: 'search',
    body: z.object({ says: line(MAX_SAYS_LENGTH), means }),
    output: dictionaryEntry,
    errors: ['dictionary.taken', 'dictionary.no-words', 'dictionary.unreadable', 'dictionary.too-many'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/search-dictionary/:key',
    summary: 'Change what a word means, or switch it off and on',
    policy: 'staff',
    permission: 'search',
    params: key,
    body: z.object({ means, isOff: z.boolean() }),
    output: dictionaryEntry,
    errors: ['dictionary.not-found', 'dictionary.unreadable'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/search-dictionary/:key/restore',
    summary: 'Make a word mean again what it came with',
    policy: 'staff',
    permission: 'search',
    params: key,
    output: dictionaryEntry,
    errors: ['dictionary.not-found', 'dictionary.own'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/search-dictionary/:key',
    summary: 'Delete a word the seller added',
    policy: 'staff',
    permission: 'search',
    params: key,
    output: z.object({}),
    errors: ['dictionary.not-found', 'dictionary.shipped'],
  }),
}

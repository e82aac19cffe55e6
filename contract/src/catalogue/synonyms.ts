import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const MAX_SYNONYMS = 2_000
export const MAX_PHRASES = 10

const phrase = z
  .string()
  .transform((text) =>
    text
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(80))

/** Phrases that mean the same: a search for one also finds the others. */
export const synonym = z.object({ id: z.number(), phrases: z.array(z.string()) })
export type SynonymEntry = z.infer<typeof synonym>

const phrases = z.object({ phrases: z.array(phrase).min(2).max(MAX_PHRASES) })
const id = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })

export const synonymsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/synonyms',
    summary: 'Words and abbreviations the search treats as the same',
    policy: 'staff',
    permission: 'search',
    output: z.object({ items: z.array(synonym) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/synonyms',
    summary: 'Add synonyms; searches use them within a second',
    policy: 'staff',
    permission: 'search',
    body: phrases,
    output: synonym,
    errors: ['synonym.too-many', 'synonym.no-words'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/synonyms/:id',
    summary: 'Change synonyms',
    policy: 'staff',
    permission: 'search',
    params: id,
    body: phrases,
    output: synonym,
    errors: ['synonym.not-found', 'synonym.no-words'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/synonyms/:id',
    summary: 'Delete synonyms',
    policy: 'staff',
    permission: 'search',
    params: id,
    output: z.object({}),
    errors: ['synonym.not-found'],
  }),
}

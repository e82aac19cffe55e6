import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { language } from '../languages.ts'
import { staffOfContent } from './content-desk.ts'

export const letterGroups = ['order', 'document', 'quote', 'offer', 'specification', 'club', 'code', 'account', 'company', 'staff'] as const
const group = z.enum(letterGroups)

const template = z.strictObject({ subject: z.string().max(200), body: z.string().max(5_000), button: z.string().max(100) })
const templates = z.strictObject({ ru: template, en: template, uz: template })
export type LetterTemplates = z.infer<typeof templates>

const placeholder = z.object({ name: z.string(), meaning: z.string(), isRequired: z.boolean() })

const row = z.object({
  name: z.string(),
  group,
  /** Its own subject, in the reader's language. */
  subject: z.string(),
  /** Its first paragraph: letters with one subject are told apart by it. */
  opening: z.string(),
  /** Languages in which the seller has written it anew. */
  changed: z.array(language),
})
export type LetterRow = z.infer<typeof row>

const letter = row.extend({
  /** Grows with every change. */
  version: z.number(),
  /** Whether it has a button; where it leads is not for a text to say. */
  hasButton: z.boolean(),
  placeholders: z.array(placeholder),
  texts: templates,
  defaults: templates,
})
export type Letter = z.infer<typeof letter>

const params = z.object({ name: z.string().max(80) })
const path = '/api/v1/back-office/content/letters'
const draft = z.strictObject({ language, text: template })

export const lettersApi = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'Every letter the shop writes by itself',
    ...staffOfContent,
    output: z.object({ items: z.array(row) }),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/:name`,
    summary: 'One letter: its texts, its own texts, what can be said in it',
    ...staffOfContent,
    params,
    output: letter,
    errors: ['letter.not-found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/:name`,
    summary: 'Write a letter anew; a text equal to its own is none',
    ...staffOfContent,
    params,
    body: z.strictObject({ version: z.int(), texts: templates }),
    output: letter,
    errors: ['letter.not-found', 'content.changed'],
  }),
  reset: endpoint({
    method: 'DELETE',
    path: `${path}/:name`,
    summary: 'Give a letter its own texts back',
    ...staffOfContent,
    params,
    output: letter,
    errors: ['letter.not-found'],
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/:name/preview`,
    summary: 'The letter as it would arrive, with invented names and sums',
    ...staffOfContent,
    params,
    body: draft,
    output: z.object({ subject: z.string(), html: z.string() }),
    errors: ['letter.not-found'],
  }),
  sendTest: endpoint({
    method: 'POST',
    path: `${path}/:name/test`,
    summary: 'Send the letter to one’s own address',
    ...staffOfContent,
    params,
    body: draft,
    output: z.object({ to: z.string() }),
    errors: ['letter.not-found', 'letter.no-address'],
  }),
}

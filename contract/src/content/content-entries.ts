import * as z from 'zod'
import { localised } from '../languages.ts'
import { surveyQuestion } from '../site/site.ts'
import { slug } from './content.ts'
import { type HomeBlockContent, homeBlockContent } from './home-blocks.ts'

/** Texts and pictures the seller writes for buyers. */
export const entryKinds = ['block', 'page', 'post', 'feed', 'help', 'message', 'survey'] as const
export const entryKind = z.enum(entryKinds)
export type EntryKind = z.infer<typeof entryKind>

/** Where buyers see a message: a bar over every page, a dialog shown once, a box beside the region. */
export const messagePlaces = ['bar', 'dialog', 'region'] as const
export const messageTones = ['info', 'success', 'warning', 'error'] as const

const MOST_HTML = 200_000

const text = (most: number) =>
  z.strictObject({ ru: z.string().max(most), en: z.string().max(most).optional(), uz: z.string().max(most).optional() })
const title = z.strictObject({
  ru: z.string().trim().min(1).max(200),
  en: z.string().max(200).optional(),
  uz: z.string().max(200).optional(),
})
const html = text(MOST_HTML)
const path = z
  .string()
  .max(200)
  .regex(/^\/\S*$/)
const routes = z.array(path).max(30)

/** Null: from the moment it is published, without an end. */
const window = { from: z.iso.datetime().nullable(), until: z.iso.datetime().nullable() }

const entry = <K extends EntryKind, F extends z.ZodRawShape>(kind: K, fields: F) =>
  z.strictObject({ kind: z.literal(kind), title, ...window, ...fields })

/** A question as it is stored. */
export const storedQuestion = surveyQuestion.extend({
  text: localised,
  isRequired: z.boolean().default(false),
  options: z.array(z.object({ id: z.string(), text: localised })).default([]),
})
export type StoredQuestion = z.infer<typeof storedQuestion>

const id = z.string().min(1).max(60)
const question = z.strictObject({
  id,
  type: surveyQuestion.shape.type,
  text: title,
  isRequired: z.boolean(),
  options: z.array(z.strictObject({ id, text: title })).max(30),
})

/** The desk sends a block with all of its fields. */
const wholeContent = homeBlockContent as unknown as z.ZodType<HomeBlockContent, HomeBlockContent>

/** All that a person writes of one entry; saved whole. */
export const entryBody = z.discriminatedUnion('kind', [
  entry('block', { content: wholeContent }),
  entry('page', { slug, html }),
  entry('post', {
    slug,
    feedId: z.int32().positive(),
    rubric: slug.nullable(),
    lead: text(1_000),
    html,
    image: z.string().max(500).nullable(),
  }),
  entry('feed', { slug, description: text(1_000), rubrics: z.array(z.strictObject({ slug, name: title })).max(50) }),
  entry('help', { slug, group: title, summary: text(1_000), html, routes }),
  entry('message', {
    place: z.enum(messagePlaces),
    tone: z.enum(messageTones),
    regionId: z.int32().positive().nullable(),
    html,
    isClosable: z.boolean(),
  }),
  entry('survey', { slug, html, questions: z.array(question).min(1).max(30), routes, forUsersOnly: z.boolean() }),
])
export type EntryBody = z.infer<typeof entryBody>
export type BodyOf<K extends EntryKind> = Extract<EntryBody, { kind: K }>

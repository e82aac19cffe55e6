import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { photoKinds } from '../file-kinds.ts'
import { language } from '../languages.ts'
import { homeBlock, informationMessage, survey } from '../site/site.ts'
import { contentPage, feed, helpTopic, post } from './content.ts'
import { entryBody, entryKind } from './content-entries.ts'
import { entryStates, orderedKinds } from './content-entries.rules.ts'

/** The part of the call that every call of the content shares. */
export const staffOfContent = { policy: 'staff', permission: 'content' } as const

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const params = z.object({ kind: entryKind, id })
const version = z.int()
const moment = z.iso.datetime().nullable()

const head = z.object({
  id: z.number(),
  kind: entryKind,
  /** Grows with every change: one who saves over another's change is refused. */
  version: z.number(),
  isPublished: z.boolean(),
  state: z.enum(entryStates),
  /** There is more than buyers see. */
  hasDraft: z.boolean(),
  from: moment,
  until: moment,
  /** Where buyers see it; null: in no place of its own. */
  address: z.string().nullable(),
})

const row = head.extend({
  title: z.string(),
  /** The feed of a post, the group of a help topic, the kind of a block, the place of a message. */
  group: z.string(),
  /** Languages of the shop in which something of it is missing. */
  missing: z.array(language),
})
export type EntryRow = z.infer<typeof row>

const entry = head.extend({ body: entryBody, isLegal: z.boolean() })
export type ContentEntry = z.infer<typeof entry>

const entryVersion = z.object({
  id: z.number(),
  version: z.number(),
  action: z.enum(['added', 'saved', 'published', 'withdrawn', 'restored', 'deleted', 'undeleted']),
  actor: z.string().nullable(),
  at: z.iso.datetime(),
  title: z.string(),
})
export type EntryVersion = z.infer<typeof entryVersion>

const named = z.object({ id: z.number(), name: z.string() })
const reference = z.object({
  feeds: z.array(named.extend({ slug: z.string(), rubrics: z.array(z.object({ slug: z.string(), name: z.string() })) })),
  regions: z.array(named),
  sections: z.array(named),
  brands: z.array(named),
  /** Those that run or will. */
  promotions: z.array(named),
  /** Languages the shop speaks. */
  languages: z.array(language),
})
export type ContentReference = z.infer<typeof reference>

/** In the shapes of the buyers' own calls. */
const preview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('block'), block: homeBlock }),
  z.object({ kind: z.literal('page'), page: contentPage }),
  z.object({ kind: z.literal('post'), post }),
  z.object({ kind: z.literal('feed'), feed }),
  z.object({ kind: z.literal('help'), topic: helpTopic.extend({ content: z.string() }) }),
  z.object({ kind: z.literal('message'), place: z.string(), message: informationMessage }),
  z.object({ kind: z.literal('survey'), survey }),
])
export type EntryPreview = z.infer<typeof preview>

const MOST_BODY = 3 * 1_048_576
const path = '/api/v1/back-office/content'

export const contentDeskApi = {
  reference: endpoint({
    method: 'GET',
    path: `${path}/reference`,
    summary: 'Feeds, regions, sections and brands that entries name',
    ...staffOfContent,
    output: reference,
  }),
  list: endpoint({
    method: 'GET',
    path: `${path}/entries/:kind`,
    summary: 'Entries of a kind, in the order buyers see them',
    ...staffOfContent,
    params: z.object({ kind: entryKind }),
    output: z.object({ items: z.array(row) }),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/entries/:kind/:id`,
    summary: 'One entry with what was written last, seen by buyers or not',
    ...staffOfContent,
    params,
    output: entry,
    errors: ['content.not-found'],
  }),
  add: endpoint({
    method: 'POST',
    path: `${path}/entries`,
    summary: 'Write a new entry, a draft until it is published',
    ...staffOfContent,
    body: z.strictObject({ body: entryBody }),
    maxBodyBytes: MOST_BODY,
    output: entry,
    errors: ['content.taken', 'feed.not-found'],
    idempotent: true,
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/entries/:kind/:id`,
    summary: 'Save what is written; buyers see it once it is published',
    ...staffOfContent,
    params,
    body: z.strictObject({ version, body: entryBody }),
    maxBodyBytes: MOST_BODY,
    output: entry,
    errors: ['content.not-found', 'content.changed', 'content.taken', 'content.legal', 'feed.not-found'],
  }),
  publish: endpoint({
    method: 'POST',
    path: `${path}/entries/:kind/:id/publish`,
    summary: 'Show buyers what was saved, in its days',
    ...staffOfContent,
    params,
    body: z.strictObject({ version }),
    output: entry,
    errors: ['content.not-found', 'content.changed', 'content.taken', 'content.legal', 'feed.not-found'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${path}/entries/:kind/:id/withdraw`,
    summary: 'Take an entry from the eyes of buyers',
    ...staffOfContent,
    params,
    body: z.strictObject({ version }),
    output: entry,
    errors: ['content.not-found', 'content.changed', 'content.legal'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/entries/:kind/:id`,
    summary: 'Delete an entry; it can be brought back',
    ...staffOfContent,
    params,
    output: z.object({ ok: z.literal(true) }),
    errors: ['content.not-found', 'content.legal', 'content.feed-in-use'],
  }),
  undelete: endpoint({
    method: 'POST',
    path: `${path}/entries/:kind/:id/undelete`,
    summary: 'Bring a deleted entry back as it was',
    ...staffOfContent,
    params,
    output: entry,
    errors: ['content.not-found', 'content.taken'],
  }),
  versions: endpoint({
    method: 'GET',
    path: `${path}/entries/:kind/:id/versions`,
    summary: 'Who wrote what of an entry, the latest first',
    ...staffOfContent,
    params,
    output: z.object({ items: z.array(entryVersion) }),
    errors: ['content.not-found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: `${path}/entries/:kind/:id/restore`,
    summary: 'Take the text of an earlier version as the draft',
    ...staffOfContent,
    params,
    body: z.strictObject({ version, versionId: z.int().positive() }),
    output: entry,
    errors: ['content.not-found', 'content.changed', 'content.taken', 'content.legal'],
  }),
  order: endpoint({
    method: 'PUT',
    path: `${path}/order`,
    summary: 'Put entries into another order; those not named follow',
    ...staffOfContent,
    body: z.strictObject({ kind: z.enum(orderedKinds), ids: z.array(z.int32().positive()).min(1).max(500) }),
    output: z.object({ ok: z.literal(true) }),
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    summary: 'What buyers would see of a draft',
    ...staffOfContent,
    body: z.strictObject({ body: entryBody, language }),
    maxBodyBytes: MOST_BODY,
    output: preview,
    errors: ['feed.not-found'],
  }),
  addPicture: endpoint({
    method: 'POST',
    path: `${path}/pictures`,
    summary: 'Keep a picture for texts and banners',
    ...staffOfContent,
    multipart: { file: { maxBytes: 20 * 1_048_576, kinds: photoKinds, refusedAs: 'goods.bad-picture' } },
    output: z.object({ key: z.string(), url: z.string() }),
    errors: ['goods.bad-picture', 'file.picture-too-large'],
    idempotent: true,
  }),
}

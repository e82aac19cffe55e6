import type { EntryBody } from '@vitrina/contract/content/content-entries'
import { type EntryProblem, entryProblems } from '@vitrina/contract/content/content-entries.rules'
import type { FieldError } from '@vitrina/contract/errors'
import type { Localised } from '@vitrina/contract/languages'
import { sanitiseHtml } from '#modules/content/sanitise-html'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { inputTextsIn } from '#texts/input'
import { textsIn } from '#texts/texts'
import { listRegionNames } from './content-desk.queries.ts'
import { isFeedOf } from './feed-entries.queries.ts'

const clean = ({ ru, en, uz }: Localised): Localised => ({
  ru: sanitiseHtml(ru),
  ...(en !== undefined && { en: sanitiseHtml(en) }),
  ...(uz !== undefined && { uz: sanitiseHtml(uz) }),
})

/** Without empty translations: a buyer would read nothing instead of the Russian text. */
function withoutEmpty<T>(value: T): T {
  if (Array.isArray(value)) return value.map((one: unknown) => withoutEmpty(one)) as T
  if (typeof value !== 'object' || value === null) return value
  const isText = 'ru' in value
  const entries = Object.entries(value).filter(([name, text]) => !(isText && name !== 'ru' && String(text ?? '').trim() === ''))
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutEmpty<unknown>(inner)])) as T
}

/** The body as it may be stored: its HTML holds nothing that runs, its translations are there or absent. */
export function cleanBody(given: EntryBody): EntryBody {
  const body = withoutEmpty(given)
  if ('html' in body) return { ...body, html: clean(body.html) }
  if (body.kind !== 'block') return body
  const { content } = body
  if (content.kind === 'intro')
    return { ...body, content: { ...content, payload: { ...content.payload, content: clean(content.payload.content) } } }
  if (content.kind === 'text') return { ...body, content: { ...content, payload: { content: clean(content.payload.content) } } }
  return body
}

function errorOf({ language }: Actor, { field, problem }: EntryProblem): FieldError {
  const input = inputTextsIn(language)
  const message = {
    link: input.link,
    period: input.period,
    required: textsIn(language).fields.required,
    repeated: input.unfit,
  }[problem]
  return { field: `body.${field}`, message, code: problem }
}

/** Refuses what buyers could not be shown, by the names of the fields. */
export async function checkEntry(ctx: Context, actor: Actor, body: EntryBody): Promise<void> {
  const fields = entryProblems(body).map((problem) => errorOf(actor, problem))
  if (body.kind === 'message' && body.regionId !== null) {
    const known = await listRegionNames(ctx)
    if (!known.some(({ id }) => id === body.regionId))
      fields.push({ field: 'body.regionId', message: textsIn(actor.language).fields.regionUnknown, code: 'unknown' })
  }
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
  if (body.kind === 'post' && !(await isFeedOf(ctx, { siteId: actor.siteId, feedId: body.feedId }))) throw new AppError('feed.not-found')
}

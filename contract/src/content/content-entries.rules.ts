import { languages, type Language } from '../languages.ts'
import { contentSlugs } from './content.ts'
import type { EntryBody, EntryKind } from './content-entries.ts'

/** draft: buyers never see it; planned: from a later moment; over: its time has passed. */
export const entryStates = ['draft', 'planned', 'shown', 'over'] as const
export type EntryState = (typeof entryStates)[number]

type Window = { from: string | null; until: string | null }

export function entryStateOf({ isPublished, from, until }: Window & { isPublished: boolean }, now: Date): EntryState {
  if (!isPublished) return 'draft'
  if (until !== null && Date.parse(until) <= now.getTime()) return 'over'
  return from !== null && Date.parse(from) > now.getTime() ? 'planned' : 'shown'
}

/** The end comes after the beginning. */
export const isWindowRight = ({ from, until }: Window): boolean => from === null || until === null || Date.parse(from) < Date.parse(until)

/** A text in several languages is told by its Russian: nothing else of an entry has a field of that name. */
const isLocalised = (value: object): value is Record<Language, string | undefined> & { ru: string } =>
  'ru' in value && typeof value.ru === 'string'

const isBlank = (text: string | undefined) => (text ?? '').replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === ''

export type MissingText = { field: string; language: Language }

/** Texts that are there in Russian and not in another language of the shop, by the paths of their fields. */
export function missingTexts(value: unknown, wanted: readonly Language[] = languages, field = ''): MissingText[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalised(value)) {
    if (isBlank(value.ru)) return []
    return wanted.filter((language) => language !== 'ru' && isBlank(value[language])).map((language) => ({ field, language }))
  }
  return Object.entries(value).flatMap(([name, inner]) => missingTexts(inner, wanted, field === '' ? name : `${field}.${name}`))
}

/** Kinds whose order buyers see. */
export const orderedKinds = ['block', 'help'] as const satisfies readonly EntryKind[]
export type OrderedKind = (typeof orderedKinds)[number]
export const isOrdered = (kind: EntryKind): kind is OrderedKind => orderedKinds.some((one) => one === kind)

const legalSlugs: readonly string[] = Object.values(contentSlugs)

/** Consents and dialogs lead to these pages: they keep their address and are always there. */
export const isLegalPage = (body: Pick<EntryBody, 'kind'> & { slug?: string }): boolean =>
  body.kind === 'page' && legalSlugs.includes(body.slug ?? '')

export type EntryProblem = { field: string; problem: 'link' | 'period' | 'required' | 'repeated' }

const unless = (isRight: boolean, field: string, problem: EntryProblem['problem']): EntryProblem[] => (isRight ? [] : [{ field, problem }])

/** A page of the shop, or one over https; anything else could run in the buyer's browser. */
const isSafeLink = (link: string): boolean => /^\/(?!\/)\S*$/.test(link) || /^https:\/\/\S+$/i.test(link)
const isPicture = (key: string | null): boolean => key === null || /^(https:\/\/\S+|\/?[\w-]+(\/[\w.-]+)*\.[a-z0-9]+)$/i.test(key)
const areUnique = (texts: readonly string[]): boolean => new Set(texts).size === texts.length

function blockProblems({ content }: Extract<EntryBody, { kind: 'block' }>): EntryProblem[] {
  const field = 'content.payload'
  if (content.kind === 'intro') return unless(isPicture(content.payload.image), `${field}.image`, 'link')
  if (content.kind === 'links')
    return content.payload.items.flatMap(({ link }, place) => unless(isSafeLink(link), `${field}.items.${place}.link`, 'link'))
  if (content.kind === 'goods') {
    const { source } = content.payload
    if (source.by === 'articles') return unless(source.articles.length > 0, `${field}.source.articles`, 'required')
    return source.by === 'section'
      ? unless(source.sectionId > 0, `${field}.source.sectionId`, 'required')
      : unless(source.promotionId > 0, `${field}.source.promotionId`, 'required')
  }
  if (content.kind === 'banners')
    return content.payload.items.flatMap(({ link, image }, place) => [
      ...unless(link === '' || isSafeLink(link), `${field}.items.${place}.link`, 'link'),
      ...unless(isPicture(image), `${field}.items.${place}.image`, 'link'),
    ])
  return []
}

function surveyProblems({ questions }: Extract<EntryBody, { kind: 'survey' }>): EntryProblem[] {
  return [
    ...unless(areUnique(questions.map(({ id }) => id)), 'questions', 'repeated'),
    ...questions.flatMap(({ type, options }, place) => [
      ...unless((type !== 'single' && type !== 'multi') || options.length > 0, `questions.${place}.options`, 'required'),
      ...unless(areUnique(options.map(({ id }) => id)), `questions.${place}.options`, 'repeated'),
    ]),
  ]
}

/** Rules of an entry that its schema alone cannot check. */
export function entryProblems(body: EntryBody): EntryProblem[] {
  return [
    ...unless(isWindowRight(body), 'until', 'period'),
    ...(body.kind === 'block' ? blockProblems(body) : []),
    ...(body.kind === 'survey' ? surveyProblems(body) : []),
    ...(body.kind === 'post' ? unless(isPicture(body.image), 'image', 'link') : []),
    ...(body.kind === 'feed' ? unless(areUnique(body.rubrics.map(({ slug }) => slug)), 'rubrics', 'repeated') : []),
  ]
}

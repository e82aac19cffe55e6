import { dateOf, idOf, listAddress, textOf } from '#lib/list-params.ts'
import { deskPaths } from '#lib/desk-paths.ts'

export type JournalParams = {
  by: 'staff' | 'everyone'
  actorId: string
  type: string
  entity: string
  entityId: string
  companyId: string
  from: string
  to: string
}

export const noJournalFilters: JournalParams = {
  by: 'staff',
  actorId: '',
  type: '',
  entity: '',
  entityId: '',
  companyId: '',
  from: '',
  to: '',
}

const WORD = /^[a-z-]+(?:\.[a-z_-]+)?$/
const wordOf = (value: unknown): string => (WORD.test(textOf(value)) ? textOf(value).slice(0, 60) : '')

/** Unreadable parameters are ignored. */
export const readJournalParams = (search: Record<string, unknown>): JournalParams => ({
  by: search.by === 'everyone' ? 'everyone' : 'staff',
  actorId: idOf(search.actorId),
  type: wordOf(search.type),
  entity: wordOf(search.entity).split('.')[0] ?? '',
  entityId: textOf(search.entityId).slice(0, 60),
  companyId: idOf(search.companyId),
  from: dateOf(search.from),
  to: dateOf(search.to),
})

export const journalAddress = ({ by, ...params }: JournalParams): string =>
  listAddress(deskPaths.journal, { page: 1, ...params, by: by === 'staff' ? '' : by })

/** As the call takes them: without those that are not set. */
export const journalFilters = ({ by, actorId, companyId, ...texts }: JournalParams) => ({
  by,
  ...(actorId && { actorId: Number(actorId) }),
  ...(companyId && { companyId: Number(companyId) }),
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
})

export const isJournalFiltered = (params: JournalParams): boolean => journalAddress(params) !== journalAddress(noJournalFilters)

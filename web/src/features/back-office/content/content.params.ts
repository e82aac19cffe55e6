import { type EntryKind, entryKinds } from '@vitrina/contract/content/content-entries'
import { deskPaths } from '#lib/desk-paths.ts'
import { listAddress } from '#lib/list-params.ts'

/** Unreadable parameters are ignored. */
export const readKind = (search: Record<string, unknown>): EntryKind => entryKinds.find((one) => one === search.show) ?? 'block'

export const kindAddress = (kind: EntryKind): string => listAddress(deskPaths.content, { show: kind === 'block' ? '' : kind, page: 1 })

export const entryAddress = (kind: EntryKind, id: number | 'new'): string => deskPaths.contentEntry(`${kind}-${id}`)

/** `page-12` is the twelfth page, `page-new` one that is not there yet. */
export function readEntryName(name: string): { kind: EntryKind; id: number | null } | null {
  const [kind, id] = name.split('-')
  const known = entryKinds.find((one) => one === kind)
  if (!known || !(id === 'new' || /^\d{1,9}$/.test(id ?? ''))) return null
  return { kind: known, id: id === 'new' ? null : Number(id) }
}

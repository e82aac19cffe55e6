import { applyOfferChanges, type OfferChange, type OfferClient, type OfferState } from '@vitrina/contract/offers/offer-document.rules'

/** A conflict of two changes: a field, or (`field` null) a row that one removed and the other changed. `row` 'terms': of the whole offer. */
export type Overlap = { row: string; name: string; field: string | null; theirs: unknown; mine: unknown }

type Fields = Record<string, unknown>
type Row = { name: string; fields: Fields }
type Difference = 'added' | 'removed' | Fields

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const clientField = (key: string) => `client.${key}`

function rowsOf({ terms: { client, ...terms }, document: { groups, lines } }: OfferState): Map<string, Row> {
  const ofClient = Object.fromEntries(Object.entries(client).map(([key, value]) => [clientField(key), value]))
  return new Map<string, Row>([
    ['terms', { name: '', fields: { ...terms, ...ofClient } }],
    ...groups.map(({ id, ...fields }): [string, Row] => [id, { name: fields.name, fields }]),
    // When a cost was taken is no change that anybody made.
    ...lines.map(({ id, costAt: _, ...fields }): [string, Row] => [id, { name: fields.name, fields }]),
  ])
}

function differences(before: Map<string, Row>, after: Map<string, Row>): Map<string, Difference> {
  const found = new Map<string, Difference>()
  for (const id of before.keys()) if (!after.has(id)) found.set(id, 'removed')
  for (const [id, { fields }] of after) {
    const old = before.get(id)
    if (!old) found.set(id, 'added')
    else {
      const changed = Object.entries(fields).filter(([field, value]) => !isSame(value, old.fields[field]))
      if (changed.length > 0) found.set(id, Object.fromEntries(changed))
    }
  }
  return found
}

function overlapsOf(mine: Map<string, Difference>, theirs: Map<string, Difference>, nameOf: (id: string) => string): Overlap[] {
  return [...mine].flatMap(([row, own]): Overlap[] => {
    const other = theirs.get(row)
    const name = nameOf(row)
    if (other === undefined || own === other || own === 'added' || other === 'added') return []
    if (typeof own === 'string' || typeof other === 'string')
      return [
        { row, name, field: null, theirs: other === 'removed' ? 'removed' : 'changed', mine: own === 'removed' ? 'removed' : 'changed' },
      ]
    return Object.entries(own).flatMap(([field, value]) =>
      field in other && !isSame(other[field], value) ? [{ row, name, field, theirs: other[field], mine: value }] : [],
    )
  })
}

const touchedLines = (changes: readonly OfferChange[]): Set<string> =>
  new Set(
    changes.flatMap((change) =>
      change.op === 'setLines' ? change.lines.map(({ id }) => id) : change.op === 'moveLines' ? change.ids : [],
    ),
  )

/** The rows that changes need to be joined with another state later: all terms and groups, and the lines they touch. */
export const rowsBefore = ({ terms, document: { groups, lines } }: OfferState, changes: readonly OfferChange[]): OfferState => {
  const touched = touchedLines(changes)
  const removed = new Set(changes.flatMap((change) => (change.op === 'removeLines' ? change.ids : [])))
  return { terms, document: { groups, lines: lines.filter(({ id }) => touched.has(id) || removed.has(id)) } }
}

/** The client is set as a whole: of it only what was changed here goes over theirs. */
function clientOver({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', OfferClient>): OfferClient {
  const own = Object.entries(mine).filter(([key, value]) => value !== base[key as keyof OfferClient])
  return { ...theirs, ...Object.fromEntries(own) }
}

/**
 * Unsaved changes over a state that was saved elsewhere meanwhile. Whatever only one side changed stays; a line they removed and
 * that was changed here comes back; what both changed is listed, and until the person chooses the changes made here go over it.
 */
export function joinChanges({ base, pending, theirs }: { base: OfferState; pending: readonly OfferChange[]; theirs: OfferState }): {
  changes: OfferChange[]
  overlaps: Overlap[]
} {
  const mine = applyOfferChanges(base, pending)
  const there = new Set(theirs.document.lines.map(({ id }) => id))
  const stillMine = new Set(mine.document.lines.map(({ id }) => id))
  const touched = touchedLines(pending)
  const lost = base.document.lines.filter(({ id }) => touched.has(id) && !there.has(id) && stillMine.has(id))
  const client = clientOver({ base: base.terms.client, mine: mine.terms.client, theirs: theirs.terms.client })
  const own = pending.map((change) =>
    change.op === 'setTerms' && change.terms.client ? { ...change, terms: { ...change.terms, client } } : change,
  )
  const before = rowsOf(base)
  const names = new Map([...before, ...rowsOf(mine)].map(([id, { name }]) => [id, name]))
  // A state known only in part knows nothing of the other lines: that they are there is no change of theirs.
  const known = new Map([...rowsOf(theirs)].filter(([id]) => before.has(id)))
  return {
    changes: [
      ...(lost.length > 0 ? [{ op: 'addLines' as const, lines: lost, after: theirs.document.lines.at(-1)?.id ?? null }] : []),
      ...own,
    ],
    overlaps: overlapsOf(differences(before, rowsOf(mine)), differences(before, known), (id) => names.get(id) ?? ''),
  }
}

/** The changes without what they would overwrite: there theirs is taken. */
export function yieldTo(changes: readonly OfferChange[], overlaps: readonly Overlap[], theirs: OfferState): OfferChange[] {
  const isYielded = (row: string, field: string | null) => overlaps.some((one) => one.row === row && one.field === field)
  const kept = <F extends object>(row: string, fields: F): F =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !isYielded(row, field))) as F
  return changes.flatMap((change): OfferChange[] => {
    switch (change.op) {
      case 'setTerms': {
        const { client, ...rest } = kept('terms', change.terms)
        const own = client && Object.entries(client).filter(([key]) => !isYielded('terms', clientField(key)))
        return [{ ...change, terms: { ...rest, ...(own && { client: { ...theirs.terms.client, ...Object.fromEntries(own) } }) } }]
      }
      case 'addLines': {
        const lines = change.lines.filter(({ id }) => !isYielded(id, null))
        return lines.length > 0 ? [{ ...change, lines }] : []
      }
      case 'setLines':
        return [{ ...change, lines: change.lines.map((fields) => kept(fields.id, fields)) }]
      case 'removeLines': {
        const ids = change.ids.filter((id) => !isYielded(id, null))
        return ids.length > 0 ? [{ ...change, ids }] : []
      }
      case 'moveLines': {
        const ids = change.ids.filter((id) => !isYielded(id, 'groupId'))
        return ids.length > 0 ? [{ ...change, ids }] : []
      }
      case 'setGroup':
        return [{ ...change, fields: kept(change.id, change.fields) }]
      case 'removeGroup':
        return isYielded(change.id, null) ? [] : [change]
      case 'moveGroup':
        return isYielded(change.id, 'parentId') ? [] : [change]
      case 'addGroup':
        return [change]
    }
  })
}

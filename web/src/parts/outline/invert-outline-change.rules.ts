import { groupWithChildren, type Outline, type OutlineChange } from '@vitrina/contract/outline/outline.rules'

type Group = { id: string; parentId: string | null }
type Line = { id: string; groupId: string | null }

/** Neighbouring rows that are wanted, each run with the id it stands behind. */
function runsOf<T extends { id: string }>(rows: readonly T[], isWanted: (row: T, before: T | undefined) => boolean | 'new run') {
  const runs: { after: string | null; rows: T[] }[] = []
  rows.forEach((row, place) => {
    const before = rows[place - 1]
    const wanted = isWanted(row, before)
    if (!wanted) return
    const last = runs.at(-1)
    if (wanted !== 'new run' && last && last.rows.at(-1)?.id === before?.id) last.rows.push(row)
    else runs.push({ after: before?.id ?? null, rows: [row] })
  })
  return runs
}

const addedAgain = <L extends Line>(lines: readonly L[], isGone: (line: L) => boolean) =>
  runsOf(lines, isGone).map(({ after, rows }) => ({ op: 'addLines' as const, lines: rows, after }))

/** The groups come back in their order; one that stands before its parent gets it once all are there. */
function groupsAddedAgain<G extends Group>(groups: readonly G[], gone: ReadonlySet<string>) {
  const before = (group: G) => groups[groups.indexOf(group) - 1]?.id ?? null
  const placeOf = (id: string | null) => groups.findIndex((group) => group.id === id)
  const back = groups.filter(({ id }) => gone.has(id))
  const early = back.filter((group) => group.parentId !== null && placeOf(group.parentId) > groups.indexOf(group))
  return [
    ...back.map((group) => ({ op: 'addGroup' as const, group, after: before(group) })),
    ...early.map((group) => ({ op: 'moveGroup' as const, id: group.id, parentId: group.parentId, after: before(group) })),
  ]
}

const taken = <T extends object, K extends keyof T>(whole: T, keys: K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<T, K>

/** Changes that bring the outline back to what it was before `change`. */
export function invertOutlineChange<G extends Group, L extends Line>(
  { groups, lines }: Outline<G, L>,
  change: OutlineChange<G, L, Partial<G>, Partial<L>>,
): OutlineChange<G, L, Partial<G>, Partial<L>>[] {
  switch (change.op) {
    case 'addLines': {
      const known = new Set(lines.map(({ id }) => id))
      const ids = change.lines.map(({ id }) => id).filter((id) => !known.has(id))
      return ids.length > 0 ? [{ op: 'removeLines', ids }] : []
    }
    case 'setLines': {
      const byId = new Map(lines.map((line) => [line.id, line]))
      const before = change.lines.flatMap(({ id, ...fields }) => {
        const line = byId.get(id)
        return line ? [{ id, ...(taken(line, Object.keys(fields) as (keyof L)[]) as Partial<L>) }] : []
      })
      return before.length > 0 ? [{ op: 'setLines', lines: before }] : []
    }
    case 'removeLines': {
      const gone = new Set(change.ids)
      return addedAgain(lines, ({ id }) => gone.has(id))
    }
    case 'moveLines': {
      const moved = new Set(change.ids.filter((id) => id !== change.after))
      return runsOf(lines, ({ id, groupId }, before) => moved.has(id) && (before?.groupId === groupId ? true : 'new run')).map(
        ({ after, rows }) => ({ op: 'moveLines', ids: rows.map(({ id }) => id), groupId: rows[0]?.groupId ?? null, after }),
      )
    }
    case 'addGroup':
      return groups.some(({ id }) => id === change.group.id) ? [] : [{ op: 'removeGroup', id: change.group.id }]
    case 'setGroup': {
      const group = groups.find(({ id }) => id === change.id)
      return group ? [{ op: 'setGroup', id: group.id, fields: taken(group, Object.keys(change.fields) as (keyof G)[]) }] : []
    }
    case 'removeGroup': {
      const gone = groupWithChildren(groups, change.id)
      return [...groupsAddedAgain(groups, gone), ...addedAgain(lines, ({ groupId }) => groupId !== null && gone.has(groupId))]
    }
    case 'moveGroup': {
      const place = groups.findIndex(({ id }) => id === change.id)
      const group = groups[place]
      return group ? [{ op: 'moveGroup', id: group.id, parentId: group.parentId, after: groups[place - 1]?.id ?? null }] : []
    }
  }
}

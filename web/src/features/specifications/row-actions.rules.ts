import type { SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'

export const rowActions = ['open', 'rename', 'copy', 'share', 'export', 'archive', 'restore', 'remove'] as const
export type RowAction = (typeof rowActions)[number]

type Row = Pick<SpecificationRow, 'isOwn' | 'status' | 'kind' | 'canEdit'>

/** Actions the buyer may take with a specification, in the order of the menu. */
export function actionsOf({ isOwn, status, kind, canEdit }: Row): RowAction[] {
  if (status === 'archived') return isOwn ? ['open', 'copy', 'export', 'restore', 'remove'] : ['open', 'copy', 'export']
  if (kind === 'recommended') return ['open', 'copy', 'export']
  return rowActions.filter((action) => {
    if (action === 'restore' || action === 'remove') return false
    if (action === 'rename') return canEdit
    if (action === 'share' || action === 'archive') return isOwn
    return true
  })
}

/** Keys of a row of the list; Enter opens it as a link does. */
export function actionOfKey(key: string, row: Row): RowAction | null {
  const asked: RowAction | null = key === 'F2' ? 'rename' : key === 'Delete' ? (row.status === 'archived' ? 'remove' : 'archive') : null
  return asked !== null && actionsOf(row).includes(asked) ? asked : null
}

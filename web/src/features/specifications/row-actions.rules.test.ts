import { expect, test } from 'vitest'
import { actionOfKey, actionsOf } from './row-actions.rules.ts'

const own = { isOwn: true, status: 'active', kind: 'working', canEdit: true } as const

test('[R-09] an own specification can be changed, shared and archived; deleted only from the archive', () => {
  expect(actionsOf(own)).toEqual(['open', 'rename', 'copy', 'share', 'export', 'archive'])
  expect(actionsOf({ ...own, status: 'archived' })).toEqual(['open', 'copy', 'export', 'restore', 'remove'])
})

test('[R-09] a colleague’s is renamed only where edits are allowed, a recommended one is looked at and copied', () => {
  expect(actionsOf({ ...own, isOwn: false })).toEqual(['open', 'rename', 'copy', 'export'])
  expect(actionsOf({ ...own, isOwn: false, canEdit: false })).toEqual(['open', 'copy', 'export'])
  expect(actionsOf({ ...own, isOwn: false, kind: 'recommended', canEdit: false })).toEqual(['open', 'copy', 'export'])
})

test('F2 renames, Delete archives and, in the archive, deletes; never what the menu does not offer', () => {
  expect([actionOfKey('F2', own), actionOfKey('Delete', own), actionOfKey('Delete', { ...own, status: 'archived' })]).toEqual([
    'rename',
    'archive',
    'remove',
  ])
  expect(actionOfKey('Delete', { ...own, isOwn: false })).toBeNull()
  expect(actionOfKey('x', own)).toBeNull()
})

import type { ImportCounts } from '@vitrina/contract/goods-import/goods-import'

export const sumOfCounts = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  left: one.left + other.left,
})

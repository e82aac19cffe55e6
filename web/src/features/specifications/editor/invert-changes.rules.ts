import {
  applyChanges,
  type SpecificationChange,
  type SpecificationDocument,
  type SpecificationGroup,
  type SpecificationLine,
} from '@vitrina/contract/specifications/specification-document.rules'
import { invertOutlineChange } from '#parts/outline/invert-outline-change.rules.ts'

/** Changes that bring the document back to what it was before `changes`. */
export function invertChanges(document: SpecificationDocument, changes: readonly SpecificationChange[]): SpecificationChange[] {
  const inverse: SpecificationChange[][] = []
  let before = document
  for (const change of changes) {
    inverse.unshift(invertOutlineChange<SpecificationGroup, SpecificationLine>(before, change))
    before = applyChanges(before, [change])
  }
  return inverse.flat()
}

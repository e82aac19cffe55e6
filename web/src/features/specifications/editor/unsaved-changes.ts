import type { SpecificationChange } from '@vitrina/contract/specifications/specification-document.rules'
import { unsavedChanges } from '#parts/outline/unsaved-changes.ts'

export const { read: readUnsaved, write: writeUnsaved } = unsavedChanges<{ version: number; changes: SpecificationChange[] }>(
  'B2B_SPECIFICATION_UNSAVED',
)

import type { ShownSpecificationLine, Specification, SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import type { SpecificationGroup } from '@vitrina/contract/specifications/specification-document.rules'

/** A uuid that tests can read: `aUuid(7)` ends with 7. */
export const aUuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** An own active specification of the list. */
export const aSpecificationRow = (given: Partial<SpecificationRow> = {}): SpecificationRow => ({
  id: 5,
  name: 'Щит ЩР-1',
  code: '',
  objectName: '',
  kind: 'working',
  status: 'active',
  visibility: 'private',
  owner: { id: 7, name: 'Орлов Дмитрий' },
  isOwn: true,
  canEdit: true,
  lineCount: 0,
  rawCount: 0,
  version: 1,
  createdAt: '2026-11-16T09:00:00.000Z',
  updatedAt: '2026-11-16T09:00:00.000Z',
  archivedAt: null,
  ...given,
})

type ShownLine = ShownSpecificationLine & { answer: string }

export const aLine = (given: Partial<ShownLine> & { id: string }): ShownLine => ({
  groupId: null,
  rawText: '',
  productId: null,
  customProductId: null,
  amount: 1,
  unit: '',
  note: '',
  replacement: 'ask',
  askedAt: null,
  answeredAt: null,
  answer: '',
  ...given,
})

export const aGroup = (given: Partial<SpecificationGroup> & { id: string }): SpecificationGroup => ({
  parentId: null,
  name: `Группа ${given.id}`,
  multiplier: 1,
  ...given,
})

export const aSpecification = (given: Partial<Specification> = {}): Specification => ({
  ...aSpecificationRow(),
  note: '',
  sharedWith: [],
  isOpenToEdits: false,
  groups: [],
  lines: [],
  products: [],
  ...given,
})

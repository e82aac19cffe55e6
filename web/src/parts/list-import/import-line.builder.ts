import type { ImportedProduct } from '@vitrina/contract/list-import/list-import'
import type { ImportJob, ImportLine } from '@vitrina/contract/list-import/import-jobs'

export const JOB_ID = '00000000-0000-4000-8000-0000000000aa'

export const aJob = (given: Partial<ImportJob> = {}): ImportJob => ({
  id: JOB_ID,
  destination: 'cart',
  state: 'review',
  source: 'text',
  fileName: '',
  remarks: [],
  progress: { done: 3, total: 3 },
  isPartial: false,
  message: null,
  takenInto: null,
  createdAt: '2026-03-02T10:00:00.000Z',
  ...given,
})

export const anImportedProduct = (id: number, given: Partial<ImportedProduct> = {}): ImportedProduct => ({
  id,
  article: `A-${id}`,
  manufacturerCode: '',
  name: `Товар ${id}`,
  brand: { id: 1, name: 'Искра' },
  unit: { name: 'шт', decimals: 0 },
  image: null,
  minimumBatch: null,
  multiplicity: 1,
  price: { value: 100, withoutVat: 82, vat: 18, vatRate: 2200, old: null },
  stockTotal: 50,
  ...given,
})

/** A line that a product was found for. */
export const anImportLine = (position: number, given: Partial<ImportLine> = {}): ImportLine => ({
  position,
  sheet: 0,
  row: position + 1,
  raw: `строка ${position + 1}`,
  groups: [],
  status: 'matched',
  by: 'article',
  confidence: 0.99,
  reason: 'Артикул',
  product: anImportedProduct(position + 1),
  customProduct: null,
  isChosenByPerson: false,
  isSkipped: false,
  amount: 5,
  amountReadings: [],
  unit: '',
  note: '',
  suggestedAmount: null,
  problem: null,
  problemText: '',
  candidates: [],
  ...given,
})

/** A line whose product has to be chosen of these. */
export const aLineToCheck = (position: number, productIds: readonly number[]): ImportLine =>
  anImportLine(position, {
    status: productIds.length > 0 ? 'review' : 'unmatched',
    by: null,
    product: null,
    reason: productIds.length > 0 ? 'Подходит несколько товаров' : 'Ничего похожего в каталоге нет',
    candidates: productIds.map((id) => ({ product: anImportedProduct(id), confidence: 0.5, reason: 'Совпадает название' })),
  })

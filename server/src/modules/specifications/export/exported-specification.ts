import { vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { ShownSpecificationLine, SpecificationFigures } from '@vitrina/contract/specifications/specification-shapes'
import type { SpecificationGroup } from '@vitrina/contract/specifications/specification-document.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { lookOf, sellerParty } from '#modules/documents/deal-of-order'
import type { PrintFormParty, SpecificationForm } from '#modules/documents/print-forms/print-form'
import { totalsOf } from '#modules/documents/print-forms/print-form-sums'
import { loadDocument } from '../document-cache.ts'
import { makeFigures } from '../figures/make-figures.ts'
import { readFigureFacts } from '../figures/read-figures.ts'
import type { CountedHead } from '../heads.queries.ts'
import { type LineProduct, readLineProducts } from '../line-products.ts'
import { openHead } from '../open-specification.ts'
import type { SpecificationReader } from '../specification-scope.queries.ts'
import { groupTitle, printedRows } from './printed-rows.rules.ts'

/** A line with everything an export tells of it. */
export type ExportedLine = {
  line: ShownSpecificationLine
  product: LineProduct | undefined
  figures: SpecificationFigures['lines'][number] | undefined
  name: string
}
export type ExportedRow = { depth: number; path: SpecificationGroup[]; group?: SpecificationGroup & { sum: number }; goods?: ExportedLine }
/** `destination`: in words, where the buyer has chosen one. */
export type Exported = { head: CountedHead; rows: ExportedRow[]; destination: string }

/** A specification whole, in the order of its print form, with the prices of now. */
export async function readExported(
  ctx: Context,
  actor: Actor,
  {
    catalogue,
    reader,
    id,
    contractId = null,
  }: { catalogue: Catalogue; reader: SpecificationReader; id: number; contractId?: number | null },
): Promise<Exported> {
  const head = await openHead(ctx, reader, id)
  const document = await loadDocument(ctx, head)
  const products = await readLineProducts(ctx, { ...reader, language: actor.language }, document.lines)
  const facts = await readFigureFacts(ctx, actor, { catalogue, reader, document, contractId })
  const figures = makeFigures(facts)
  const byLine = new Map(figures.lines.map((one) => [one.id, one]))
  const sums = new Map(figures.groups.map(({ id: groupId, sum }) => [groupId, sum]))
  const rows = printedRows(document.groups, document.lines).map(({ depth, path, group, line }): ExportedRow => {
    if (group) return { depth, path, group: { ...group, sum: sums.get(group.id) ?? 0 } }
    return { depth, path, goods: { line, product: products.of(line), figures: byLine.get(line.id), name: products.nameOf(line) } }
  })
  return { head, rows, destination: facts.destinationTitle }
}

const nobody: PrintFormParty = {
  name: '',
  inn: '',
  kpp: '',
  ogrn: '',
  okpo: '',
  address: '',
  phone: '',
  bank: null,
  headPost: '',
  headName: '',
  accountantName: '',
}

const emptyRow = { article: '', unit: '', amount: null, price: null, vatRate: null, vat: null, readyOn: null, note: '' } as const

function printedLine(
  { line, product, figures, name }: ExportedLine,
  { depth, lineNo }: { depth: number; lineNo: number },
): SpecificationForm['lines'][number] {
  const { price = null, sum = null } = figures ?? {}
  const vatRate = price?.vatRate ?? null
  return {
    depth,
    isGroup: false,
    lineNo: String(lineNo),
    article: product?.article ?? '',
    name,
    unit: product?.unit.name || line.unit,
    amount: figures?.neededAmount ?? line.amount,
    price: price?.value ?? null,
    vatRate,
    sum,
    vat: sum === null || vatRate === null ? null : vatWithin(sum, vatRate),
    readyOn: figures?.day ?? null,
    note: line.note,
  }
}

type Annex = Pick<SpecificationForm, 'seller' | 'buyer' | 'contract' | 'number' | 'date'>

/** The print form: the working list, or with `annex` the priced annex to a contract. */
export function specificationForm(
  ctx: Context,
  actor: Actor,
  { exported: { head, rows, destination }, annex }: { exported: Exported; annex: Annex | null },
): SpecificationForm {
  let lineNo = 0
  const lines = rows.map(({ depth, group, goods }) =>
    goods
      ? printedLine(goods, { depth, lineNo: ++lineNo })
      : { ...emptyRow, depth, isGroup: true, lineNo: '', name: group ? groupTitle(group) : '', sum: group?.sum ?? null },
  )
  const priced = lines.flatMap(({ isGroup, vatRate, sum, vat }) => (isGroup || sum === null ? [] : [{ vatRate, sum, vat: vat ?? 0 }]))
  return {
    kind: 'specification',
    language: 'ru',
    number: head.code || String(head.id),
    date: sellerDay(ctx.now()),
    seller: sellerParty(actor.site.settings.seller),
    buyer: nobody,
    contract: null,
    ...annex,
    name: head.name,
    objectName: head.object_name,
    note: head.note,
    destination,
    lines,
    totals: totalsOf(priced),
    ...lookOf(actor.site.settings),
  }
}

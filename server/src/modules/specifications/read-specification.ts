import { type Specification, specificationHead, type SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { encoded, type Encoded, joined } from '#platform/http/encoded-answer'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { requireToggle } from '#modules/site/require-access'
import { loadDocument } from './document-cache.ts'
import type { LoadedDocument } from './document.queries.ts'
import { encodeProducts, encodeRows } from './encoded-document.ts'
import { type HeadRow, listHeads } from './heads.queries.ts'
import { type LineProducts, readGoods, readLineProducts } from './line-products.ts'
import { openPlainHead, requireReader, shownRow } from './open-specification.ts'
import type { SpecificationReader } from './specification-scope.queries.ts'

type ListQuery = Parameters<typeof listHeads>[2]

const toggleOf = { company: 'companySpecifications', recommended: 'recommendedSpecifications', archive: 'specificationArchive' } as const

export async function listSpecifications(ctx: Context, actor: Actor, query: ListQuery) {
  const reader = requireReader(actor)
  if (query.list !== 'mine') requireToggle(actor, toggleOf[query.list])
  const { rows, total } = await listHeads(ctx, reader, query)
  return {
    items: rows.map((row): SpecificationRow => shownRow(row, reader)),
    meta: pageMetaOf({ page: query.page, size: query.pageSize, total }),
  }
}

const countsOf = ({ lines }: LoadedDocument) => ({
  line_count: lines.length,
  raw_count: lines.filter(({ productId, customProductId }) => productId === null && customProductId === null).length,
})

const shownHead = (head: HeadRow, { reader, document }: { reader: SpecificationReader; document: LoadedDocument }) => ({
  ...shownRow({ ...head, ...countsOf(document) }, reader),
  note: head.note,
  sharedWith: head.shared_with ?? [],
  isOpenToEdits: head.is_open_to_edits,
})

export const shownSpecification = (
  head: HeadRow,
  { reader, document, products }: { reader: SpecificationReader; document: LoadedDocument; products: LineProducts },
): Specification => ({
  ...shownHead(head, { reader, document }),
  groups: [...document.groups],
  lines: [...document.lines],
  products: products.all,
})

/** A specification with everything the table shows but prices and days. */
export async function openSpecification(
  ctx: Context,
  actor: Actor,
  { catalogue, id }: { catalogue: Catalogue; id: number },
): Promise<Encoded<Specification>> {
  const reader = requireReader(actor)
  const head = await openPlainHead(ctx, reader, id)
  const document = await loadDocument(ctx, head)
  const goods = await readGoods(ctx, { catalogue, viewer: { ...reader, language: actor.language }, lines: document.lines })
  return joined(encoded(specificationHead, shownHead(head, { reader, document })), {
    ...encodeRows(document),
    products: encodeProducts(document, goods, actor.language),
  })
}

/** The same within a transaction, which the catalogue's cache does not see. */
export async function readSpecification(ctx: Context, actor: Actor, id: number): Promise<Specification> {
  const reader = requireReader(actor)
  const head = await openPlainHead(ctx, reader, id)
  const document = await loadDocument(ctx, head)
  const products = await readLineProducts(ctx, { ...reader, language: actor.language }, document.lines)
  return shownSpecification(head, { reader, document, products })
}

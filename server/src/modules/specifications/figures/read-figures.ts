import { figures as figuresShape, type SpecificationFigures } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { encoded, type Encoded, joined } from '#platform/http/encoded-answer'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { readViewer } from '#modules/prices/read-viewer'
import { destinationTitle, readDestination } from '#modules/promise/buyer-destination'
import { readSupplyNetwork } from '#modules/promise/read-facts'
import { loadDocument } from '../document-cache.ts'
import type { CountedDocument } from '../document.queries.ts'
import { readGoods } from '../line-products.ts'
import { openPlainHead, requireReader } from '../open-specification.ts'
import type { SpecificationReader } from '../specification-scope.queries.ts'
import { encodedFiguresNow } from './figures-cache.ts'
import type { FigureFacts } from './make-figures.ts'

type Priced = {
  catalogue: Pick<Catalogue, 'productCache'>
  reader: Pick<SpecificationReader, 'userId' | 'companyId'>
  document: CountedDocument
  contractId?: number | null
}

/** Inputs of the figures of any document for this viewer; the statements are the same few for one line and for two thousand. */
export async function readFigureFacts(
  ctx: Context,
  actor: Actor,
  { catalogue, reader, document, contractId = null }: Priced,
): Promise<FigureFacts & { destinationTitle: string }> {
  const viewer = await readViewer(ctx, actor, { contractId })
  const chosen = await readDestination(ctx, actor, { viewer })
  const goods = await readGoods(ctx, {
    catalogue,
    viewer: { ...reader, language: actor.language },
    lines: document.lines,
    contractId: viewer.hasFixedPrices ? (viewer.contract?.id ?? null) : null,
  })
  const network = await readSupplyNetwork(ctx)
  return { document, viewer, goods, network, destination: chosen.destination, destinationTitle: destinationTitle(chosen), now: ctx.now() }
}

const short = figuresShape.omit({ lines: true })

/** Prices, sums, stock and days of a specification now. */
export async function readFigures(
  ctx: Context,
  actor: Actor,
  { catalogue, id }: { catalogue: Catalogue; id: number },
): Promise<Encoded<SpecificationFigures>> {
  const reader = requireReader(actor)
  const document = await loadDocument(ctx, await openPlainHead(ctx, reader, id))
  const facts = await readFigureFacts(ctx, actor, { catalogue, reader, document })
  const { groups, totals, json } = encodedFiguresNow(facts)
  return joined(encoded(short, { groups, totals, pricedAt: facts.now.toISOString() }), { lines: json })
}

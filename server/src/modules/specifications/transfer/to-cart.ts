import type { Analog } from '@vitrina/contract/catalogue/analogs'
import type { NewCartItem } from '@vitrina/contract/cart/cart'
import { MAX_ANALOG_LINES } from '@vitrina/contract/cart/cart-analogs.rules'
import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import type { SpecificationDocument } from '@vitrina/contract/specifications/specification-document.rules'
import type { ShownSpecificationLine, SpecificationFigures, TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor, ActorUser } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { specificationTextsIn } from '#texts/specifications'
import { fill } from '#texts/texts'
import { addItems } from '#modules/cart/add-items'
import { requireOwner } from '#modules/cart/cart-owner'
import { createCart } from '#modules/cart/named-carts'
import { readCartKeys } from '#modules/cart/own-carts'
import { findAnalogs } from '#modules/catalogue/analogs/find-analogs'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { withinLookups } from '#modules/list-import/import-budget'
import { requireToggle } from '#modules/site/require-access'
import { loadDocument } from '../document-cache.ts'
import { makeFigures } from '../figures/make-figures.ts'
import { readFigureFacts } from '../figures/read-figures.ts'
import { type LineProduct, type LineProducts, readLineProducts } from '../line-products.ts'
import { openHead, requireReader } from '../open-specification.ts'
import { chosenOf } from './chosen-lines.ts'
import { fitPlan, type PlannedLine, planTransfer, type TransferLine } from './plan-transfer.rules.ts'

type User = Actor & { user: ActorUser }
type ToCart = { id: number; lineIds?: string[] | undefined; cartId?: number | undefined; newCartName?: string | undefined }
type Figures = SpecificationFigures['lines'][number]

const keyOf = ({ type, id }: Pick<LineProduct, 'type' | 'id'>) => (type === 'catalog' ? `p${id}` : `c${id}`)

/** More than one for each line, for another line may want the same product. */
const SPARE = 3

/** Analogs of lines whose buyer allows them and whose product is not sold or short; each product stands in for one line. */
async function readAnalogs(
  ctx: Context,
  actor: Actor,
  {
    catalogue,
    lines,
    figuresOf,
    products,
  }: {
    catalogue: Catalogue
    lines: readonly ShownSpecificationLine[]
    figuresOf: (id: string) => Figures | undefined
    products: LineProducts
  },
): Promise<Map<string, Analog>> {
  const needy = lines
    .filter(
      (line) => line.replacement === 'analog' && line.productId !== null && !(products.of(line)?.isSold && figuresOf(line.id)?.isEnough),
    )
    .slice(0, MAX_ANALOG_LINES)
  if (needy.length === 0) return new Map()
  const excluded = new Set(lines.flatMap(({ productId }) => productId ?? []))
  const found = await withinLookups(ctx, actor, async (spend) => {
    await spend(needy.length)
    const sought = needy.map(({ id, productId }) => {
      const figures = figuresOf(id)
      return { productId: productId ?? 0, amount: figures?.neededAmount ?? 1, price: figures?.price?.value ?? null }
    })
    return findAnalogs(ctx, actor, { catalogue, sought, limit: SPARE, isForCart: true, isPatient: true, excluded })
  })
  const taken = new Set<number>()
  return new Map(
    needy.flatMap(({ id, productId }): [string, Analog][] => {
      const analog = found.get(productId ?? 0)?.find(({ product }) => !taken.has(product.id))
      if (!analog) return []
      taken.add(analog.product.id)
      return [[id, analog]]
    }),
  )
}

const productOf = (product: LineProduct | undefined, figures: Figures | undefined): TransferLine['product'] =>
  product
    ? {
        key: keyOf(product),
        unit: product.unit,
        minimumBatch: product.minimumBatch,
        multiplicity: product.multiplicity,
        isSold: product.isSold,
        isUsable: product.isUsable,
        // An own product goes without a price: the seller names it.
        hasPrice: product.type === 'custom' || (figures?.price ?? null) !== null,
      }
    : null

const analogOf = (analog: Analog | undefined): TransferLine['product'] =>
  analog
    ? {
        key: `p${analog.product.id}`,
        unit: analog.product.unit,
        minimumBatch: analog.product.minimumBatch,
        multiplicity: analog.product.multiplicity,
        isSold: true,
        isUsable: true,
        hasPrice: true,
      }
    : null

const subjectOf = (key: string): Pick<NewCartItem, 'productId' | 'customProductId'> =>
  key.startsWith('p') ? { productId: Number(key.slice(1)) } : { customProductId: Number(key.slice(1)) }

function itemsOf(id: number, planned: readonly PlannedLine[], lines: readonly ShownSpecificationLine[]): NewCartItem[] {
  return planned.flatMap(({ id: lineId, key, taken }, at) =>
    key === null
      ? []
      : [{ ...subjectOf(key), amount: taken, note: lines[at]?.note ?? '', source: { type: 'specification' as const, id, lineId } }],
  )
}

/** Puts lines into a cart and reports the outcome of each; nothing is lost silently. */
export async function putIntoCart(
  ctx: Context,
  actor: User,
  { catalogue, id, lineIds, cartId, newCartName }: ToCart & { catalogue: Catalogue },
): Promise<TransferReport & { cartId: number | null }> {
  requireToggle(actor, 'cart')
  const reader = requireReader(actor)
  const whole = await loadDocument(ctx, await openHead(ctx, reader, id))
  const lines = chosenOf(actor, whole.lines, lineIds)
  const document: SpecificationDocument = { groups: whole.groups, lines }
  const products = await readLineProducts(ctx, { ...reader, language: actor.language }, lines)
  const figures = makeFigures(await readFigureFacts(ctx, actor, { catalogue, reader, document }))
  const byLine = new Map(figures.lines.map((one) => [one.id, one]))
  const analogs = await readAnalogs(ctx, actor, { catalogue, lines, figuresOf: (lineId) => byLine.get(lineId), products })

  const wanted = planTransfer(
    lines.map((line): TransferLine => {
      const own = byLine.get(line.id)
      const isCounted = line.productId !== null
      return {
        id: line.id,
        needed: own?.neededAmount ?? line.amount,
        product: productOf(products.of(line), own),
        isEnough: !isCounted || (own?.isEnough ?? false),
        analog: analogOf(analogs.get(line.id)),
      }
    }),
  )
  const { planned, filled } = await inTransaction(ctx, async (tx) => {
    if (wanted.every(({ key }) => key === null)) return { planned: wanted, filled: null }
    const target = newCartName ? (await createCart(tx, actor, newCartName)).id : cartId
    const inCart = await readCartKeys(tx, requireOwner(actor), target)
    const fitting = fitPlan(wanted, { inCart, limit: MAX_CART_LINES })
    const items = itemsOf(id, fitting, lines)
    const cart = items.length > 0 ? await addItems(tx, actor, { items, mode: 'add', cartId: target }) : null
    return { planned: fitting, filled: cart?.id ?? null }
  })

  const { outcomes } = specificationTextsIn(actor.language)
  const reported = planned.map(({ id: lineId, outcome, asked, taken }, at) => {
    const line = lines[at]
    const analog = analogs.get(lineId)
    const unit = analog?.product.unit.name ?? (line && products.of(line)?.unit.name) ?? ''
    const stock = byLine.get(lineId)?.stock ?? 0
    return {
      lineId,
      name: line ? products.nameOf(line) : '',
      outcome,
      asked,
      taken,
      message: fill(outcomes[outcome], { taken, asked, unit, stock, name: analog?.product.name ?? '', limit: MAX_CART_LINES }),
    }
  })
  const takenCount = reported.filter(({ taken }) => taken > 0).length
  return { items: reported, takenCount, leftCount: reported.length - takenCount, cartId: filled }
}

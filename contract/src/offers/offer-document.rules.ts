import { depthOf, MAX_GROUP_DEPTH, type Outline, type OutlineChange, applyOutlineChange, wholeOutline } from '../outline/outline.rules.ts'
import {
  lineFigures,
  markupsOf,
  type Markup,
  type OfferLineFigures,
  type OfferTotals,
  type OfferVatMode,
  type Rounding,
  type SharedMarkup,
  totalsOf,
} from './offer-price.rules.ts'

export const MAX_OFFER_LINES = 1_000
export const MAX_OFFER_GROUPS = 200

/** product: of the catalogue; own: the buyer's own; work: a work or a service. */
export const offerLineKinds = ['product', 'own', 'work'] as const

/** Where the buyer's cost comes from. Repricing takes list and agreed prices anew and never touches a hand's. */
export const costOrigins = ['list', 'agreed', 'hand'] as const
export type CostOrigin = (typeof costOrigins)[number]

/** always: a part of the offer; option: the client may take it; alternative: the client takes exactly one of its set. */
export const lineChoices = ['always', 'option', 'alternative'] as const

export type OfferGroup = {
  id: string
  parentId: string | null
  name: string
  /** Null: that of the group around it, or of the offer. */
  markup: SharedMarkup | null
}

export type OfferLine = {
  id: string
  groupId: string | null
  kind: (typeof offerLineKinds)[number]
  productId: number | null
  customProductId: number | null
  /** As the client reads them, whatever becomes of the product; the article is the maker's, for the seller's would name the supplier. */
  name: string
  article: string
  unit: string
  /** Decimals of an amount in this unit. */
  decimals: number
  note: string
  amount: number
  /** Amounts the client may choose from; null: the amount is fixed. */
  limits: { from: number; to: number } | null
  vatRate: number | null
  /** The buyer's own price, with VAT, in kopecks. */
  costPrice: number | null
  costOrigin: CostOrigin
  /** The moment the cost was taken. */
  costAt: string | null
  /** Null: that of its group or of the offer. */
  markup: Markup | null
  choice: (typeof lineChoices)[number]
  /** Of an alternative: the set it stands in. */
  setId: string | null
  /** Of an option or an alternative: it counts until the client chooses otherwise. */
  isTicked: boolean
}

export type OfferDocument = Outline<OfferGroup, OfferLine>

/** The client an offer is for, as far as the buyer knows them. */
export type OfferClient = { name: string; inn: string; contact: string; email: string; phone: string }

export const offerTemplates = ['classic', 'compact', 'pictures', 'letter'] as const
export type OfferTemplate = (typeof offerTemplates)[number]

/** Everything of an offer but its groups and lines. */
export type OfferTerms = {
  name: string
  client: OfferClient
  objectName: string
  markup: SharedMarkup
  rounding: Rounding
  vatMode: OfferVatMode
  minMargin: number
  /** The last day on which the client may accept; null: no such day. */
  validUntil: string | null
  deliveryTerms: string
  paymentTerms: string
  /** The words above the table. */
  comment: string
  /** For the buyer's own people; never leaves the company. */
  internalNote: string
  template: OfferTemplate
  /** Legal entity of the buyer's company in whose name it is made; null: the company's first. */
  legalEntityId: number | null
  withArticles: boolean
  withStamp: boolean
}

export type OfferState = { terms: OfferTerms; document: OfferDocument }

/** `costAt` null asks for the price of now: a cost set by hand goes back to the list. */
export type OfferLineFields = Partial<Omit<OfferLine, 'id' | 'groupId'>>
export type OfferGroupFields = Partial<Pick<OfferGroup, 'name' | 'markup'>>
export type OfferChange =
  | OutlineChange<OfferGroup, OfferLine, OfferGroupFields, OfferLineFields>
  | { op: 'setTerms'; terms: Partial<OfferTerms> }

/** Every set has two lines or more and exactly one that is ticked; a line left alone is a plain one. */
function settleSets(lines: readonly OfferLine[]): readonly OfferLine[] {
  const sets = new Map<string, OfferLine[]>()
  for (const line of lines)
    if (line.choice === 'alternative' && line.setId !== null) sets.set(line.setId, [...(sets.get(line.setId) ?? []), line])
  const isSet = ({ choice, setId }: OfferLine) => choice === 'alternative' && setId !== null && (sets.get(setId)?.length ?? 0) > 1
  return lines.map((line) => {
    if (line.choice === 'always') return line.setId === null && line.isTicked ? line : { ...line, setId: null, isTicked: true }
    if (line.choice === 'option') return line.setId === null ? line : { ...line, setId: null }
    if (!isSet(line)) return { ...line, choice: 'always', setId: null, isTicked: true }
    const members = sets.get(line.setId ?? '') ?? []
    const isTicked = (members.find((one) => one.isTicked) ?? members[0])?.id === line.id
    return isTicked === line.isTicked ? line : { ...line, isTicked }
  })
}

/** An offer as it may be stored, whatever arrived. */
export function wholeOffer(document: OfferDocument): OfferDocument {
  const { groups, lines } = wholeOutline(document)
  return { groups, lines: settleSets(lines) }
}

function applyChange(state: OfferState, change: OfferChange): OfferState {
  if (change.op === 'setTerms') return { ...state, terms: { ...state.terms, ...change.terms } }
  if (change.op !== 'setLines') return { ...state, document: applyOutlineChange<OfferGroup, OfferLine>(state.document, change) }
  // A tick in a set moves: the line that is ticked last takes it from the others.
  const ticked = new Set(change.lines.filter(({ isTicked }) => isTicked === true).map(({ id }) => id))
  const document = applyOutlineChange<OfferGroup, OfferLine>(state.document, change)
  const sets = new Set(document.lines.flatMap(({ id, setId }) => (ticked.has(id) && setId !== null ? [setId] : [])))
  const lines = document.lines.map((line) =>
    line.setId !== null && sets.has(line.setId) && !ticked.has(line.id) ? { ...line, isTicked: false } : line,
  )
  return { ...state, document: { ...document, lines } }
}

/** The offer after the changes, in their order. */
export function applyOfferChanges(state: OfferState, changes: readonly OfferChange[]): OfferState {
  const { terms, document } = changes.reduce(applyChange, state)
  return { terms, document: wholeOffer(document) }
}

/** Why a document cannot be kept; null: it can. */
export function offerSizeProblem({ groups, lines }: OfferDocument): 'lines' | 'groups' | 'depth' | null {
  if (lines.length > MAX_OFFER_LINES) return 'lines'
  if (groups.length > MAX_OFFER_GROUPS) return 'groups'
  return depthOf(groups) > MAX_GROUP_DEPTH ? 'depth' : null
}

/** Whether a line is in the sum before the client chooses. */
export const isCounted = ({ choice, isTicked }: Pick<OfferLine, 'choice' | 'isTicked'>): boolean => choice === 'always' || isTicked

export type OfferFigures = { lines: (OfferLineFigures & { id: string })[]; totals: OfferTotals; groups: { id: string; total: number }[] }

/** All prices and sums of an offer. Lines that are not counted have theirs too: only the totals leave them out. */
export function offerFigures({ terms, document: { groups, lines } }: OfferState): OfferFigures {
  const markupOf = markupsOf(groups, terms.markup)
  const figures = lines.map((line) => ({ id: line.id, amount: line.amount, ...lineFigures(line, terms, markupOf(line)) }))
  const counted = figures.filter((_, at) => {
    const line = lines[at]
    return line !== undefined && isCounted(line)
  })
  const parents = new Map(groups.map(({ id, parentId }) => [id, parentId]))
  const sums = new Map(groups.map(({ id }) => [id, 0]))
  for (const [at, line] of lines.entries())
    if (isCounted(line))
      for (let id = line.groupId, steps = 0; id !== null && steps <= groups.length; id = parents.get(id) ?? null, steps++)
        sums.set(id, (sums.get(id) ?? 0) + (figures[at]?.total ?? 0))
  return {
    lines: figures.map(({ amount: _, ...line }) => line),
    totals: totalsOf(counted, terms),
    groups: groups.map(({ id }) => ({ id, total: sums.get(id) ?? 0 })),
  }
}

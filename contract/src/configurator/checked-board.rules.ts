import { allowedCurrents } from './allowed-current.rules.ts'
import type { CheckedItem, FactStatus, FeatureRequirement, Finding, FindingRule, GoodsFeature, GoodsKind } from './assembly-shapes.ts'
import { type CoreMaterial, normProfiles } from './board-shapes.ts'
import { SECTIONS } from './norms/sections.ts'
import { usualRating } from './size-circuit.rules.ts'

/** Letters that goods of a kind are marked with. */
const letters: Partial<Record<GoodsKind, string>> = {
  breaker: 'QF',
  rcbo: 'QFD',
  rcd: 'QD',
  switch: 'QS',
  contactor: 'KM',
  spd: 'FV',
  cable: 'W',
  'bus-n': 'N',
  'bus-pe': 'PE',
}
export const lettersOf = (mark: string): string => mark.replace(/[\d.]+$/, '')
export const numberOf = (mark: string): string => mark.replace(/^[A-Z]+/, '')
/** '2' of '2.1': the leakage protection a line stands behind; null: none. */
export const groupOf = (mark: string): string | null => /^[A-Z]+(\d+)\.\d+$/.exec(mark)?.[1] ?? null

export const ownMarks = ({ kind, marks }: CheckedItem): string[] => marks.filter((mark) => lettersOf(mark) === letters[kind])

export const numberIn = ({ features }: CheckedItem, feature: GoodsFeature): number | null => {
  const value = features[feature]
  return value === undefined || Number.isNaN(Number(value)) ? null : Number(value)
}

/** One piece of goods in its place; lists that name no places have pieces without marks. */
export type Piece = { item: CheckedItem; mark: string | null }

const railKinds: ReadonlySet<GoodsKind> = new Set(['switch', 'breaker', 'rcd', 'rcbo', 'spd', 'contactor'])
const MOST_PIECES = 500

const piecesOf = (item: CheckedItem): Piece[] => {
  const marks = ownMarks(item)
  if (marks.length > 0) return marks.slice(0, Math.max(0, Math.floor(item.amount))).map((mark) => ({ item, mark }))
  return Array.from({ length: Math.min(MOST_PIECES, Math.max(1, Math.floor(item.amount))) }, () => ({ item, mark: null }))
}

/** A list of goods as a board. */
export type CheckedBoard = {
  items: readonly CheckedItem[]
  of: (kind: GoodsKind) => CheckedItem[]
  pieces: readonly Piece[]
  /** By its mark, where the list has marks. */
  byMark: ReadonlyMap<string, CheckedItem>
  hasMarks: boolean
  main: Piece | null
  /** Breakers of lines, alone or with leakage protection. */
  lines: readonly Piece[]
  takenModules: number
  isBoard: boolean
}

const polesOf = (item: CheckedItem) => numberIn(item, 'poles') ?? 0
const currentOf = (item: CheckedItem) => numberIn(item, 'current') ?? 0

/** The marked entry, else a switch, else the strongest breaker of several poles that is not weaker than any other. */
function mainOf(pieces: readonly Piece[]): Piece | null {
  const marked = pieces.find(({ mark }) => mark === 'QF0' || mark?.startsWith('QS'))
  if (marked) return marked
  if (pieces.some(({ mark }) => mark !== null)) return null
  const switched = pieces.find(({ item }) => item.kind === 'switch')
  if (switched) return switched
  const breakers = pieces.filter(({ item }) => item.kind === 'breaker')
  const strongest = Math.max(0, ...breakers.map(({ item }) => currentOf(item)))
  return breakers.find(({ item }) => polesOf(item) >= 2 && currentOf(item) === strongest) ?? null
}

export function readBoard(items: readonly CheckedItem[]): CheckedBoard {
  const pieces = items.filter(({ kind }) => railKinds.has(kind)).flatMap(piecesOf)
  const main = mainOf(pieces)
  const lines = pieces.filter((piece) => piece !== main && (piece.item.kind === 'breaker' || piece.item.kind === 'rcbo'))
  return {
    items,
    of: (kind) => items.filter((item) => item.kind === kind),
    pieces,
    byMark: new Map(items.flatMap((item) => ownMarks(item).map((mark) => [mark, item] as const))),
    hasMarks: items.some((item) => ownMarks(item).length > 0),
    main,
    lines,
    takenModules: pieces.reduce((sum, { item }) => sum + (numberIn(item, 'modules') ?? polesOf(item)), 0),
    isBoard: items.some(({ kind }) => kind === 'enclosure' || kind === 'plate-enclosure') || pieces.length >= 3,
  }
}

const bestCurrents = new Map<string, readonly number[]>()

/** Best current any document allows a section in any usual way of laying: above it the cable is surely too thin. */
function bestCurrent(material: CoreMaterial, phases: 1 | 3, section: number): number {
  const key = `${material}${phases}`
  const known =
    bestCurrents.get(key) ??
    SECTIONS.map((_, at) =>
      Math.max(
        0,
        ...normProfiles.flatMap((profile) =>
          (['surface', 'tray', 'ground'] as const).map(
            (laying) =>
              allowedCurrents(profile, { laying, material, phases, cablesTogether: 1, ambientC: null }).bySection[at]?.allowedA ?? 0,
          ),
        ),
      ),
    )
  bestCurrents.set(key, known)
  return known[SECTIONS.findIndex((one) => one === section)] ?? Number.POSITIVE_INFINITY
}

/** Greatest rating before a cable, as practice and the tables have it; null: the card does not say what cable it is. */
export function cableLimit(item: CheckedItem): number | null {
  const section = numberIn(item, 'section')
  if (section === null) return null
  const material: CoreMaterial = item.features.material === 'aluminium' ? 'aluminium' : 'copper'
  return Math.min(usualRating(material, section), bestCurrent(material, (numberIn(item, 'cores') ?? 3) >= 4 ? 3 : 1, section))
}

type NewFinding = {
  rule: FindingRule
  level?: Finding['level']
  items?: readonly CheckedItem[]
  marks?: readonly string[]
  used?: Finding['used']
  source: { clause: string; fact: FactStatus }
  missing?: { kind: GoodsKind; amount?: number; requirement?: readonly FeatureRequirement[] }
}

export const finding = ({ rule, level = 'error', items = [], marks = [], used = [], source, missing }: NewFinding): Finding => ({
  rule,
  level,
  itemIds: items.map(({ id }) => id),
  marks,
  used,
  clause: source.clause,
  fact: source.fact,
  missing: missing ? { amount: 1, requirement: [], ...missing } : null,
})

import type { CoreMaterial, NormProfile, PhaseName } from './board-shapes.ts'

/** confirmed: in two independent places; one-source: in one; recalled: to be checked with the text of the norm; practice: no norm asks for it. */
export const factStatuses = ['confirmed', 'one-source', 'recalled', 'practice'] as const
export type FactStatus = (typeof factStatuses)[number]

/** ok: computed and kept; warning: computed and not kept; not-calculated: no table for it; not-checked: the facts for it are not given. */
export const decisionStates = ['ok', 'warning', 'not-calculated', 'not-checked'] as const
export type DecisionState = (typeof decisionStates)[number]

export const decisionCodes = [
  'design-current',
  'breaker-rating',
  'breaker-curve',
  'breaking-capacity',
  'allowed-current',
  'section',
  'section-minimum',
  'voltage-drop',
  'pe-section',
  'rcd-need',
  'rcd-leakage',
  'rcd-rating',
  'rcd-cascade',
  'contactor',
  'demand',
  'main-rating',
  'selectivity',
  'allocated-power',
  'spd-class',
  'spd-backup',
  'phase-balance',
  'bus-n',
  'bus-pe',
  'comb',
  'reserve',
  'enclosure',
  'enclosure-ip',
  'rails',
  'loop-impedance',
  'heat',
] as const
export type DecisionCode = (typeof decisionCodes)[number]

export type Subject = { type: 'board' } | { type: 'circuit'; id: string } | { type: 'position'; key: string }

export type Figure = { symbol: string; value: number | string; unit: string }

/** One choice with everything needed to repeat it by hand. */
export type Decision = {
  code: DecisionCode
  subject: Subject
  formula: string
  numbers: Figure[]
  /** Null with the states not-calculated and not-checked. */
  result: Figure | null
  /** Words as the documents have them: 'ПУЭ 1.3.10, табл. 1.3.6'. */
  clause: string
  profile: NormProfile | null
  fact: FactStatus
  state: DecisionState
}

export const assumptionCodes = [
  'not-a-project',
  'cable-pvc',
  'three-core-column',
  'ambient-of-table',
  'ambient-below-base',
  'cos-of-kind',
  'kind-load',
  'demand-factor',
  'leakage-by-rule',
  'earthing',
  'short-circuit-unknown',
  'loop-unknown',
  'selectivity-by-rule',
  'heat-by-maker',
  'spd-backup-by-maker',
  'ev-direct-current',
  'contactor-duty',
  'rails-in-enclosure',
  'gost-31996-factors',
] as const
export type AssumptionCode = (typeof assumptionCodes)[number]

/** Kinds of goods a board is made of; how a catalogue names them is found out by `goods-kinds.rules.ts`. */
export const goodsKinds = [
  'switch',
  'breaker',
  'rcd',
  'rcbo',
  'spd',
  'contactor',
  'cable',
  'bus-n',
  'bus-pe',
  'comb',
  'rail',
  'enclosure',
  'plate-enclosure',
  'blank',
  'wire',
  'ferrule',
  'lug',
] as const
export type GoodsKind = (typeof goodsKinds)[number]

export const goodsFeatures = [
  'poles',
  'current',
  'curve',
  'breaking',
  'leak',
  'leakType',
  'voltage',
  'voltageKv',
  'modules',
  'capacity',
  'ip',
  'mounting',
  'section',
  'cores',
  'material',
  'surgeClass',
  'surgeCurrent',
  'contacts',
  'coilVoltage',
  'inputs',
  'colour',
  'length',
  'width',
  'height',
  'type',
] as const
export type GoodsFeature = (typeof goodsFeatures)[number]
export type GoodsFeatures = Partial<Record<GoodsFeature, number | string>>

/** equal: one of the values; not-less and not-more: compared as numbers, of IP digit by digit. */
export type FeatureRequirement = {
  feature: GoodsFeature
  rule: 'equal' | 'not-less' | 'not-more'
  values: readonly (number | string)[]
}

/** A place of the board that goods fill: a device, a cable or a part. */
export type Position = {
  /** The same while its circuit or group stands: 'breaker:<circuit id>', 'main', 'enclosure'. */
  key: string
  kind: GoodsKind
  /** By ГОСТ 2.710: QF3, QD1, W3; empty for parts without one. */
  mark: string
  /** Marks of the devices at its ends: by them a cable in a bought specification is matched to its breaker again. */
  connects: readonly string[]
  /** The circuit's name, printed on the label; empty for a part of the whole board, which has no circuit. */
  name: string
  circuitId: string | null
  /** Key of the position that feeds it; null: the entry. */
  feederKey: string | null
  /** Pieces, or metres of cable and wire. */
  amount: number
  requirement: readonly FeatureRequirement[]
  /** The least device that meets the requirement: the drawings and the check need one before any goods are chosen. */
  features: GoodsFeatures
  /** Width on the rail in modules, half ones too; 0 for what is not on the rail. */
  modules: number
  /** The phases it serves. */
  phases: readonly PhaseName[]
}

export type CircuitResult = {
  circuitId: string
  /** Number behind the letters of its marks: '2.1' of QF2.1 and W2.1 is the first under the leakage protection QD2; '3' has none above. */
  mark: string
  phases: readonly PhaseName[]
  loadKw: number
  designA: number | null
  breakerA: number | null
  curve: string | null
  cable: { section: number; cores: number; material: CoreMaterial; allowedA: number; peSection: number } | null
  dropPercent: number | null
  /** Where its protection against leakage is; null: it has none. */
  rcdKey: string | null
  decisions: Decision[]
  state: DecisionState
}

/** One device in its place of the front view; `offset` in modules from the left. */
export type Placed = { key: string; row: number; offset: number; modules: number }

export type Assembly = {
  positions: Position[]
  circuits: CircuitResult[]
  /** The cable that feeds the board. */
  entry: {
    designA: number | null
    mainA: number | null
    upstreamA: number | null
    cable: CircuitResult['cable']
    dropPercent: number | null
  }
  installedKw: number
  demandKw: number
  phases: { load: Record<PhaseName, number>; unbalancePercent: number | null; neutralA: number | null }
  layout: { rows: number; rowModules: number; placed: Placed[]; takenModules: number; freeModules: number }
  /** Of the whole board; those of a circuit are with it. */
  decisions: Decision[]
  assumptions: AssumptionCode[]
  /** The worst of all decisions. */
  state: DecisionState
}

export const findingRules = [
  'enclosure-missing',
  'enclosure-too-small',
  'enclosure-ip',
  'main-missing',
  'main-too-weak',
  'breaker-missing',
  'breaker-above-cable',
  'breaker-below-load',
  'selectivity',
  'cable-missing',
  'cable-cores',
  'rcd-missing',
  'rcd-too-weak',
  'rcd-leak',
  'spd-missing',
  'spd-poles',
  'contactor-missing',
  'contactor-too-weak',
  'bus-n-missing',
  'bus-pe-missing',
  'bus-too-small',
  'comb-missing',
  'comb-too-weak',
  'rail-missing',
  'blank-missing',
  'wire-missing',
  'ferrule-missing',
  'lug-missing',
  'poles',
  'voltage',
  'breaking-capacity',
] as const
export type FindingRule = (typeof findingRules)[number]

/** One line of goods as the check sees it. */
export type CheckedItem = {
  /** Of the line in its list. */
  id: string
  name: string
  kind: GoodsKind
  amount: number
  features: GoodsFeatures
  /** Marks of the places it is for, where the list names them: QF2.1, W2.1; a cable names what it comes from as well. */
  marks: readonly string[]
  /** Amperes by mark, where the list names them: design currents of a cable's circuits, and the rating before an entry switch. */
  loads: Readonly<Record<string, number>>
}

export type Finding = {
  rule: FindingRule
  /** error: it will not work or is not safe; advice: worth a look. */
  level: 'error' | 'advice'
  /** Lines it is about; empty when what is missing is no line. */
  itemIds: readonly string[]
  marks: readonly string[]
  /** The features it used, with what they are and what they should be. */
  used: { feature: GoodsFeature | 'amount'; found: number | string | null; wanted: number | string | null }[]
  clause: string
  fact: FactStatus
  /** Goods whose purchase settles the finding, so that the dialog can offer them; null when no purchase does. */
  missing: { kind: GoodsKind; amount: number; requirement: readonly FeatureRequirement[] } | null
}

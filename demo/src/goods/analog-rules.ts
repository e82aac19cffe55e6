import type { AnalogRule } from '@vitrina/contract/catalogue/analogs.rules'
import { families } from './families.ts'
import { type FeatureCode, featureByCode } from './features.ts'

type Codes = readonly FeatureCode[]
/** `soft`: weights of what may differ; features named nowhere weigh one. */
type Rules = { equal: Codes; notLess?: Codes; notMore?: Codes; soft?: Partial<Record<FeatureCode, number>> }

/** The same for all goods: surroundings a product must bear, and papers that decide nothing. */
const everywhere: Rules = {
  equal: [],
  notLess: ['ip', 'ik', 'temp-max'],
  notMore: ['temp-min'],
  soft: { standard: 0, warranty: 0, service: 0, frequency: 0 },
}

const cable: Rules = {
  equal: ['brand', 'cores', 'section', 'core-material', 'fire-class'],
  notLess: ['voltage-kv'],
  soft: { packing: 3, 'core-class': 2 },
}
/** Shines no less and takes no more. */
const light = { notLess: ['lumens', 'cri', 'has-battery', 'has-dimming'], notMore: ['watts', 'ripple'] } as const satisfies Partial<Rules>
const insulated = { notLess: ['voltage'], soft: { handle: 2, packing: 0 } } as const satisfies Partial<Rules>

/** Rules by which an electrician would accept a replacement. */
const byFamily: Record<string, Rules> = {
  vvg: cable,
  vvgp: cable,
  vbshv: cable,
  avvg: cable,
  kg: cable,
  kvvg: cable,
  // The colour of a single core says what it is for.
  pugv: { equal: ['brand', 'cores', 'section', 'colour'], notLess: ['voltage'], soft: { packing: 3 } },
  pvs: { equal: ['brand', 'cores', 'section'], notLess: ['voltage'], soft: { packing: 3 } },
  sip: { equal: ['brand', 'cores', 'section'], notLess: ['voltage-kv'], soft: { packing: 3 } },
  kps: { equal: ['brand', 'pairs', 'section'], notLess: ['voltage', 'is-halogen-free'], soft: { packing: 3 } },
  utp: { equal: ['category', 'screen', 'pairs'], notLess: ['is-outdoor', 'is-halogen-free'], soft: { packing: 3 } },

  mcb: { equal: ['poles', 'current', 'curve'], notLess: ['breaking', 'voltage'], soft: { modules: 2 } },
  rcd: { equal: ['poles', 'leak', 'leak-type'], notLess: ['current', 'breaking', 'voltage'], soft: { modules: 2 } },
  rcbo: { equal: ['poles', 'current', 'curve', 'leak', 'leak-type'], notLess: ['breaking', 'voltage'], soft: { modules: 2 } },
  spd: { equal: ['poles', 'surge-class'], notLess: ['surge-current', 'voltage'], notMore: ['surge-level'], soft: { contacts: 2 } },
  'switch-din': { equal: ['poles'], notLess: ['current', 'voltage'], soft: { modules: 2 } },
  'contactor-din': { equal: ['contacts', 'coil-voltage'], notLess: ['current', 'voltage'], soft: { modules: 2 } },
  'relay-voltage': { equal: ['type', 'phases'], notLess: ['current', 'voltage'], soft: { 'has-display': 2 } },
  'relay-time': { equal: ['type', 'coil-voltage', 'contacts'], notLess: ['current'] },
  mccb: { equal: ['poles', 'current', 'release'], notLess: ['breaking', 'voltage'] },
  knife: { equal: ['type', 'poles', 'positions'], notLess: ['current', 'short-current', 'voltage'], soft: { material: 2 } },
  ats: { equal: ['poles', 'type', 'positions'], notLess: ['current', 'voltage'] },
  fuse: { equal: ['frame', 'current', 'curve', 'type'], notLess: ['breaking', 'voltage'] },
  contactor: { equal: ['poles', 'coil-voltage', 'contacts'], notLess: ['current', 'power', 'voltage'], soft: { mounting: 2 } },
  starter: { equal: ['poles', 'coil-voltage', 'type'], notLess: ['current', 'power', 'voltage'] },
  thermal: { equal: ['setting', 'type', 'poles', 'contacts'], notLess: ['voltage'] },
  'motor-breaker': { equal: ['setting', 'poles', 'type'], notLess: ['breaking', 'voltage'] },

  'box-wall': { equal: ['mounting'], notLess: ['capacity', 'current'], soft: { capacity: 3, type: 2, colour: 2 } },
  'box-flush': { equal: ['mounting'], notLess: ['capacity', 'current'], soft: { capacity: 3, type: 2, colour: 2 } },
  'board-mount': { equal: ['height', 'width', 'depth', 'mounting'], notLess: ['thickness', 'is-outdoor'] },
  'board-split': { equal: ['mounting'], notLess: ['capacity', 'current'], soft: { capacity: 3, type: 2 } },
  'board-meter': { equal: ['phases', 'mounting'], notLess: ['capacity', 'is-outdoor'], soft: { capacity: 3 } },
  'bus-zero': { equal: ['type', 'colour'], notLess: ['inputs', 'current', 'wire-max'], soft: { inputs: 3 } },
  'bus-comb': { equal: ['poles', 'type'], notLess: ['capacity', 'current', 'section'], soft: { capacity: 3 } },
  'din-rail': { equal: ['type', 'width', 'height'], notLess: ['length'], soft: { length: 3, material: 2 } },
  'terminal-block': { equal: ['poles', 'mounting'], notLess: ['current', 'outputs', 'wire-max', 'voltage'] },

  socket: { equal: ['poses', 'type', 'mounting', 'colour'], notLess: ['current', 'voltage', 'has-grounding', 'has-shutters'] },
  switch: { equal: ['keys', 'type', 'mounting', 'colour'], notLess: ['current', 'voltage'] },
  frame: { equal: ['poses', 'type', 'mounting', 'colour'], soft: { material: 3 } },
  plug: { equal: ['type', 'current', 'pins'], notLess: ['voltage', 'is-outdoor'] },
  extension: { equal: ['type'], notLess: ['sockets', 'metres', 'section', 'has-switch', 'has-grounding'], soft: { metres: 3, sockets: 2 } },
  junction: { equal: ['type'], notLess: ['length', 'width', 'depth', 'inputs', 'is-outdoor'], soft: { length: 2, width: 2, depth: 2 } },

  panel: { equal: ['type', 'kelvin', 'mounting'], ...light },
  linear: { equal: ['length', 'kelvin'], ...light },
  utility: { equal: ['type', 'kelvin', 'mounting'], ...light, soft: { colour: 2 } },
  emergency: { equal: ['type', 'positions', 'mounting'], notLess: ['runtime', 'lumens'], soft: { watts: 0 } },
  flood: { equal: ['type', 'kelvin'], ...light, soft: { beam: 2 } },
  street: { equal: ['kelvin', 'curve', 'mounting'], ...light, soft: { type: 3 } },
  lamp: { equal: ['cap', 'bulb', 'kelvin', 'pieces'], ...light },
  'led-strip': { equal: ['voltage', 'colour'], notLess: ['lumens', 'is-outdoor'], notMore: ['watts'], soft: { inputs: 2 } },
  'light-sensor': { equal: ['type', 'mounting'], notLess: ['watts', 'beam', 'distance', 'is-outdoor'] },
  'photo-relay': { equal: ['type', 'mounting'], notLess: ['current', 'watts', 'is-outdoor'], soft: { setting: 2 } },

  tray: { equal: ['type', 'width', 'height', 'length', 'coating'], notLess: ['thickness', 'is-outdoor'] },
  duct: { equal: ['width', 'height', 'type', 'colour'], soft: { packing: 2 } },
  'pipe-pvc': { equal: ['diameter', 'material', 'type', 'positions'], notLess: ['is-halogen-free'], soft: { packing: 3 } },
  'pipe-rigid': { equal: ['diameter', 'type'], notLess: ['force-n'], soft: { packing: 3 } },
  hose: { equal: ['brand', 'diameter', 'coating'], soft: { packing: 3 } },
  lug: { equal: ['brand', 'section', 'hole', 'type', 'pieces'] },
  ferrule: { equal: ['brand', 'section', 'cores', 'length', 'pieces'], soft: { colour: 2 } },
  sleeve: { equal: ['brand', 'section', 'pieces'], notLess: ['voltage-kv'] },
  lever: { equal: ['type', 'inputs', 'core-material', 'pieces'], notLess: ['section', 'current', 'voltage'], soft: { section: 2 } },
  terminal: { equal: ['type', 'release', 'section'], notLess: ['current', 'voltage'], soft: { colour: 3 } },
  gland: { equal: ['thread', 'wire-d', 'material', 'pieces'] },
  tie: { equal: ['width', 'length', 'type', 'pieces'], notLess: ['force-n', 'is-outdoor'] },
  'cable-clip': { equal: ['type', 'wire-d', 'pieces'] },
  tape: { equal: ['type', 'tape', 'metres', 'colour'], notLess: ['thickness', 'voltage'] },
  shrink: { equal: ['diameter', 'shrink', 'type', 'colour'], notLess: ['voltage'], soft: { packing: 3, brand: 2 } },

  meter: { equal: ['phases', 'setting', 'class', 'tariffs', 'link', 'mounting'], notLess: ['has-switch'] },
  ct: { equal: ['ratio', 'class', 'va', 'frame'], notLess: ['voltage-kv'] },
  'panel-meter': { equal: ['type', 'positions', 'setting', 'class', 'width', 'height'] },
  multimeter: { equal: ['type', 'positions', 'safety-category'], notLess: ['current', 'digits', 'voltage'], soft: { release: 2 } },
  ups: { equal: ['topology', 'phases', 'mounting'], notLess: ['va', 'watts', 'runtime'], soft: { va: 3, type: 2 } },
  battery: { equal: ['voltage', 'type', 'thread'], notLess: ['capacity-ah'], notMore: ['length', 'width', 'height'] },
  stabiliser: { equal: ['type', 'phases', 'output-voltage', 'input-range', 'mounting'], notLess: ['va'], soft: { va: 3 } },
  psu: { equal: ['output-voltage', 'phases', 'input-range'], notLess: ['watts', 'current'], soft: { watts: 3, type: 2 } },
  motor: { equal: ['power', 'rpm', 'frame', 'mounting', 'type', 'voltage', 'phases'], notLess: ['efficiency'] },
  vfd: {
    equal: ['phases', 'voltage', 'type'],
    notLess: ['power', 'current', 'inputs', 'outputs', 'has-surge'],
    soft: { power: 3, link: 3 },
  },
  soft: { equal: ['voltage', 'type', 'coil-voltage', 'phases'], notLess: ['power', 'current'], soft: { power: 3, link: 3 } },
  button: { equal: ['type', 'colour', 'contacts', 'diameter', 'positions'], notLess: ['current', 'voltage'], soft: { material: 2 } },
  post: { equal: ['keys', 'type', 'contacts', 'mounting'], notLess: ['current', 'voltage'], soft: { material: 2 } },
  signal: { equal: ['type', 'colour', 'coil-voltage', 'diameter', 'mounting'] },
  plc: { equal: ['type', 'coil-voltage', 'contacts', 'link'], notLess: ['inputs', 'outputs', 'has-display'] },
  relay: { equal: ['contacts', 'coil-voltage', 'type', 'pins'], notLess: ['current', 'voltage'] },
  proximity: { equal: ['type', 'depth', 'contacts', 'mounting', 'link', 'voltage', 'voltage-kind'], notLess: ['current'] },
  limit: { equal: ['type', 'contacts', 'thread'], notLess: ['current', 'voltage'], soft: { material: 2 } },
  floor: { equal: ['type', 'area', 'density', 'positions', 'mounting'] },
  'self-heat': { equal: ['watts', 'type', 'screen'], notLess: ['is-outdoor'], soft: { packing: 3, sheath: 2 } },
  convector: { equal: ['type', 'power', 'phases', 'mounting'], notLess: ['has-wifi'], soft: { positions: 3 } },
  thermostat: { equal: ['positions', 'mounting'], notLess: ['current', 'has-wifi'], soft: { type: 3, colour: 3 } },
  fan: { equal: ['type', 'diameter', 'positions'], notLess: ['volume'], soft: { release: 2 } },
  rod: { equal: ['type', 'diameter', 'length', 'material', 'release'] },
  strip: { equal: ['type', 'frame', 'material'], soft: { packing: 3 } },
  'earth-clamp': { equal: ['type', 'wire-d', 'material', 'pieces'], notLess: ['inputs', 'thickness'] },
  'air-rod': { equal: ['reach', 'type', 'material', 'mounting'], notLess: ['diameter'] },
  crimper: { equal: ['type', 'range', 'release'] },
  stripper: { equal: ['type', 'core-material'], notLess: ['voltage', 'wire-max'], soft: { handle: 2, packing: 0 } },
  screwdriver: { equal: ['type', 'release', 'length'], ...insulated },
  plier: { equal: ['type', 'length'], ...insulated },
  patch: { equal: ['category', 'metres', 'screen'], notLess: ['is-halogen-free'], soft: { colour: 2 } },
  'rj-socket': { equal: ['type', 'ports', 'category', 'screen', 'release', 'colour'] },
  rack: { equal: ['height19', 'width', 'depth', 'mounting'], soft: { type: 2, colour: 2 } },
  'patch-panel': { equal: ['ports', 'height19', 'category', 'screen', 'type'] },
}

const ruled = (codes: Codes | undefined, kind: AnalogRule['kind'], weights: Rules['soft']): [FeatureCode, AnalogRule][] =>
  (codes ?? []).map((code) => [code, { kind, weight: weights?.[code] ?? 1 }])

const rulesIn = ({ equal, notLess, notMore, soft = {} }: Rules): [FeatureCode, AnalogRule][] => [
  ...ruled(Object.keys(soft) as FeatureCode[], 'soft', soft),
  ...ruled(equal, 'equal', soft),
  ...ruled(notLess, 'not-less', soft),
  ...ruled(notMore, 'not-more', soft),
]

/** Rules of a family by the code of the feature. */
export function analogRulesOf(familyCode: string): Map<FeatureCode, AnalogRule> {
  const own = byFamily[familyCode]
  if (!own) throw new Error(`${familyCode} has no rules for analogs`)
  return new Map([...rulesIn(everywhere), ...rulesIn(own)])
}

type Row = { familyId: number; featureId: number; kind: AnalogRule['kind']; weight: number }

/** Of all families, about the features that goods of the store have. */
export const analogRuleRows = (featureIds: ReadonlySet<number>): Row[] =>
  families.flatMap(({ code }, place) =>
    [...analogRulesOf(code)].flatMap(([feature, rule]) => {
      const featureId = featureByCode.get(feature)?.id ?? 0
      return featureIds.has(featureId) ? [{ familyId: place + 1, featureId, ...rule }] : []
    }),
  )

import * as z from 'zod'

/** Boards of one person; a guest's board belongs to nobody. */
export const MAX_BOARDS = 200
export const MAX_CIRCUITS = 60

/** pue, gost-31996, gost-r-50571-5-52: tables with the factors of the same document; lowest: each by itself, the smallest taken. */
export const normProfiles = ['pue', 'gost-31996', 'gost-r-50571-5-52'] as const
export type NormProfile = (typeof normProfiles)[number]
export const normChoices = [...normProfiles, 'lowest'] as const
export type NormChoice = (typeof normChoices)[number]

export const boardTemplates = ['flat', 'house', 'floor', 'power', 'empty'] as const
export type BoardTemplate = (typeof boardTemplates)[number]

export const circuitKinds = [
  'lighting',
  'outdoor-lighting',
  'sockets',
  'cooker',
  'oven',
  'dishwasher',
  'washing-machine',
  'fridge',
  'water-heater',
  'floor-heating',
  'heating',
  'boiler',
  'air-conditioner',
  'ventilation',
  'pump',
  'motor',
  'welding',
  'ev-charger',
  'computers',
  'fire-alarm',
  'low-current',
  'feeder',
  'other',
] as const
export type CircuitKind = (typeof circuitKinds)[number]

/** insulated-wall: in a pipe in a heat-insulated wall; pipe: in a pipe or duct; surface: on the wall or under plaster. */
export const layings = ['insulated-wall', 'pipe', 'surface', 'tray', 'ground-duct', 'ground'] as const
export type Laying = (typeof layings)[number]

export const coreMaterials = ['copper', 'aluminium'] as const
export type CoreMaterial = (typeof coreMaterials)[number]

export const phaseNames = ['L1', 'L2', 'L3'] as const
export type PhaseName = (typeof phaseNames)[number]

const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
const oneLine = (longest: number) => z.string().max(longest).transform(clean)

const phaseCount = z.union([z.literal(1), z.literal(3)])
const way = {
  lengthM: z.number().min(0).max(2_000),
  laying: z.enum(layings),
  material: z.enum(coreMaterials),
  /** Cables laid together with it, itself included. */
  cablesTogether: z.int().min(1).max(20),
}

export const circuit = z.object({
  /** Made by whoever adds it; goods are chosen by it. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: oneLine(120),
  kind: z.enum(circuitKinds),
  /** One of the two is given; with both the current counts. */
  loadKw: z.number().min(0).max(500).nullable(),
  currentA: z.number().min(0).max(1_000).nullable(),
  phases: phaseCount,
  /** Null: as usual for the kind. */
  cosPhi: z.number().min(0.2).max(1).nullable(),
  ...way,
  /** Bathroom, shower, outdoors: a protection against leakage is a must. */
  isWet: z.boolean(),
  /** auto: by the kind; own: a device of its own; none: without. */
  rcd: z.enum(['auto', 'own', 'none']),
  /** Switched by a relay, timer or button. */
  hasContactor: z.boolean(),
  /** Null: the phase that balances best. */
  phase: z.enum(phaseNames).nullable(),
})
export type Circuit = z.infer<typeof circuit>

const supply = z.object({
  phases: phaseCount,
  /** Of one phase; three phases have 400 or 380 V. */
  voltage: z.union([z.literal(230), z.literal(220)]),
  entry: z.enum(['cable', 'overhead']),
  earthing: z.enum(['TN-S', 'TN-C-S', 'TT']),
  /** Rating of the protective device before the board; null: unknown. */
  upstreamA: z.number().min(1).max(1_000).nullable(),
  /** Power the network gives; null: unknown. */
  allocatedKw: z.number().min(0.1).max(500).nullable(),
  /** Expected short-circuit current at the board; null: unknown. */
  shortCircuitKa: z.number().min(0.1).max(100).nullable(),
  /** The cable that feeds the board. */
  ...way,
})

export const board = z.object({
  name: z.string().transform(clean).pipe(z.string().min(1).max(200)),
  template: z.enum(boardTemplates),
  norm: z.enum(normChoices),
  /** Strict: 1.45 In ≤ Iz in place of In ≤ Iz. */
  isStrict: z.boolean(),
  supply,
  /** Null: the temperature the tables are made for. */
  ambientC: z.number().min(-5).max(60).nullable(),
  room: z.enum(['dry', 'damp', 'dusty', 'outdoor']),
  mounting: z.enum(['surface', 'flush']),
  main: z.enum(['switch', 'breaker']),
  spd: z.enum(['auto', 'none']),
  hasFireRcd: z.boolean(),
  /** Null: by the tables. */
  demandFactor: z.number().min(0.05).max(1).nullable(),
  /** Free modules, of those taken. */
  reservePercent: z.number().min(0).max(100),
  rowModules: z.union([z.literal(8), z.literal(12), z.literal(18), z.literal(24)]),
  circuits: z.array(circuit).max(MAX_CIRCUITS),
  /** Goods of this brand are chosen first. */
  brandId: z.int32().positive().nullable(),
  isInStockOnly: z.boolean(),
  /** Goods the person chose among those that fit. */
  choices: z.array(z.object({ key: z.string().max(80), productId: z.int32().positive() })).max(300),
})
export type Board = z.infer<typeof board>
export type Supply = Board['supply']

/** As it travels to the reader: no rule of input is asked again. */
export const shownBoard = board.extend({ name: z.string(), circuits: z.array(circuit.extend({ name: z.string() })) })

import type { Board, BoardTemplate, Circuit, CircuitKind, Supply } from './board-shapes.ts'

/** A line of a template; fields it leaves out are as in a new line. `name` is a key of the texts, so that readers get it in their language. */
type Line = { name: string; kind: CircuitKind; loadKw: number; lengthM: number } & Partial<Circuit>

export const newCircuit = ({ id, name, kind, ...rest }: Pick<Circuit, 'id' | 'name' | 'kind'> & Partial<Circuit>): Circuit => ({
  id,
  name,
  kind,
  loadKw: null,
  currentA: null,
  phases: 1,
  cosPhi: null,
  lengthM: 15,
  laying: 'surface',
  material: 'copper',
  cablesTogether: 1,
  isWet: false,
  rcd: 'auto',
  hasContactor: false,
  phase: null,
  ...rest,
})

const supplyOf = (fields: Partial<Supply>): Supply => ({
  phases: 1,
  voltage: 230,
  entry: 'cable',
  earthing: 'TN-C-S',
  upstreamA: null,
  allocatedKw: null,
  shortCircuitKa: null,
  lengthM: 10,
  laying: 'surface',
  material: 'copper',
  cablesTogether: 1,
  ...fields,
})

/** Names of lines in templates: the keys that the texts of the web translate. */
export const templateLineNames = [
  'lighting',
  'outdoorLighting',
  'roomSockets',
  'kitchenSockets',
  'bathroomSockets',
  'outdoorSockets',
  'cooker',
  'oven',
  'dishwasher',
  'washingMachine',
  'fridge',
  'waterHeater',
  'airConditioner',
  'floorHeating',
  'gasBoiler',
  'pump',
  'garage',
  'evCharger',
  'workplaces',
  'stairLighting',
  'fireAlarm',
  'flat',
  'cleaningSockets',
  'machine',
  'compressor',
  'fan',
  'threePhaseSocket',
  'welding',
  'lowCurrent',
] as const
export type TemplateLineName = (typeof templateLineNames)[number]

/** Loads that every rule passes: a template opens green, and what turns amber later is the person's own change (ПУЭ 7.1.83 for a hob of 7 kW behind 30 mA). */
const flat: Line[] = [
  { name: 'lighting', kind: 'lighting', loadKw: 0.5, lengthM: 25 },
  { name: 'roomSockets', kind: 'sockets', loadKw: 1.5, lengthM: 20 },
  { name: 'kitchenSockets', kind: 'sockets', loadKw: 2, lengthM: 15 },
  { name: 'bathroomSockets', kind: 'sockets', loadKw: 1.2, lengthM: 12, isWet: true },
  { name: 'cooker', kind: 'cooker', loadKw: 5.5, lengthM: 12 },
  { name: 'oven', kind: 'oven', loadKw: 3, lengthM: 12 },
  { name: 'dishwasher', kind: 'dishwasher', loadKw: 2, lengthM: 12 },
  { name: 'washingMachine', kind: 'washing-machine', loadKw: 2.2, lengthM: 12, isWet: true },
  { name: 'fridge', kind: 'fridge', loadKw: 0.3, lengthM: 12 },
  { name: 'airConditioner', kind: 'air-conditioner', loadKw: 1.5, lengthM: 15 },
  { name: 'lowCurrent', kind: 'low-current', loadKw: 0.2, lengthM: 5 },
]

const house: Line[] = [
  { name: 'lighting', kind: 'lighting', loadKw: 0.8, lengthM: 35 },
  { name: 'outdoorLighting', kind: 'outdoor-lighting', loadKw: 0.4, lengthM: 40, isWet: true, hasContactor: true },
  { name: 'roomSockets', kind: 'sockets', loadKw: 1.5, lengthM: 25 },
  { name: 'kitchenSockets', kind: 'sockets', loadKw: 2, lengthM: 18 },
  { name: 'bathroomSockets', kind: 'sockets', loadKw: 1.5, lengthM: 18, isWet: true },
  { name: 'outdoorSockets', kind: 'sockets', loadKw: 2, lengthM: 30, isWet: true },
  { name: 'cooker', kind: 'cooker', loadKw: 9, lengthM: 15, phases: 3 },
  { name: 'oven', kind: 'oven', loadKw: 3, lengthM: 15 },
  { name: 'dishwasher', kind: 'dishwasher', loadKw: 2, lengthM: 15 },
  { name: 'washingMachine', kind: 'washing-machine', loadKw: 2.2, lengthM: 15, isWet: true },
  { name: 'fridge', kind: 'fridge', loadKw: 0.3, lengthM: 15 },
  { name: 'waterHeater', kind: 'water-heater', loadKw: 2, lengthM: 15, isWet: true },
  { name: 'floorHeating', kind: 'floor-heating', loadKw: 1.5, lengthM: 15, isWet: true },
  { name: 'gasBoiler', kind: 'boiler', loadKw: 0.15, lengthM: 15 },
  { name: 'pump', kind: 'pump', loadKw: 1.1, lengthM: 30, isWet: true },
  { name: 'garage', kind: 'feeder', loadKw: 4, lengthM: 25 },
]

const floor: Line[] = [
  ...[1, 2, 3].map((): Line => ({ name: 'flat', kind: 'feeder', loadKw: 10, lengthM: 15 })),
  { name: 'stairLighting', kind: 'lighting', loadKw: 0.5, lengthM: 30 },
  { name: 'cleaningSockets', kind: 'sockets', loadKw: 1.5, lengthM: 20 },
  { name: 'fireAlarm', kind: 'fire-alarm', loadKw: 0.3, lengthM: 20 },
]

const power: Line[] = [
  { name: 'machine', kind: 'motor', loadKw: 5.5, lengthM: 25, phases: 3, laying: 'tray' },
  { name: 'compressor', kind: 'motor', loadKw: 4, lengthM: 30, phases: 3, laying: 'tray' },
  { name: 'fan', kind: 'motor', loadKw: 2.2, lengthM: 35, phases: 3, laying: 'tray', hasContactor: true },
  { name: 'threePhaseSocket', kind: 'other', loadKw: 7.5, lengthM: 20, phases: 3, laying: 'tray' },
  { name: 'welding', kind: 'welding', loadKw: 3.5, lengthM: 20, laying: 'tray' },
  { name: 'lighting', kind: 'lighting', loadKw: 1.5, lengthM: 40, laying: 'tray' },
  { name: 'workplaces', kind: 'sockets', loadKw: 2, lengthM: 25, laying: 'tray' },
]

const linesOf: Record<BoardTemplate, readonly Line[]> = { flat, house, floor, power, empty: [] }

const fieldsOf: Record<BoardTemplate, Partial<Board>> = {
  flat: { main: 'switch', spd: 'none', mounting: 'flush', supply: supplyOf({ upstreamA: 50 }) },
  house: {
    hasFireRcd: true,
    supply: supplyOf({ phases: 3, entry: 'overhead', lengthM: 25 }),
  },
  floor: { main: 'switch', supply: supplyOf({ phases: 3 }), demandFactor: 0.6 },
  power: { room: 'dusty', supply: supplyOf({ phases: 3, lengthM: 30, laying: 'tray' }) },
  empty: {},
}

/** A board to begin with; `nameOf` gives the lines names in the reader's language. */
export function boardOf(template: BoardTemplate, name: string, nameOf: (line: TemplateLineName, count: number) => string): Board {
  const seen = new Map<string, number>()
  const circuits = linesOf[template].map((line, at) => {
    const count = (seen.get(line.name) ?? 0) + 1
    seen.set(line.name, count)
    return newCircuit({ ...line, id: `c${at + 1}`, name: nameOf(line.name as TemplateLineName, count) })
  })
  return {
    name,
    template,
    norm: 'gost-r-50571-5-52',
    isStrict: false,
    supply: supplyOf({}),
    ambientC: null,
    room: 'dry',
    mounting: 'surface',
    main: 'breaker',
    spd: 'auto',
    hasFireRcd: false,
    demandFactor: null,
    reservePercent: 20,
    rowModules: 12,
    circuits,
    brandId: null,
    isInStockOnly: true,
    choices: [],
    ...fieldsOf[template],
  }
}

import type { FactStatus } from './assembly-shapes.ts'
import { type CoreMaterial, type Laying, type NormChoice, type NormProfile, normProfiles } from './board-shapes.ts'
import { GOST_31996_AIR_C, GOST_31996_GROUND_C, gost31996, gost31996FiveCores } from './norms/gost-31996.ts'
import { IEC_AIR_C, IEC_GROUND_C, iecCurrents, iecGrouping, iecMethod, iecTemperature } from './norms/gost-r-50571-5-52.ts'
import { pueCables, pueFourCores, PUE_AIR_C, PUE_GROUND_C, pueWires } from './norms/pue-currents.ts'
import { pueBundles, pueSideBySide, pueTemperature } from './norms/pue-factors.ts'
import { type Currents, SECTIONS } from './norms/sections.ts'

/** How a cable lies. */
export type CableWay = {
  laying: Laying
  material: CoreMaterial
  phases: 1 | 3
  cablesTogether: number
  /** Null: the temperature of the table. */
  ambientC: number | null
}

export type Factor = { symbol: string; value: number; clause: string; fact: FactStatus }
/** A column of one document with factors of the same document. */
export type CurrentColumn = { profile: NormProfile; clause: string; fact: FactStatus; currents: Currents; factors: Factor[] }
export type AllowedCurrent = { allowedA: number; tableA: number; column: CurrentColumn }

const isInGround = (laying: Laying) => laying === 'ground' || laying === 'ground-duct'
const isInPipe = (laying: Laying) => laying === 'pipe' || laying === 'insulated-wall'

/** A warmer place than the next row of the table takes the row above it; colder than all rows, the first. Null: hotter than the table. */
function factorAt(rows: readonly (readonly [at: number, factor: number])[], at: number): number | null {
  return rows.find(([row]) => row >= at)?.[1] ?? null
}

type Factors = Factor[] | null

function pueTemperatureFactors({ laying, ambientC }: CableWay): Factors {
  const { clause, fact, ambientC: rows, air, ground } = pueTemperature
  const base = isInGround(laying) ? ground : air
  if (ambientC === null || ambientC === base.baseC) return []
  const value = factorAt(
    rows.map((row, at) => [row, base.factors[at] ?? 0] as const),
    ambientC,
  )
  return value === null ? null : [{ symbol: 'kт', value, clause, fact }]
}

const scaled = (column: { clause: string; fact: FactStatus; currents: Currents }, factors: Factor[]): CurrentColumn => ({
  profile: 'pue',
  ...column,
  factors,
})

function pueColumns(way: CableWay): CurrentColumn[] | null {
  const { laying, material, phases, cablesTogether } = way
  const warm = pueTemperatureFactors(way)
  if (!warm) return null
  const cores: Factor[] =
    material === 'aluminium' && phases === 3 && !isInPipe(laying)
      ? [{ symbol: 'kж', value: pueFourCores.factor, clause: pueFourCores.clause, fact: pueFourCores.fact }]
      : []
  if (isInGround(laying)) {
    const value = pueSideBySide.factors[cablesTogether - 1]
    if (value === undefined) return null
    const beside = value === 1 ? [] : [{ symbol: 'kг', value, clause: pueSideBySide.clause, fact: pueSideBySide.fact }]
    return [scaled(pueCables[material].ground, [...warm, ...cores, ...beside])]
  }
  // 1.3.11: cables in one row, not bundled, are taken as in the air.
  if (!isInPipe(laying)) return [scaled(pueCables[material].air, [...warm, ...cores])]
  const inPipe = scaled(pueWires[material].pipe, warm)
  const wires = cablesTogether * (phases === 1 ? 2 : 3)
  if (wires <= 4) return [inPipe]
  const bundle = pueBundles.upTo.find((row) => row.wires >= wires)
  if (!bundle) return null
  const bundled = scaled(pueWires[material].open, [
    ...warm,
    { symbol: 'kг', value: bundle.factor, clause: pueBundles.clause, fact: pueBundles.fact },
  ])
  return [inPipe, bundled]
}

/** Our data of this document has neither pipes nor cables laid together nor warmer places: what it cannot answer stays open. */
function gost31996Columns({ laying, material, phases, cablesTogether, ambientC }: CableWay): CurrentColumn[] | null {
  if (isInPipe(laying) || laying === 'ground-duct' || cablesTogether > 1) return null
  const inGround = isInGround(laying)
  if (ambientC !== null && ambientC > (inGround ? GOST_31996_GROUND_C : GOST_31996_AIR_C)) return null
  const { clause, fact, factor } = gost31996FiveCores
  const factors = phases === 3 ? [{ symbol: 'kж', value: factor, clause, fact }] : []
  return [{ profile: 'gost-31996', ...gost31996[material][inGround ? 'ground' : 'air'], factors }]
}

function iecColumns({ laying, material, phases, cablesTogether, ambientC }: CableWay): CurrentColumn[] | null {
  const { clause, fact, currents } = iecCurrents[material][phases]
  const method = iecMethod[laying]
  const column = currents[method]
  if (!column) return null
  const warm = iecTemperature[isInGround(laying) ? 'ground' : 'air']
  const warmth = ambientC === null ? 1 : factorAt(warm.factors, ambientC)
  const grouping = iecGrouping[laying]
  const beside = factorAt(grouping.factors, cablesTogether)
  if (warmth === null || beside === null) return null
  return [
    {
      profile: 'gost-r-50571-5-52',
      clause: `${clause} (способ ${method})`,
      fact,
      currents: column,
      factors: [
        ...(warmth === 1 ? [] : [{ symbol: 'kт', value: warmth, clause: warm.clause, fact: warm.fact }]),
        ...(beside === 1 ? [] : [{ symbol: 'kг', value: beside, clause: grouping.clause, fact: grouping.fact }]),
      ],
    },
  ]
}

const columnsOf: Record<NormProfile, (way: CableWay) => CurrentColumn[] | null> = {
  pue: pueColumns,
  'gost-31996': gost31996Columns,
  'gost-r-50571-5-52': iecColumns,
}

/** Temperature around the cable that a document's tables are made for. */
export const baseAmbientC = (profile: NormProfile, laying: Laying): number =>
  ({
    pue: [PUE_AIR_C, PUE_GROUND_C],
    'gost-31996': [GOST_31996_AIR_C, GOST_31996_GROUND_C],
    'gost-r-50571-5-52': [IEC_AIR_C, IEC_GROUND_C],
  })[profile][isInGround(laying) ? 1 : 0] ?? IEC_AIR_C

const inColumn = (column: CurrentColumn, at: number): AllowedCurrent | null => {
  const tableA = column.currents[at]
  if (tableA === null || tableA === undefined) return null
  return { tableA, column, allowedA: column.factors.reduce((current, { value }) => current * value, tableA) }
}

const lowest = (all: AllowedCurrent[]): AllowedCurrent | null =>
  all.reduce<AllowedCurrent | null>((least, one) => (least && least.allowedA <= one.allowedA ? least : one), null)

/** By one document: the lowest of the columns that apply, null where one of them has no figure. */
function byProfile(columns: readonly CurrentColumn[], at: number): AllowedCurrent | null {
  const found = columns.map((column) => inColumn(column, at))
  return found.some((one) => one === null) ? null : lowest(found.flatMap((one) => one ?? []))
}

/** Allowed currents of the sections in the order of SECTIONS; `missing`: documents that have no answer for this way of laying. */
export function allowedCurrents(norm: NormChoice, way: CableWay): { bySection: (AllowedCurrent | null)[]; missing: NormProfile[] } {
  const profiles = norm === 'lowest' ? normProfiles : [norm]
  const found = profiles.map((profile) => ({ profile, columns: columnsOf[profile](way) }))
  const known = found.flatMap(({ columns }) => (columns ? [columns] : []))
  return {
    bySection: SECTIONS.map((_, at) => lowest(known.flatMap((columns) => byProfile(columns, at) ?? []))),
    missing: found.filter(({ columns }) => !columns).map(({ profile }) => profile),
  }
}

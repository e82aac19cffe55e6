import type { Assembly, Position } from '@vitrina/contract/configurator/assembly-shapes'
import { MODULE_MM } from '@vitrina/contract/configurator/norms/enclosures'

/** Millimetres of the front view; a module is as wide as on the rail, heights are those of common modular devices. */
export const frontSizes = {
  module: MODULE_MM,
  device: 85,
  /** The part of a device that looks out of the cover. */
  face: 45,
  rail: 35,
  rowPitch: 125,
  side: 24,
  top: 28,
  bar: 9,
  terminal: 6.5,
  barGap: 8,
} as const

export type Box = { x: number; y: number; width: number; height: number }
export type FrontDevice = Box & { position: Position; row: number }
export type FrontBar = Box & { position: Position; terminals: number[] }
export type FrontView = {
  width: number
  height: number
  rows: { rail: Box; free: Box[] }[]
  devices: FrontDevice[]
  bars: FrontBar[]
}

const inputsOf = ({ features }: Position) => Number(features.inputs ?? 4)
const barWidth = (inputs: number) => inputs * frontSizes.terminal + 10

/** Bars side by side from the left, as many as fit into the width, the next ones below. */
function placeBars(positions: readonly Position[], { x, y, width }: Omit<Box, 'height'>): { bars: FrontBar[]; height: number } {
  const { bar, barGap, terminal } = frontSizes
  const bars: FrontBar[] = []
  let left = 0
  let line = 0
  for (const position of positions) {
    const inputs = inputsOf(position)
    const wide = Math.min(barWidth(inputs), width)
    if (left > 0 && left + wide > width) {
      left = 0
      line += 1
    }
    // A bar longer than the box is drawn with closer screws.
    const step = Math.min(terminal, (wide - 10) / inputs)
    const terminals = Array.from({ length: inputs }, (_, at) => x + left + 5 + step * (at + 0.5))
    bars.push({ position, x: x + left, y: y + line * (bar + barGap), width: wide, height: bar, terminals })
    left += wide + barGap
  }
  return { bars, height: positions.length === 0 ? 0 : (line + 1) * (bar + barGap) }
}

/** Where every device, free place, rail and bar of the board stands, in millimetres from its upper left corner. */
export function drawFrontView({ positions, layout }: Pick<Assembly, 'positions' | 'layout'>): FrontView {
  const { module, device, rail, rowPitch, side, top } = frontSizes
  const byKey = new Map(positions.map((one) => [one.key, one]))
  const inner = Math.max(1, layout.rowModules) * module
  const rowTop = (row: number) => top + row * rowPitch
  const devices = layout.placed.flatMap(({ key, row, offset, modules }): FrontDevice[] => {
    const position = byKey.get(key)
    return position ? [{ position, row, x: side + offset * module, y: rowTop(row), width: modules * module, height: device }] : []
  })
  const rows = Array.from({ length: layout.rows }, (_, row) => {
    const taken = devices.filter((one) => one.row === row).reduce<number>((most, { x, width }) => Math.max(most, x + width), side)
    const free = side + inner - taken
    return {
      rail: { x: side, y: rowTop(row) + (device - rail) / 2, width: inner, height: rail },
      free: free > 0.01 ? [{ x: taken, y: rowTop(row), width: free, height: device }] : [],
    }
  })
  const barsTop = top + layout.rows * rowPitch
  const { bars, height } = placeBars(
    positions.filter(({ kind }) => kind === 'bus-n' || kind === 'bus-pe'),
    { x: side, y: barsTop, width: inner },
  )
  return { width: inner + 2 * side, height: barsTop + height + top / 2, rows, devices, bars }
}

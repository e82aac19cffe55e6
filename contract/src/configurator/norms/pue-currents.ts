import type { FactStatus } from '../assembly-shapes.ts'
import type { CoreMaterial } from '../board-shapes.ts'
import type { Currents } from './sections.ts'

/** Cores at 65 °C, air at 25 °C, ground at 15 °C. */
export const PUE_AIR_C = 25
export const PUE_GROUND_C = 15

type Column = { clause: string; fact: FactStatus; currents: Currents }

/** Wires with rubber or PVC insulation: laid open, and one three-core wire in a pipe. */
export const pueWires: Record<CoreMaterial, { open: Column; pipe: Column }> = {
  copper: {
    open: {
      clause: 'ПУЭ, табл. 1.3.4 (открыто)',
      fact: 'confirmed',
      currents: [23, 30, 41, 50, 80, 100, 140, 170, 215, 270, 330, 385, 440, 510, 605],
    },
    pipe: {
      clause: 'ПУЭ, табл. 1.3.4 (один трёхжильный в трубе)',
      fact: 'confirmed',
      currents: [15, 21, 27, 34, 50, 70, 85, 100, 135, 175, 215, 250, null, null, null],
    },
  },
  aluminium: {
    open: {
      clause: 'ПУЭ, табл. 1.3.5 (открыто)',
      fact: 'confirmed',
      currents: [null, 24, 32, 39, 60, 75, 105, 130, 165, 210, 255, 295, 340, 390, 465],
    },
    pipe: {
      clause: 'ПУЭ, табл. 1.3.5 (один трёхжильный в трубе)',
      fact: 'one-source',
      currents: [null, 16, 21, 26, 38, 55, 65, 75, 105, 135, 165, 190, null, null, null],
    },
  },
}

/** Cables, columns of three cores: N of three phases and PE are not counted as loaded (1.3.10). */
export const pueCables: Record<CoreMaterial, { air: Column; ground: Column }> = {
  copper: {
    air: {
      clause: 'ПУЭ, табл. 1.3.6 (трёхжильные, в воздухе)',
      fact: 'confirmed',
      currents: [19, 25, 35, 42, 55, 75, 95, 120, 145, 180, 220, 260, 305, 350, null],
    },
    ground: {
      clause: 'ПУЭ, табл. 1.3.6 (трёхжильные, в земле)',
      fact: 'confirmed',
      currents: [27, 38, 49, 60, 90, 115, 150, 180, 225, 275, 330, 385, 435, 500, null],
    },
  },
  aluminium: {
    air: {
      clause: 'ПУЭ, табл. 1.3.7 (трёхжильные, в воздухе)',
      fact: 'confirmed',
      currents: [null, 19, 27, 32, 42, 60, 75, 90, 110, 140, 170, 200, 235, 270, null],
    },
    ground: {
      clause: 'ПУЭ, табл. 1.3.7 (трёхжильные, в земле)',
      fact: 'confirmed',
      currents: [null, 29, 38, 46, 70, 90, 115, 140, 175, 210, 255, 295, 335, 385, null],
    },
  },
}

/** Aluminium cables with more than three cores, by the note to the table. */
export const pueFourCores = { clause: 'ПУЭ, табл. 1.3.7, примечание', fact: 'confirmed', factor: 0.92 } as const

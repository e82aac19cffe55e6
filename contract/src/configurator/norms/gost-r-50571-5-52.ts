import type { FactStatus } from '../assembly-shapes.ts'
import type { CoreMaterial, Laying } from '../board-shapes.ts'
import type { Currents } from './sections.ts'

/** Cores at 70 °C with PVC insulation, soil of 2.5 K·m/W. */
export const IEC_AIR_C = 30
export const IEC_GROUND_C = 20

type Method = 'A2' | 'B2' | 'C' | 'D1' | 'D2' | 'E'
export const iecMethod: Record<Laying, Method> = {
  'insulated-wall': 'A2',
  pipe: 'B2',
  surface: 'C',
  tray: 'E',
  'ground-duct': 'D1',
  ground: 'D2',
}

type Table = { clause: string; fact: FactStatus; currents: Partial<Record<Method, Currents>> }

/** Multi-core cables by the way of laying, with two and with three loaded cores. */
export const iecCurrents: Record<CoreMaterial, Record<1 | 3, Table>> = {
  copper: {
    1: {
      clause: 'ГОСТ Р 50571.5.52-2011, табл. B.52.2, B.52.10',
      fact: 'confirmed',
      currents: {
        A2: [14, 18.5, 25, 32, 43, 57, 75, 92, 110, 139, 167, 192, 219, 248, 291],
        B2: [16.5, 23, 30, 38, 52, 69, 90, 111, 133, 168, 201, 232, 258, 294, 344],
        C: [19.5, 27, 36, 46, 63, 85, 112, 138, 168, 213, 258, 299, 344, 392, 461],
        D1: [22, 29, 37, 46, 60, 78, 99, 119, 140, 173, 204, 231, 261, 292, 336],
        D2: [22, 28, 38, 48, 64, 83, 110, 132, 156, 192, 230, 261, 293, 331, 382],
        E: [22, 30, 40, 51, 70, 94, 119, 148, 180, 232, 282, 328, 379, 434, 514],
      },
    },
    3: {
      clause: 'ГОСТ Р 50571.5.52-2011, табл. B.52.4, B.52.10',
      fact: 'confirmed',
      currents: {
        A2: [13, 17.5, 23, 29, 39, 52, 68, 83, 99, 125, 150, 172, 196, 223, 261],
        B2: [15, 20, 27, 34, 46, 62, 80, 99, 118, 149, 179, 206, 225, 255, 297],
        C: [17.5, 24, 32, 41, 57, 76, 96, 119, 144, 184, 223, 259, 299, 341, 403],
        D1: [18, 24, 30, 38, 50, 64, 82, 98, 116, 143, 169, 192, 217, 243, 280],
        D2: [19, 24, 33, 41, 54, 70, 92, 110, 130, 162, 193, 220, 246, 278, 320],
        E: [18.5, 25, 34, 43, 60, 80, 101, 126, 153, 196, 238, 276, 319, 364, 430],
      },
    },
  },
  aluminium: {
    1: {
      clause: 'ГОСТ Р 50571.5.52-2011, табл. B.52.2, B.52.11',
      fact: 'one-source',
      currents: {
        A2: [null, 14.5, 19.5, 25, 33, 44, 58, 71, 86, 108, 130, 150, 172, 195, 229],
        B2: [null, 17.5, 24, 30, 41, 54, 71, 86, 104, 131, 157, 181, 201, 230, 269],
        C: [null, 21, 28, 36, 49, 66, 83, 103, 125, 160, 195, 226, 261, 298, 352],
        D1: [null, 22, 29, 36, 47, 61, 77, 93, 109, 135, 159, 180, 204, 228, 262],
        E: [null, 23, 31, 39, 54, 73, 89, 111, 135, 173, 210, 244, 282, 322, 380],
      },
    },
    3: {
      clause: 'ГОСТ Р 50571.5.52-2011, табл. B.52.4, B.52.11',
      fact: 'one-source',
      currents: {
        A2: [null, 13.5, 17.5, 23, 31, 41, 53, 65, 78, 98, 118, 135, 155, 176, 207],
        B2: [null, 15.5, 21, 27, 36, 48, 62, 77, 92, 116, 139, 160, 176, 199, 232],
        C: [null, 18.5, 25, 32, 44, 59, 73, 90, 110, 140, 170, 197, 227, 259, 305],
        D1: [null, 18.5, 24, 30, 39, 50, 64, 77, 91, 112, 132, 150, 169, 190, 218],
        E: [null, 19.5, 26, 33, 46, 61, 78, 96, 117, 150, 183, 212, 245, 280, 330],
      },
    },
  },
}

const pairs = (values: Record<number, number>): [number, number][] => Object.entries(values).map(([at, factor]) => [Number(at), factor])

/** Temperature around the cable and its factor. */
export const iecTemperature = {
  air: {
    clause: 'ГОСТ Р 50571.5.52-2011, табл. B.52.14',
    fact: 'confirmed',
    factors: pairs({ 10: 1.22, 15: 1.17, 20: 1.12, 25: 1.06, 30: 1.0, 35: 0.94, 40: 0.87, 45: 0.79, 50: 0.71, 55: 0.61, 60: 0.5 }),
  },
  ground: {
    clause: 'ГОСТ Р 50571.5.52-2011, табл. B.52.15',
    fact: 'confirmed',
    factors: pairs({ 10: 1.1, 15: 1.05, 20: 1.0, 25: 0.95, 30: 0.89, 35: 0.84, 40: 0.77, 45: 0.71, 50: 0.63, 55: 0.55, 60: 0.45 }),
  },
} as const

/** Cables laid together; between the counts of the table the next greater one counts. */
export const iecGrouping: Record<
  Laying,
  { clause: string; fact: FactStatus; factors: readonly (readonly [count: number, factor: number])[] }
> = (() => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 20]
  const of = (factors: number[]) => counts.map((count, at) => [count, factors[at] ?? 0] as const)
  const bunched = of([1.0, 0.8, 0.7, 0.65, 0.6, 0.57, 0.54, 0.52, 0.5, 0.45, 0.41, 0.38])
  const onWall = of([1.0, 0.85, 0.79, 0.75, 0.73, 0.72, 0.72, 0.71, 0.7, 0.7, 0.7, 0.7])
  const onTray = of([1.0, 0.88, 0.82, 0.77, 0.75, 0.73, 0.73, 0.72, 0.72, 0.72, 0.72, 0.72])
  const clause = 'ГОСТ Р 50571.5.52-2011, табл. B.52.17'
  const alone = [1, 1] as const
  return {
    'insulated-wall': { clause, fact: 'confirmed', factors: bunched },
    pipe: { clause, fact: 'confirmed', factors: bunched },
    surface: { clause, fact: 'confirmed', factors: onWall },
    tray: { clause, fact: 'confirmed', factors: onTray },
    'ground-duct': {
      clause: 'ГОСТ Р 50571.5.52-2011, табл. B.52.19 (вплотную)',
      fact: 'one-source',
      factors: [alone, ...pairs({ 2: 0.85, 3: 0.75, 4: 0.7, 5: 0.65, 6: 0.6 })],
    },
    ground: {
      clause: 'ГОСТ Р 50571.5.52-2011, табл. B.52.18 (вплотную)',
      fact: 'one-source',
      factors: [alone, ...pairs({ 2: 0.75, 3: 0.65, 4: 0.6, 5: 0.55, 6: 0.5 })],
    },
  }
})()

import type { FactStatus } from '../assembly-shapes.ts'
import type { CoreMaterial } from '../board-shapes.ts'
import type { Currents } from './sections.ts'

type Column = { clause: string; fact: FactStatus; currents: Currents }

/** The table is made for 25 °C in the air and 15 °C in the ground. */
export const GOST_31996_AIR_C = 25
export const GOST_31996_GROUND_C = 15

/** Power cables with PVC insulation, cores at 70 °C; of pipes and cables laid together our data of this document says nothing. */
export const gost31996: Record<CoreMaterial, { air: Column; ground: Column }> = {
  copper: {
    air: {
      clause: 'ГОСТ 31996-2012, табл. 19 (многожильные, на воздухе)',
      fact: 'one-source',
      currents: [21, 27, 36, 46, 63, 84, 112, 137, 167, 211, 261, 302, 346, 397, 472],
    },
    ground: {
      clause: 'ГОСТ 31996-2012, табл. 19 (многожильные, в земле)',
      fact: 'one-source',
      currents: [27, 36, 47, 59, 79, 102, 133, 158, 187, 231, 279, 317, 358, 405, 471],
    },
  },
  aluminium: {
    air: {
      clause: 'ГОСТ 31996-2012, алюминиевые жилы (многожильные, на воздухе)',
      fact: 'recalled',
      currents: [null, 21, 29, 37, 50, 67, 87, 106, 126, 161, 197, 229, 261, 302, 357],
    },
    ground: {
      clause: 'ГОСТ 31996-2012, алюминиевые жилы (многожильные, в земле)',
      fact: 'one-source',
      currents: [null, 28, 37, 44, 59, 77, 102, 123, 143, 178, 214, 244, 274, 312, 363],
    },
  },
}

/** Five cores, or four with all of them loaded. */
export const gost31996FiveCores = { clause: 'ГОСТ 31996-2012, коэффициент для пятижильных', fact: 'recalled', factor: 0.93 } as const

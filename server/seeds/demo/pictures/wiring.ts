import { block, box, disc, each, faded, oval, picture, polygon, ring, row, scaled, screw, shadow, shape, stroke, tube, type Tint } from './canvas.ts'
import { black, copper, grey, steel, type Tones, tones, white } from './tones.ts'

import { type Tint, block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const ledPanel = (_: { shape: 'square' | 'long' | 'round'; isPrismatic: boolean }) =>
  picture(shadow([200, 330], 120), block([90, 100, 200, 220], grey))
export const linearLamp = ({ tint }: { tint: Tint; length: number; isClear: boolean }) =>
  picture(shadow([200, 330], 120), block([93, 107, 200, 220], tint))
export const bulkhead = ({ tint }: { tint: Tint; shape: 'round' | 'oval' | 'square'; hasSensor: boolean }) =>
  picture(shadow([200, 330], 120), block([96, 114, 200, 220], tint))
export const exitSign = (_: { face: 'exit' | 'arrow' | 'stairs' | 'lamp' }) =>
  picture(shadow([200, 330], 120), block([99, 121, 200, 220], grey))
export const floodlight = ({ tint }: { tint: Tint; size: number; hasSensor: boolean }) =>
  picture(shadow([200, 330], 120), block([102, 128, 200, 220], tint))
export const streetLamp = ({ tint }: { tint: Tint; size: number }) => picture(shadow([200, 330], 120), block([105, 135, 200, 220], tint))
export const bulb = (_: { shape: 'A60' | 'C37' | 'G45' | 'MR16' | 'GX53' | 'T8'; isWarm: boolean }) =>
  picture(shadow([200, 330], 120), block([108, 142, 200, 220], grey))
export const ledStrip = (_: { glow: string; isSealed: boolean }) => picture(shadow([200, 330], 120), block([111, 149, 200, 220], grey))
export const lightSensor = ({ tint }: { tint: Tint; kind: 'wall' | 'ceiling' | 'photo' }) =>
  picture(shadow([200, 330], 120), block([114, 156, 200, 220], tint))

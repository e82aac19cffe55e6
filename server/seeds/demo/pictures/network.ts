import { block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const patchCord = (_: { colour: string }) => picture(shadow([200, 330], 120), block([90, 100, 200, 220], grey))
export const dataSocket = (_: { ports: number; isSurface: boolean }) => picture(shadow([200, 330], 120), block([93, 107, 200, 220], grey))
export const rackCabinet = (_: { shape: 'wall' | 'low' | 'tall'; door: 'glass' | 'steel' }) =>
  picture(shadow([200, 330], 120), block([96, 114, 200, 220], grey))
export const patchPanel = (_: { ports: number; units: number }) => picture(shadow([200, 330], 120), block([99, 121, 200, 220], grey))

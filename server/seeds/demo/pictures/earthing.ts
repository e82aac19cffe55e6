import { block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const groundRod = (_: { metal: 'copper' | 'zinc' | 'steel' }) => picture(shadow([200, 330], 120), block([90, 100, 200, 220], grey))
export const earthStrip = (_: { metal: 'copper' | 'zinc' | 'steel'; isRound: boolean }) =>
  picture(shadow([200, 330], 120), block([93, 107, 200, 220], grey))
export const earthClamp = (_: { metal: 'copper' | 'zinc' | 'steel'; kind: 'cross' | 'parallel' | 'rod' | 'gutter' }) =>
  picture(shadow([200, 330], 120), block([96, 114, 200, 220], grey))
export const lightningRod = (_: { metal: 'zinc' | 'steel'; isMast: boolean }) =>
  picture(shadow([200, 330], 120), block([99, 121, 200, 220], grey))

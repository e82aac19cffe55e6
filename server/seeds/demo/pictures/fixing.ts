import { block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const cableLug = (_: { metal: 'copper' | 'tinned' | 'aluminium' | 'bimetal'; size: number }) =>
  picture(shadow([200, 330], 120), block([90, 100, 200, 220], grey))
export const ferrule = (_: { colour: string; isTwin: boolean }) => picture(shadow([200, 330], 120), block([93, 107, 200, 220], grey))
export const sleeve = (_: { metal: 'copper' | 'tinned' | 'aluminium'; isInsulated: boolean }) =>
  picture(shadow([200, 330], 120), block([96, 114, 200, 220], grey))
export const leverClamp = (_: { ways: number; isLever: boolean }) => picture(shadow([200, 330], 120), block([99, 121, 200, 220], grey))
export const railTerminal = (_: { colour: string; tiers: number }) => picture(shadow([200, 330], 120), block([102, 128, 200, 220], grey))
export const cableGland = (_: { isBrass: boolean; colour: string }) => picture(shadow([200, 330], 120), block([105, 135, 200, 220], grey))
export const cableTie = (_: { colour: string; isSteel: boolean }) => picture(shadow([200, 330], 120), block([108, 142, 200, 220], grey))
export const cableClip = (_: { kind: 'dowel' | 'clip' | 'bracket'; colour: string }) =>
  picture(shadow([200, 330], 120), block([111, 149, 200, 220], grey))
export const tapeRoll = (_: { colour: string }) => picture(shadow([200, 330], 120), block([114, 156, 200, 220], grey))
export const shrinkTube = (_: { colour: string; size: number }) => picture(shadow([200, 330], 120), block([117, 163, 200, 220], grey))

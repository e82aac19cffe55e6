import { type Tint, block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const crimpTool = ({ tint }: { tint: Tint; isHydraulic: boolean }) =>
  picture(shadow([200, 330], 120), block([90, 100, 200, 220], tint))
export const cutTool = ({ tint }: { tint: Tint; kind: 'shears' | 'ratchet' | 'stripper' | 'knife' }) =>
  picture(shadow([200, 330], 120), block([93, 107, 200, 220], tint))
export const screwdriver = ({ tint }: { tint: Tint; tip: 'SL' | 'PH' | 'PZ' | 'TX' }) =>
  picture(shadow([200, 330], 120), block([96, 114, 200, 220], tint))
export const plier = ({ tint }: { tint: Tint; kind: 'combination' | 'side' | 'long' | 'grip' }) =>
  picture(shadow([200, 330], 120), block([99, 121, 200, 220], tint))

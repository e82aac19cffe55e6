import { type Tint, block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const upsBox = ({ tint }: { tint: Tint; body: 'tower' | 'rack' | 'line'; size: number }) =>
  picture(shadow([200, 330], 120), block([90, 100, 200, 220], tint))
export const batteryBlock = ({ tint }: { tint: Tint; size: number }) => picture(shadow([200, 330], 120), block([93, 107, 200, 220], tint))
export const stabiliserBox = ({ tint }: { tint: Tint; isFloor: boolean; phases: number }) =>
  picture(shadow([200, 330], 120), block([96, 114, 200, 220], tint))
export const railSupply = ({ tint }: { tint: Tint; size: number }) => picture(shadow([200, 330], 120), block([99, 121, 200, 220], tint))

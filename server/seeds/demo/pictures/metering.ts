import { type Tint, block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const energyMeter = ({ tint }: { tint: Tint; phases: number; isRail: boolean }) =>
  picture(shadow([200, 330], 120), block([90, 100, 200, 220], tint))
export const currentTransformer = ({ tint }: { tint: Tint; hasBar: boolean }) =>
  picture(shadow([200, 330], 120), block([93, 107, 200, 220], tint))
export const panelMeter = ({ tint }: { tint: Tint; isDigital: boolean; letter: string }) =>
  picture(shadow([200, 330], 120), block([96, 114, 200, 220], tint))
export const handMeter = ({ tint }: { tint: Tint; isClamp: boolean }) => picture(shadow([200, 330], 120), block([99, 121, 200, 220], tint))

import { type Tint, block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const inductionMotor = ({ tint }: { tint: Tint; size: number; isFlanged: boolean }) =>
  picture(shadow([200, 330], 120), block([90, 100, 200, 220], tint))
export const frequencyDrive = ({ tint }: { tint: Tint; size: number }) => picture(shadow([200, 330], 120), block([93, 107, 200, 220], tint))
export const softStarter = ({ tint }: { tint: Tint; size: number }) => picture(shadow([200, 330], 120), block([96, 114, 200, 220], tint))

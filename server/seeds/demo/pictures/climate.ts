import { type Tint, block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const heatingMat = (_: { kind: 'mat' | 'cable' | 'film' }) => picture(shadow([200, 330], 120), block([90, 100, 200, 220], grey))
export const heatCable = (_: { colour: string }) => picture(shadow([200, 330], 120), block([93, 107, 200, 220], grey))
export const heaterBox = ({ tint }: { tint: Tint; kind: 'convector' | 'fan' | 'infrared' }) =>
  picture(shadow([200, 330], 120), block([96, 114, 200, 220], tint))
export const thermostatFace = (_: { kind: 'knob' | 'buttons' | 'touch'; colour: string }) =>
  picture(shadow([200, 330], 120), block([99, 121, 200, 220], grey))
export const houseFan = (_: { isRound: boolean; colour: string }) => picture(shadow([200, 330], 120), block([102, 128, 200, 220], grey))
export const ductFan = ({ tint }: { tint: Tint; size: number }) => picture(shadow([200, 330], 120), block([105, 135, 200, 220], tint))

import { type Tint, block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const pushButton = (_: { colour: string; kind: 'flat' | 'mushroom' | 'selector' | 'key'; isMetal: boolean }) =>
  picture(shadow([200, 330], 120), block([90, 100, 200, 220], grey))
export const signalLamp = (_: { colour: string; isTower: boolean }) => picture(shadow([200, 330], 120), block([93, 107, 200, 220], grey))
export const buttonPost = (_: { buttons: number; isYellow: boolean }) => picture(shadow([200, 330], 120), block([96, 114, 200, 220], grey))
export const controllerUnit = ({ tint }: { tint: Tint; kind: 'cpu' | 'input' | 'output' | 'analog' }) =>
  picture(shadow([200, 330], 120), block([99, 121, 200, 220], tint))
export const plugRelay = ({ tint }: { tint: Tint; pins: number }) => picture(shadow([200, 330], 120), block([102, 128, 200, 220], tint))
export const proximitySensor = (_: { shape: 'thread' | 'block'; size: number }) =>
  picture(shadow([200, 330], 120), block([105, 135, 200, 220], grey))
export const limitSwitch = ({ tint }: { tint: Tint; head: 'plunger' | 'roller' | 'lever' }) =>
  picture(shadow([200, 330], 120), block([108, 142, 200, 220], tint))

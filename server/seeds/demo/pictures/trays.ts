import { block, picture, shadow } from './canvas.ts'
import { grey } from './tones.ts'

export const trayPiece = (_: { kind: 'perforated' | 'solid' | 'ladder' | 'wire' | 'cover'; width: number }) =>
  picture(shadow([200, 330], 120), block([90, 100, 200, 220], grey))
export const corrugatedPipe = (_: { colour: string; isDouble: boolean }) =>
  picture(shadow([200, 330], 120), block([93, 107, 200, 220], grey))
export const rigidPipe = (_: { colour: string }) => picture(shadow([200, 330], 120), block([96, 114, 200, 220], grey))
export const metalHose = (_: { isCoated: boolean }) => picture(shadow([200, 330], 120), block([99, 121, 200, 220], grey))
export const cableDuct = (_: { colour: string; isWide: boolean }) => picture(shadow([200, 330], 120), block([102, 128, 200, 220], grey))

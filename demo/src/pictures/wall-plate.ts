import { box, disc, row, shadow, shape } from './canvas.ts'
import { brass, type Tones } from './tones.ts'

export const finishes = {
  белый: '#f4f6f8',
  'слоновая кость': '#f1e8d2',
  антрацит: '#4b525a',
  'чёрный матовый': '#2f343a',
  серебро: '#c3cbd3',
  шампань: '#d9c7a6',
  графит: '#6d747c',
} as const
export type Finish = keyof typeof finishes

export const plate = ({ width, height, hue }: { width: number; height: number; hue: Tones }) =>
  shadow([200, 200 + height / 2 + 12], width * 0.46) +
  box([200 - width / 2, 203 - height / 2, width, height + 4], hue.deep, 20) +
  box([200 - width / 2, 200 - height / 2, width, height], hue.dark, 20) +
  box([202 - width / 2, 202 - height / 2, width - 4, height - 5], hue.main, 18) +
  box([214 - width / 2, 202 - height / 2, width - 28, 5], hue.light, 2)

export const cup = ({ hue, isGrounded, hasLid }: { hue: Tones; isGrounded: boolean; hasLid: boolean }) =>
  box([-88, -88, 176, 176], hue.dark, 14) +
  box([-86, -86, 172, 170], hue.light, 13) +
  disc([0, 0], 74, hue.deep) +
  disc([0, 3], 70, hue.dark) +
  disc([0, 5], 62, hue.main) +
  row({ name: 'pin', count: 2, step: [58, 0] }, disc([-29, 2], 10, '#20262c'), disc([-29, 4], 7, '#0f1316')) +
  (isGrounded
    ? box([-10, -70, 20, 30], brass.main, 3) +
      box([-10, -70, 7, 30], brass.light, 3) +
      box([-10, 44, 20, 28], brass.main, 3) +
      box([-10, 44, 7, 28], brass.light, 3)
    : '') +
  (hasLid
    ? shape('M-86 -62L-76 -118H76L86 -62Z', hue.main) +
      shape('M-76 -118H76L79 -104H-79Z', hue.pale) +
      shape('M-86 -62H86V-54H-86Z', hue.deep) +
      box([-20, -100, 40, 10], hue.dark, 5)
    : '')

export const usbPorts = (hue: Tones) =>
  box([-88, 56, 176, 36], hue.dark, 6) +
  box([-86, 56, 172, 34], hue.light, 6) +
  box([-58, 65, 44, 16], '#20262c', 2) +
  box([-52, 74, 32, 4], '#e8ecf0') +
  box([16, 66, 40, 14], '#20262c', 7) +
  box([24, 71, 24, 4], '#59646f', 2)

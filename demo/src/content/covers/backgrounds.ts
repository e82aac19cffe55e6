import { box, type Draw, each, line, path } from './shapes.ts'

const floor: Draw = (c) => box([0, 306, 640, 54], c.shape)

const sun: Draw = (c) => `<circle cx="320" cy="190" r="165" fill="${c.shape}"/>`

const hills: Draw = (c) =>
  path('M0 250 C90 190 170 210 250 250 C330 200 430 180 640 260 V360 H0 Z', c.shape) + path('M0 306 H640 V360 H0 Z', c.shape)

const stripes: Draw = (c) =>
  each(9, (place) =>
    path(`M${place * 110 - 260} 360 L${place * 110 - 60} 0 H${place * 110 - 10} L${place * 110 - 210} 360 Z`, `${c.shape}88`),
  ) + floor(c)

const dots: Draw = (c) =>
  each(60, (place) => `<circle cx="${32 + (place % 12) * 52}" cy="${30 + Math.floor(place / 12) * 58}" r="6" fill="${c.shape}"/>`) +
  floor(c)

const traces: Draw = (c) =>
  line('M0 60 H110 L150 100 V190 M640 50 H560 L520 90 V150 H470 M0 240 H80 L120 280 H200 M640 220 H580 L540 260', c.shape, 7) +
  [
    [150, 190],
    [470, 150],
    [200, 280],
    [540, 260],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="12" fill="${c.shape}"/>`)
    .join('') +
  floor(c)

const skyline: Draw = (c) => each(11, (place) => box([place * 60 - 10, 150 + ((place * 53) % 90), 52, 210], c.shape, 3)) + floor(c)

export const backgrounds: readonly Draw[] = [sun, skyline, dots, hills, traces, stripes]

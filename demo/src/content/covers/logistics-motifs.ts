import { box, disc, type Draw, each, line, path, ring, turned } from './shapes.ts'

const warehouse: Draw = (c) =>
  path('M-100 -20 L0 -84 L100 -20 V92 H-100 Z', c.light) +
  path('M-108 -16 L0 -92 L108 -16 L98 -2 L0 -70 L-98 -2 Z', c.main) +
  box([-62, 4, 124, 88], c.ink, 3) +
  each(5, (place) => box([-62, 10 + place * 17, 124, 5], c.mid)) +
  box([-54, 46, 44, 46], c.accent, 3) +
  box([2, 58, 36, 34], c.mid, 3) +
  line('M-32 46 V92', c.ink, 3)

const truck: Draw = (c) =>
  box([-104, -56, 124, 104], c.light, 8) +
  box([-104, -22, 124, 20], c.accent) +
  path('M20 -28 H66 L98 10 V48 H20 Z', c.main) +
  path('M36 -16 H60 L80 10 H36 Z', c.sky) +
  box([-104, 44, 204, 12], c.ink, 4) +
  [-62, 58].map((x) => disc(x, 60, 25, c.ink) + disc(x, 60, 11, c.light)).join('')

const parcel: Draw = (c) =>
  path('M0 -84 L86 -42 V48 L0 92 L-86 48 V-42 Z', c.mid) +
  path('M0 0 L86 -42 V48 L0 92 Z', c.main) +
  path('M0 -84 L86 -42 L0 0 L-86 -42 Z', c.light) +
  path('M-44 -63 L42 -21 V14 L20 24 V-10 L-66 -52 Z', c.accent) +
  line('M0 0 V92', c.ink, 4)

const pin: Draw = (c) =>
  path('M0 98 C-20 58 -68 20 -68 -28 A68 68 0 0 1 68 -28 C68 20 20 58 0 98 Z', c.main) +
  disc(0, -28, 40, c.light) +
  disc(0, -28, 20, c.accent)

const clock: Draw = (c) =>
  disc(0, 0, 94, c.main) +
  disc(0, 0, 78, c.light) +
  each(12, (place) => turned(place * 30, box([-3, -72, 6, place % 3 ? 10 : 18], c.ink, 2))) +
  line('M0 0 V-48', c.ink, 9) +
  line('M0 0 L34 20', c.accent, 9) +
  disc(0, 0, 9, c.ink)

const calendar: Draw = (c) =>
  box([-84, -76, 168, 164], c.light, 14) +
  path('M-84 -40 V-62 A14 14 0 0 1 -70 -76 H70 A14 14 0 0 1 84 -62 V-40 Z', c.main) +
  box([-54, -94, 14, 36], c.ink, 6) +
  box([40, -94, 14, 36], c.ink, 6) +
  each(12, (place) => box([-64 + (place % 4) * 34, -22 + Math.floor(place / 4) * 34, 24, 24], place === 6 ? c.accent : c.shape, 5))

const thermometer: Draw = (c) =>
  box([-24, -98, 48, 150], c.light, 24) +
  disc(0, 58, 40, c.light) +
  disc(0, 58, 27, c.accent) +
  box([-9, -40, 18, 90], c.accent, 8) +
  each(5, (place) => line(`M34 ${-74 + place * 24} H${place % 2 ? 48 : 60}`, c.ink, 5))

const house: Draw = (c) =>
  path('M-80 -6 L0 -70 L80 -6 V90 H-80 Z', c.light) +
  path('M-100 0 L0 -88 L100 0 L86 16 L0 -58 L-86 16 Z', c.main) +
  box([-22, 32, 44, 58], c.ink, 4) +
  box([-62, 12, 32, 30], c.accent, 4) +
  box([30, 12, 32, 30], c.accent, 4) +
  box([40, -78, 20, 36], c.ink, 2)

const globe: Draw = (c) =>
  disc(0, 0, 92, c.main) +
  path(
    'M-40 -60 C-10 -74 10 -40 -14 -22 C-40 -8 -70 -20 -72 -40 Z M20 -10 C54 -30 74 0 60 34 C44 60 16 44 14 22 Z M-50 30 C-26 20 -10 44 -26 62 C-44 62 -58 48 -50 30 Z',
    c.accent,
  ) +
  ring(0, 0, 92, c.ink, 6) +
  line('M-92 0 H92 M0 -92 C48 -50 48 50 0 92 M0 -92 C-48 -50 -48 50 0 92', c.light, 4)

const drop: Draw = (c) =>
  path('M0 -98 C40 -40 70 -8 70 30 A70 68 0 0 1 -70 30 C-70 -8 -40 -40 0 -98 Z', c.accent) +
  path('M-38 28 A40 40 0 0 0 -4 66 A52 52 0 0 1 -52 30 Z', c.light) +
  disc(-80, -50, 12, c.mid) +
  disc(78, -60, 16, c.mid)

export const logisticsMotifs = { warehouse, truck, box: parcel, pin, clock, calendar, thermometer, house, globe, drop }

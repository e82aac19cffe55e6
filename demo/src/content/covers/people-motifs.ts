import { box, disc, type Draw, each, line, path } from './shapes.ts'

const skin = '#f0b994'

const headset: Draw = (c) =>
  disc(0, -8, 60, skin) +
  path('M-62 -20 A62 62 0 0 1 62 -20 L40 -30 C10 -50 -30 -30 -46 -24 Z', c.ink) +
  path('M-84 98 C-84 58 -46 48 0 48 C46 48 84 58 84 98 Z', c.main) +
  line('M-68 -6 A68 68 0 0 1 68 -6', c.accent, 10) +
  box([-82, -22, 26, 44], c.accent, 10) +
  box([56, -22, 26, 44], c.accent, 10) +
  line('M68 22 C64 44 40 48 22 42', c.ink, 6) +
  line('M-18 16 A22 22 0 0 0 18 16', c.ink, 5)

const person = ({ x, y, coat, helmet }: { x: number; y: number; coat: string; helmet: string }) =>
  path(
    `M${x - 40} ${y + 90} C${x - 40} ${y + 44} ${x - 24} ${y + 34} ${x} ${y + 34} C${x + 24} ${y + 34} ${x + 40} ${y + 44} ${x + 40} ${y + 90} Z`,
    coat,
  ) +
  disc(x, y + 4, 27, skin) +
  path(`M${x - 32} ${y - 2} A32 30 0 0 1 ${x + 32} ${y - 2} Z`, helmet) +
  box([x - 37, y - 5, 74, 8], helmet, 4)

const people: Draw = (c) =>
  person({ x: -60, y: -20, coat: c.mid, helmet: c.light }) +
  person({ x: 60, y: -20, coat: c.ink, helmet: c.accent }) +
  person({ x: 0, y: 4, coat: c.main, helmet: c.accent })

const stage: Draw = (c) =>
  box([-92, -90, 184, 108], c.light, 8) +
  box([-92, -90, 184, 14], c.main, 6) +
  path('M-60 4 L-28 -40 L-4 -14 L22 -54 L62 4 Z', c.mid) +
  disc(46, -50, 11, c.accent) +
  each(
    4,
    (place) =>
      disc(-72 + place * 48, 58, 19, place % 2 ? c.main : c.ink) +
      path(`M${-98 + place * 48} 98 A26 26 0 0 1 ${-46 + place * 48} 98 Z`, place % 2 ? c.main : c.ink),
  )

const screen: Draw = (c) =>
  box([-98, -80, 196, 128], c.ink, 10) +
  box([-86, -68, 172, 104], c.sky, 4) +
  path('M-20 -50 L44 -16 L-20 18 Z', c.accent) +
  box([-14, 48, 28, 26], c.ink) +
  box([-52, 72, 104, 14], c.main, 6)

const chat: Draw = (c) =>
  path(
    'M-96 -80 H36 A18 18 0 0 1 54 -62 V2 A18 18 0 0 1 36 20 H-40 L-74 50 V20 H-96 A6 6 0 0 1 -102 14 V-74 A6 6 0 0 1 -96 -80 Z',
    c.main,
  ) +
  each(3, (place) => disc(-66 + place * 40, -30, 11, c.light)) +
  path('M-8 34 H84 A16 16 0 0 0 100 18 V-20 A16 16 0 0 0 84 -36 H66 V2 A30 30 0 0 1 36 32 H-8 Z M40 34 L66 34 L66 72 Z', c.accent)

const bell: Draw = (c) =>
  path('M0 -92 C46 -86 60 -50 60 -14 C60 26 76 40 84 56 H-84 C-76 40 -60 26 -60 -14 C-60 -50 -46 -86 0 -92 Z', c.accent) +
  box([-90, 50, 180, 16], c.main, 8) +
  path('M-26 66 A26 26 0 0 0 26 66 Z', c.ink) +
  disc(0, -92, 10, c.ink) +
  line('M-92 -46 A60 60 0 0 1 -74 -82 M92 -46 A60 60 0 0 0 74 -82', c.ink, 6)

const scales: Draw = (c) =>
  line('M0 -84 V72', c.ink, 9) +
  line('M-74 -62 H74', c.ink, 9) +
  box([-44, 70, 88, 18], c.main, 8) +
  line('M-74 -62 L-102 10 M-74 -62 L-46 10 M74 -62 L46 10 M74 -62 L102 10', c.mid, 4) +
  path('M-108 10 H-40 A34 30 0 0 1 -108 10 Z', c.accent) +
  path('M40 10 H108 A34 30 0 0 1 40 10 Z', c.main) +
  disc(0, -84, 10, c.accent)

const cup: Draw = (c) =>
  line('M-54 -64 C-100 -64 -96 -8 -46 -4 M54 -64 C100 -64 96 -8 46 -4', c.accent, 12) +
  path('M-58 -88 H58 V-30 C58 10 30 30 0 30 C-30 30 -58 10 -58 -30 Z', c.accent) +
  path('M0 -88 H58 V-30 C58 10 30 30 0 30 Z', c.mid) +
  box([-10, 28, 20, 34], c.ink) +
  box([-48, 60, 96, 30], c.main, 6) +
  path('M0 -66 L10 -42 L34 -42 L15 -27 L22 -4 L0 -18 L-22 -4 L-15 -27 L-34 -42 L-10 -42 Z', c.light)

const tree: Draw = (c) =>
  line('M0 -52 V-8 M-72 36 V-8 H72 V36 M0 -8 V36', c.ink, 8) +
  box([-30, -96, 60, 50], c.main, 8) +
  box([-100, 32, 56, 56], c.mid, 8) +
  box([-28, 32, 56, 56], c.accent, 8) +
  box([44, 32, 56, 56], c.mid, 8) +
  line('M-12 48 L12 72 M12 48 L-12 72', c.light, 8) +
  disc(-72, 60, 9, c.light) +
  disc(72, 60, 9, c.light) +
  disc(0, -71, 9, c.light)

export const peopleMotifs = { headset, people, stage, screen, chat, bell, scales, cup, tree }

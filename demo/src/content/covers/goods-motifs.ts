import { box, disc, type Draw, each, line, path, ring, turned } from './shapes.ts'

const COPPER = '#e0975a'
const COPPER_DARK = '#b8703a'

const breaker: Draw = (c) =>
  box([-46, -92, 92, 184], c.light, 8) +
  box([-46, -92, 92, 40], c.mid, 8) +
  box([-46, 52, 92, 40], c.mid, 8) +
  box([-46, -60, 92, 120], c.light) +
  disc(-22, -72, 9, c.ink) +
  disc(22, -72, 9, c.ink) +
  disc(-22, 72, 9, c.ink) +
  disc(22, 72, 9, c.ink) +
  box([-30, -26, 60, 52], c.ink, 6) +
  box([-18, -34, 36, 34], c.accent, 5) +
  box([-30, 36, 44, 7], c.main, 3) +
  box([-30, -48, 30, 7], c.main, 3)

const board: Draw = (c) =>
  box([-84, -94, 168, 188], c.main, 10) +
  box([-72, -82, 144, 164], c.light, 6) +
  each(
    3,
    (row) =>
      box([-62, -70 + row * 52, 124, 40], c.shape, 4) +
      each(
        6,
        (place) =>
          box([-58 + place * 20, -66 + row * 52, 16, 32], (place + row) % 4 === 0 ? c.accent : c.mid, 2) +
          box([-54 + place * 20, -56 + row * 52, 8, 10], c.ink, 1),
      ),
  )

/** A point of a circle around (x, y), a sixth of a turn after another. */
const sixth = ({ x, y, radius }: { x: number; y: number; radius: number }, place: number) => ({
  x: x + Math.round(Math.cos((place * Math.PI) / 3) * radius),
  y: y + Math.round(Math.sin((place * Math.PI) / 3) * radius),
})

const side = (x: number, width: number, fill: string, radius: number) =>
  `<ellipse cx="${x}" cy="0" rx="${width}" ry="${radius}" fill="${fill}"/>`

const drum: Draw = (c) =>
  side(-62, 34, c.ink, 88) +
  side(-56, 30, c.main, 84) +
  each(9, (place) => side(-44 + place * 10, 24, place % 2 ? c.accent : c.ink, 62)) +
  side(52, 44, c.ink, 90) +
  side(56, 42, c.mid, 86) +
  side(56, 31, c.light, 64) +
  side(56, 27, c.mid, 56) +
  line('M56 -52 V52 M34 -28 L78 28 M34 28 L78 -28', c.light, 5) +
  side(56, 10, c.ink, 20) +
  line('M44 86 C20 104 -20 92 -60 98', c.accent, 9)

const core = (x: number, y: number, fill: string) =>
  disc(x, y, 34, fill) +
  disc(x, y, 6.5, COPPER) +
  each(6, (place) => {
    const strand = sixth({ x, y, radius: 13 }, place)
    return disc(strand.x, strand.y, 6.5, COPPER)
  })

const section: Draw = (c) =>
  disc(0, 0, 92, c.ink) + disc(0, 0, 80, c.shape) + core(0, -38, c.main) + core(-34, 22, c.mid) + core(34, 22, c.accent)

const lamp: Draw = (c) =>
  line('M0 -100 V-56', c.ink, 7) +
  box([-22, -66, 44, 30], c.ink, 5) +
  path('M-70 -36 H70 L88 16 H-88 Z', c.main) +
  path('M-88 16 H88 L76 30 H-76 Z', c.accent) +
  path('M-70 30 H70 L104 100 H-104 Z', `${c.accent}55`) +
  each(5, (place) => line(`M${-50 + place * 25} -28 L${-58 + place * 29} 8`, c.mid, 4))

const socket: Draw = (c) =>
  box([-90, -90, 180, 180], c.light, 20) +
  box([-74, -74, 148, 148], c.shape, 14) +
  disc(0, 0, 60, c.light) +
  ring(0, 0, 60, c.mid, 5) +
  disc(-24, 0, 10, c.ink) +
  disc(24, 0, 10, c.ink) +
  box([-7, -58, 14, 18], c.accent, 3) +
  box([-7, 40, 14, 18], c.accent, 3)

const tray: Draw = (c) =>
  line('M-60 -96 V20', c.ink, 7) +
  line('M60 -96 V20', c.ink, 7) +
  path('M-100 -10 H100 V50 H-100 Z', c.mid) +
  each(7, (place) => box([-90 + place * 27, 10, 16, 10], c.ink, 5)) +
  each(7, (place) => box([-90 + place * 27, 30, 16, 10], c.ink, 5)) +
  box([-104, -14, 208, 10], c.main, 3) +
  box([-104, 46, 208, 10], c.main, 3) +
  each(4, (place) => line(`M-100 ${-22 - place * 12} H100`, [c.accent, c.main, c.ink, c.light][place] ?? c.ink, 9))

const motor: Draw = (c) =>
  box([-70, -56, 124, 116], c.main, 16) +
  each(6, (place) => box([-58 + place * 19, -56, 8, 116], c.mid, 3)) +
  box([-30, -84, 60, 36], c.ink, 6) +
  box([54, -14, 44, 28], c.ink, 4) +
  box([84, -8, 20, 16], c.accent, 3) +
  path('M-70 -46 C-100 -40 -100 44 -70 50 Z', c.ink) +
  box([-62, 60, 30, 24], c.ink, 3) +
  box([16, 60, 30, 24], c.ink, 3) +
  box([-84, 80, 158, 12], c.accent, 4)

const meter: Draw = (c) =>
  box([-70, -94, 140, 188], c.light, 16) +
  box([-70, 40, 140, 54], c.mid, 12) +
  box([-50, -70, 100, 46], c.ink, 6) +
  each(5, (place) => box([-42 + place * 18, -60, 13, 26], place === 4 ? c.accent : c.light, 2)) +
  ring(0, 12, 22, c.main, 6) +
  line('M0 12 L12 0', c.accent, 5) +
  each(4, (place) => disc(-42 + place * 28, 68, 9, c.ink))

const battery: Draw = (c) =>
  box([-80, -60, 160, 130], c.main, 12) +
  box([-58, -78, 34, 20], c.ink, 4) +
  box([24, -78, 34, 20], c.ink, 4) +
  box([-64, -40, 128, 92], c.light, 6) +
  path('M10 -34 L-26 12 H-4 L-12 46 L28 -4 H4 Z', c.accent) +
  line('M-54 -22 H-38', c.ink, 5) +
  line('M38 -22 H54 M46 -30 V-14', c.ink, 5)

const bolt: Draw = (c) =>
  path('M18 -98 L-62 18 H-8 L-24 98 L64 -26 H8 Z', c.accent) + line('M18 -98 L-62 18 H-8 L-24 98 L64 -26 H8 Z', c.ink, 5)

const shield: Draw = (c) =>
  path('M0 -96 L80 -66 V-4 C80 48 44 80 0 98 C-44 80 -80 48 -80 -4 V-66 Z', c.main) +
  path('M0 -96 L80 -66 V-4 C80 48 44 80 0 98 Z', c.mid) +
  line('M-38 4 L-10 32 L42 -28', c.light, 16)

const gear: Draw = (c) =>
  each(8, (place) => turned(place * 45, box([-16, -96, 32, 40], c.mid, 5))) +
  disc(0, 0, 70, c.mid) +
  disc(0, 0, 46, c.main) +
  disc(0, 0, 22, c.light)

const lug: Draw = (c) =>
  turned(
    -25,
    box([-100, -20, 92, 40], c.main, 18) +
      each(4, (place) => box([-92 + place * 18, -20, 5, 40], c.ink)) +
      box([-12, -26, 64, 52], COPPER, 6) +
      box([2, -18, 12, 36], COPPER_DARK, 3) +
      box([26, -18, 12, 36], COPPER_DARK, 3) +
      disc(74, 0, 38, COPPER) +
      disc(78, 0, 17, c.sky),
  )

const rod: Draw = (c) =>
  path('M-90 92 V10 L0 -46 L90 10 V92 Z', c.light) +
  path('M-104 14 L0 -54 L104 14 L94 28 L0 -32 L-94 28 Z', c.main) +
  line('M40 -30 V-98', c.ink, 6) +
  disc(40, -98, 8, c.accent) +
  line('M40 -24 L84 8 V92', c.ink, 4) +
  box([-54, 36, 36, 56], c.mid, 3) +
  box([10, 36, 40, 32], c.accent, 3)

const ground: Draw = (c) =>
  box([-104, -10, 208, 108], c.mid, 10) +
  each(9, (place) => disc(-88 + ((place * 61) % 180), 14 + ((place * 37) % 72), 5, c.shape)) +
  line('M0 -96 V-10', c.ink, 8) +
  each(3, (place) => line(`M${-48 + place * 48} -4 V${78 - (place % 2) * 14}`, COPPER, 11)) +
  line('M-48 -8 H48', c.ink, 8) +
  box([-30, -96, 60, 44], c.light, 6) +
  line('M-14 -80 H14 M-9 -72 H9 M-4 -64 H4', c.accent, 4)

export const goodsMotifs = {
  breaker,
  board,
  drum,
  section,
  lamp,
  socket,
  tray,
  motor,
  meter,
  battery,
  bolt,
  shield,
  gear,
  lug,
  rod,
  ground,
}

import {
  block,
  box,
  disc,
  each,
  faded,
  hoop,
  moved,
  oval,
  picture,
  polygon,
  row,
  scaled,
  screw,
  shadow,
  shape,
  stroke,
  tube,
  turned,
} from './canvas.ts'
import { black, brass, copper, slate, steel, tones, white, aluminium, type Tones } from './tones.ts'
import { clips } from './cable-clips.ts'

const tinned: Tones = { pale: '#f6f8fa', light: '#e2e7ec', main: '#c2cad2', dark: '#98a3ae', deep: '#717d89' }
const metals = { copper, tinned, aluminium, bimetal: aluminium }

/** A crimp lug: palm with its hole, barrel for the wire. */
export const cableLug = ({ metal, size }: { metal: keyof typeof metals; size: number }) => {
  const barrel = metals[metal]
  const palm = metal === 'bimetal' ? copper : barrel
  return picture(
    shadow([206, 336], 130),
    turned(
      -32,
      scaled(
        size,
        shape('M196 168L262 146H312A54 54 0 0 1 312 254H262L196 232Z', palm.deep),
        shape('M196 164L262 140H312A54 54 0 0 1 312 248H262L196 228Z', palm.main),
        shape('M196 164L262 140H312Q340 142 354 160Q330 152 262 156L196 178Z', palm.light),
        disc([312, 194], 25, palm.deep),
        disc([313, 197], 22, '#ffffff'),
        tube('M40 198H206', barrel, 82),
        shape('M206 157Q236 160 262 150V242Q236 234 206 239Z', palm.main),
        shape('M206 157Q236 160 262 150V168Q236 176 206 172Z', palm.light),
        oval([42, 198], [17, 41], barrel.light),
        oval([43, 198], [12, 31], barrel.deep),
        stroke('M92 160V238M148 160V238', barrel.dark, 3),
        disc([190, 190], 7, barrel.deep),
      ),
    ),
  )
}

export const ferrule = ({ colour, isTwin }: { colour: string; isTwin: boolean }) => {
  const hue = tones(colour)
  const half = isTwin ? 66 : 46
  return picture(
    shadow([206, 330], 120),
    turned(
      -32,
      tube('M196 200H366', tinned, 46),
      oval([366, 200], [9, 23], tinned.pale),
      oval([366, 200], [6, 16], tinned.deep),
      shape(`M60 ${200 - half}H140L212 174V226L140 ${200 + half}H60Z`, hue.main),
      shape(`M60 ${200 - half}H140L212 174V184L140 ${200 - half * 0.55}H60Z`, hue.light),
      shape(`M60 ${200 + half}H140L212 226V214L140 ${200 + half * 0.5}H60Z`, hue.dark),
      oval([60, 200], [half * 0.34, half], hue.light),
      isTwin
        ? oval([60, 170], [9, 25], hue.deep) + oval([60, 230], [9, 25], hue.deep)
        : oval([61, 200], [half * 0.25, half * 0.76], hue.deep),
    ),
  )
}

export const sleeve = ({ metal, isInsulated }: { metal: 'copper' | 'tinned' | 'aluminium'; isInsulated: boolean }) => {
  const hue = metals[metal]
  return picture(
    shadow([206, 330], 130),
    turned(
      -32,
      tube('M46 200H346', hue, 92),
      oval([346, 200], [20, 46], hue.light),
      oval([348, 200], [15, 36], hue.deep),
      isInsulated
        ? tube('M84 200H304', tones('#d6402e'), 108) + oval([304, 200], [20, 54], '#b8362a') + oval([306, 200], [17, 46], hue.main)
        : stroke('M196 156V244', hue.dark, 5) + disc([208, 190], 7, hue.deep) + stroke('M96 156V244M290 156V244', hue.dark, 3),
    ),
  )
}

/** A wire connector with orange levers, or the push-in one. */
export function leverClamp({ ways, isLever }: { ways: number; isLever: boolean }): string {
  const step = Math.min(62, 300 / ways)
  const width = ways * step + 10
  const x = 190 - width / 2
  return picture(
    shadow([206, 322], width * 0.5 + 30),
    block([x, 168, width, 144], isLever ? tones('#d8dee4') : tones('#e4e9ee'), { depth: 38, round: 8 }),
    faded(0.55, box([x + 4, 172, width - 8, 60], '#ffffff', 6)),
    row(
      { name: 'way', count: ways, step: [step, 0] },
      disc([x + 5 + step / 2, 272], step * 0.3, slate.deep),
      disc([x + 5 + step / 2, 273], step * 0.22, '#20262c'),
      isLever
        ? polygon(
            [
              [x + 8, 190],
              [x + 34, 120],
              [x + step + 28, 120],
              [x + step + 2, 190],
            ],
            '#f39a3d',
          ) +
            box([x + 8, 188, step - 6, 22], '#e07a1c', 4) +
            polygon(
              [
                [x + 34, 120],
                [x + step + 28, 120],
                [x + step + 24, 130],
                [x + 30, 130],
              ],
              '#ffc27d',
            )
        : box([x + 5 + step * 0.2, 186, step * 0.6, 34], copper.main, 3) + box([x + 5 + step * 0.2, 186, step * 0.6, 10], copper.light, 3),
    ),
    isLever ? '' : box([x, 296, width, 16], '#e0442f', 7),
  )
}

/** Terminals side by side on a rail. */
export function railTerminal({ colour, tiers }: { colour: string; tiers: number }): string {
  const hue = tones(colour)
  const steps = tiers > 1 ? 'M0 300V196H34V150H62V104H128V150H156V196H190V300Z' : 'M0 300V176H34V128H156V176H190V300Z'
  const slice = (x: number, y: number, isFront: boolean) =>
    moved(
      [x, y],
      shape(steps, isFront ? hue.main : hue.dark),
      `<path d="${steps}" fill="none" stroke="${hue.deep}" stroke-width="3"/>`,
      isFront ? '' : shape(steps, '#ffffff22'),
    )
  return picture(
    shadow([206, 344], 140),
    polygon(
      [
        [40, 344],
        [150, 284],
        [372, 284],
        [262, 344],
      ],
      steel.main,
    ),
    polygon(
      [
        [40, 344],
        [262, 344],
        [262, 352],
        [40, 352],
      ],
      steel.deep,
    ),
    each(4, (place) => slice(150 - place * 28, 8 + place * 14, place === 3)),
    moved(
      [66, 50],
      row({ name: 'screw', count: 2, step: [156, 0] }, screw([17, tiers > 1 ? 214 : 196], 12)),
      tiers > 1
        ? row({ name: 'inner', count: 2, step: [100, 0] }, screw([46, 168], 10))
        : row({ name: 'inner', count: 2, step: [72, 0] }, disc([59, 152], 15, hue.deep), screw([59, 152], 12)),
      box([72, tiers > 1 ? 118 : 184, 46, 22], '#ffffff', 3),
      box([62, 226, 66, 52], hue.dark, 5),
      stroke('M72 252h46', copper.main, 10),
      colour === '#a8bf3a' ? box([6, 284, 178, 12], '#f2c818', 3) : '',
    ),
  )
}

export const cableGland = ({ isBrass, colour }: { isBrass: boolean; colour: string }) => {
  const hue = isBrass ? brass : tones(colour)
  const nut = ([x, y, width, height]: readonly [number, number, number, number]) =>
    box([x, y, width, height], hue.dark, 6) +
    box([x, y, width * 0.3, height], hue.main, 6) +
    box([x + width * 0.28, y, width * 0.44, height], hue.light, 3) +
    box([x + width * 0.34, y, width * 0.14, height], hue.pale, 3)
  return picture(
    shadow([206, 352], 120),
    turned(
      28,
      oval([200, 66], [62, 20], hue.deep),
      oval([200, 66], [44, 13], '#2a3037'),
      shape('M138 66Q138 86 116 100V140H284V100Q262 86 262 66Q262 88 200 88T138 66Z', hue.main),
      shape('M176 86Q150 92 148 104V140H196V88Z', hue.light),
      nut([104, 120, 192, 66]),
      box([128, 184, 144, 14], black.main, 4),
      nut([94, 196, 212, 46]),
      box([130, 240, 140, 96], hue.dark, 4),
      box([148, 240, 70, 96], hue.main),
      box([160, 240, 24, 96], hue.light),
      each(6, (place) => stroke(`M130 ${252 + place * 14}L270 ${248 + place * 14}`, hue.deep, 4)),
    ),
  )
}

const strap = (hue: Tones, isSteel: boolean) =>
  tube('M56 300C40 160 150 40 252 84', hue, 18) +
  stroke('M58 268C60 176 138 84 222 88', isSteel ? hue.dark : hue.deep, 2.5) +
  `<g transform="rotate(24 262 88)">${box([240, 66, 48, 44], hue.deep, 7)}${box([240, 64, 48, 40], hue.main, 7)}${box([246, 68, 36, 8], hue.light, 4)}${box([252, 82, 24, 12], hue.deep, 3)}</g>`

export const cableTie = ({ colour, isSteel }: { colour: string; isSteel: boolean }) => {
  const hue = isSteel ? steel : tones(colour)
  return picture(
    shadow([200, 346], 130),
    moved([90, 34], strap(hue, isSteel)),
    moved([46, 16], strap(hue, isSteel)),
    moved([2, 0], strap(hue, isSteel)),
    `<g fill="none"><ellipse cx="262" cy="274" rx="70" ry="62" stroke="${hue.deep}" stroke-width="18"/><ellipse cx="262" cy="272" rx="70" ry="62" stroke="${hue.main}" stroke-width="13"/></g>`,
    box([238, 196, 48, 36], hue.deep, 6),
    box([238, 194, 48, 33], hue.main, 6),
    tube('M276 206L352 178', hue, 14),
  )
}

export const cableClip = ({ kind, colour }: { kind: keyof typeof clips; colour: string }) =>
  picture(shadow([200, kind === 'dowel' ? 382 : 340], kind === 'dowel' ? 70 : 140), clips[kind](tones(colour)))

export const tapeRoll = ({ colour }: { colour: string }) => {
  const hue = tones(colour)
  return picture(
    shadow([206, 340], 140),
    shape('M52 208V254A148 92 0 0 0 348 254V208Z', hue.dark),
    shape('M52 208V254A148 92 0 0 0 140 338V292Z', hue.main),
    shape('M82 262V306A148 92 0 0 0 112 326V282Z', hue.light),
    colour === '#a8bf3a' ? stroke('M54 240A148 92 0 0 0 346 240', '#f2c818', 16) : '',
    oval([200, 208], [148, 92], hue.light),
    oval([200, 208], [144, 89], hue.main),
    each(4, (place) => hoop([200, 208], [132 - place * 13, 81 - place * 8], hue.dark, 1.6)),
    oval([200, 208], [84, 50], white.dark),
    oval([200, 208], [78, 45], '#b99a72'),
    oval([200, 220], [72, 36], '#ffffff'),
    shape('M122 208A78 45 0 0 1 278 208L276 218A74 38 0 0 0 126 218Z', '#9b7c55'),
    shape('M348 226V262L384 300V262Z', hue.dark),
  )
}

export const shrinkTube = ({ colour, size }: { colour: string; size: number }) => {
  const hue = tones(colour)
  const piece = ({ y, from, to, width }: { y: number; from: number; to: number; width: number }) =>
    tube(`M${from} ${y}H${to}`, hue, width) +
    oval([to, y], [width * 0.2, width / 2], hue.light) +
    oval([to + 1, y], [width * 0.14, width * 0.36], hue.deep)
  return picture(
    shadow([206, 340], 140),
    turned(
      -30,
      scaled(
        size,
        piece({ y: 128, from: 70, to: 320, width: 46 }),
        piece({ y: 190, from: 50, to: 300, width: 62 }),
        tube('M20 268H384', tones('#3a6fb8'), 26),
        shape('M70 236H214Q240 238 256 250H340V286H256Q240 298 214 300H70Z', hue.deep),
        shape('M70 236H214Q240 238 256 250H340V276H256Q236 286 214 286H70Z', hue.main),
        shape('M70 244H214Q240 246 256 256H340V262H256Q240 254 214 256H70Z', hue.light),
      ),
    ),
  )
}

import { block, box, disc, each, hoop, oval, picture, row, screw, shadow, shape, stroke, tube, turned } from './canvas.ts'
import { copper, slate, type Tones, tones } from './tones.ts'

const metals = {
  copper,
  zinc: { pale: '#f1f5f8', light: '#dde4ea', main: '#bfc9d2', dark: '#97a3af', deep: '#6d7a87' },
  steel: { pale: '#dfe4e8', light: '#aab3bc', main: '#858f9a', dark: '#656f7a', deep: '#49525c' },
} satisfies Record<string, Tones>
type Metal = keyof typeof metals

/** Rods with a coupling and a driving tip. */
export const groundRod = ({ metal }: { metal: Metal }) => {
  const hue = metals[metal]
  const rod = (y: number) =>
    tube(`M54 ${y}H330`, hue, 34) +
    shape(`M330 ${y - 17}L384 ${y}L330 ${y + 17}Z`, hue.dark) +
    shape(`M330 ${y - 17}L384 ${y}L330 ${y}Z`, hue.main) +
    row({ name: `thread${y}`, count: 5, step: [9, 0] }, stroke(`M56 ${y - 15}v30`, hue.deep, 3))
  return picture(
    shadow([206, 344], 140),
    turned(
      -34,
      rod(150),
      rod(204),
      rod(258),
      tube('M20 204H80', metals.zinc, 52),
      oval([20, 204], [9, 26], metals.zinc.light),
      oval([20, 204], [5, 15], '#39424b'),
      each(2, (place) => box([34 + place * 22, 178, 4, 52], metals.zinc.deep)),
    ),
  )
}

/** A coil of flat strip or of round wire. */
export const earthStrip = ({ metal, isRound }: { metal: Metal; isRound: boolean }) => {
  const hue = metals[metal]
  if (isRound)
    return picture(
      shadow([200, 342], 150),
      each(
        6,
        (place) =>
          `<g fill="none"><ellipse cx="200" cy="${286 - place * 19}" rx="140" ry="52" stroke="${hue.deep}" stroke-width="19"/><ellipse cx="200" cy="${283 - place * 19}" rx="140" ry="52" stroke="${hue.main}" stroke-width="13"/><ellipse cx="200" cy="${280 - place * 19}" rx="140" ry="52" stroke="${hue.pale}" stroke-width="3"/></g>`,
      ),
      tube('M64 178C60 100 130 70 268 74', hue, 18),
      oval([268, 74], [5, 9], hue.pale),
      row({ name: 'bind', count: 2, step: [268, 0] }, box([54, 186, 26, 108], '#39424b', 5)),
    )
  return picture(
    shadow([206, 362], 140),
    shape('M60 176A140 140 0 0 1 340 176V232A140 140 0 0 1 60 232Z', hue.deep),
    disc([188, 196], 148, hue.dark),
    each(
      7,
      (place) =>
        `<circle cx="188" cy="196" r="${144 - place * 13}" fill="none" stroke="${place % 2 ? hue.main : hue.light}" stroke-width="10"/>`,
    ),
    disc([188, 196], 54, hue.deep),
    disc([192, 198], 50, '#ffffff'),
    shape('M188 344H352L386 322V282L352 304H240Z', hue.main),
    shape('M352 304L386 282V322L352 344Z', hue.dark),
    stroke('M190 342H350', hue.pale, 4),
    row({ name: 'bind', count: 2, step: [0, 222] }, box([174, 52, 28, 88], '#39424b', 4)),
  )
}

const bolt = (x: number, y: number) =>
  shape(`M${x - 24} ${y}l12 -20h24l12 20 -12 20h-24z`, '#6d7a87') +
  shape(`M${x - 21} ${y - 3}l10 -17h22l10 17 -10 17h-22z`, '#d3dbe3') +
  disc([x, y - 3], 10, '#b4bfca')

const clamps = {
  cross: (hue: Tones) =>
    tube('M24 200H376', hue, 30) +
    tube('M200 30V370', hue, 30, { isUpright: true }) +
    block([116, 112, 164, 164], hue, { depth: 26, round: 14 }) +
    stroke('M120 196H276M198 116V272', hue.dark, 24) +
    bolt(146, 144) +
    bolt(250, 144) +
    bolt(146, 246) +
    bolt(250, 246),
  parallel: (hue: Tones) =>
    tube('M20 158H380', hue, 28) +
    tube('M20 246H380', hue, 28) +
    block([118, 104, 160, 194], hue, { depth: 26, round: 14 }) +
    stroke('M122 158H274M122 246H274', hue.dark, 18) +
    bolt(198, 202) +
    bolt(198, 126) +
    bolt(198, 280),
  rod: (hue: Tones) =>
    tube('M200 20V384', hue, 54, { isUpright: true }) +
    shape('M118 132Q118 104 146 104H254Q282 104 282 132V262Q282 290 254 290H146Q118 290 118 262Z', hue.deep) +
    shape('M118 126Q118 98 146 98H254Q282 98 282 126V252Q282 280 254 280H146Q118 280 118 252Z', hue.main) +
    stroke('M132 120Q134 110 148 110H252', hue.pale, 5) +
    bolt(154, 190) +
    bolt(246, 190) +
    tube('M20 190H118', hue, 22),
  gutter: (hue: Tones) =>
    shape('M52 122H178V158Q178 260 278 260H348V300H266Q138 296 138 162H52Z', slate.light) +
    tube('M248 30V380', hue, 26, { isUpright: true }) +
    shape('M92 88H302V132H136V172H92Z', hue.deep) +
    shape('M92 82H302V124H136V164H92Z', hue.main) +
    stroke('M98 90H296', hue.pale, 5) +
    bolt(248, 106) +
    bolt(116, 148),
} satisfies Record<string, (hue: Tones) => string>

export const earthClamp = ({ metal, kind }: { metal: Metal; kind: keyof typeof clamps }) =>
  picture(kind === 'cross' || kind === 'parallel' ? turned(-12, clamps[kind](metals[metal])) : clamps[kind](metals[metal]))

/** An air terminal on its block, or a tall mast with stays. */
export const lightningRod = ({ metal, isMast }: { metal: 'zinc' | 'steel'; isMast: boolean }) => {
  const hue = metals[metal]
  const flash = shape('M318 28L268 114H304L282 182L356 86H316L344 28Z', '#f4bf2f')
  return isMast
    ? picture(
        shadow([190, 374], 130),
        flash,
        stroke('M190 180L70 366M190 180L310 366', slate.light, 4),
        tube('M190 232V370', hue, 30, { isUpright: true }),
        tube('M190 108V240', hue, 20, { isUpright: true }),
        tube('M190 40V112', hue, 11, { isUpright: true }),
        shape('M184 42L190 10L196 42Z', hue.dark),
        box([170, 222, 40, 20], hue.dark, 5),
        box([175, 102, 30, 16], hue.dark, 4),
        box([122, 356, 136, 18], slate.main, 5),
        row({ name: 'anchor', count: 2, step: [240, 0] }, box([56, 358, 28, 16], slate.dark, 4)),
      )
    : picture(
        shadow([190, 362], 120),
        flash,
        tube('M190 52V300', hue, 22, { isUpright: true }),
        shape('M179 54L190 14L201 54Z', hue.dark),
        shape('M96 344L120 292H260L284 344Z', tones('#aeb5bb').dark),
        oval([190, 344], [94, 18], tones('#aeb5bb').deep),
        oval([190, 292], [70, 14], tones('#aeb5bb').light),
        hoop([190, 292], [20, 5], '#59646f', 5),
        box([166, 232, 48, 36], hue.dark, 5),
        box([166, 232, 48, 13], hue.light, 5),
        screw([190, 254], 9),
      )
}

import { box, disc, each, oval, picture, ring, row, scaled, screw, shadow, shape, stroke, tube, turned, type Tint } from './canvas.ts'
import { black, slate, steel } from './tones.ts'

const grip = ({ d, tint, width = 40 }: { d: string; tint: Tint; width?: number }) =>
  tube(d, tint, width, { isRound: true, isUpright: true })

/** Handles of a tool with two arms, from the joint down. */
const handles = (tint: Tint) =>
  grip({ d: 'M178 190C150 220 128 270 122 362', tint }) +
  grip({ d: 'M222 190C250 220 272 270 278 362', tint }) +
  stroke('M136 300C130 320 126 340 124 356M264 300C270 320 274 340 276 356', black.main, 12)

const joint = (y: number) =>
  disc([200, y], 26, steel.deep) + disc([200, y - 2], 23, steel.light) + screw([200, y - 2], 12, { isCross: false })

const jaws = {
  combination: () =>
    shape('M160 200L162 120Q164 56 190 28H198V200Z', steel.dark) +
    shape('M166 196L168 120Q170 62 192 32V196Z', steel.main) +
    shape('M240 200L238 120Q236 56 210 28H202V200Z', steel.deep) +
    shape('M234 196L232 120Q230 62 208 32V196Z', steel.light) +
    row({ name: 'tooth', count: 5, step: [0, 13] }, stroke('M188 46h24', steel.deep, 3)) +
    oval([200, 132], [13, 19], '#59646f'),
  side: () =>
    shape('M148 206Q140 120 176 84L200 72V206Z', steel.dark) +
    shape('M156 200Q150 126 180 92L196 84V200Z', steel.main) +
    shape('M252 206Q260 120 224 84L200 72V206Z', steel.deep) +
    shape('M244 200Q250 126 220 92L204 84V200Z', steel.light) +
    stroke('M200 80V160', '#39424b', 4) +
    shape('M184 92L200 74L216 92L200 150Z', steel.pale),
  long: () =>
    shape('M164 206L172 132L192 12H199V206Z', steel.dark) +
    shape('M170 200L178 132L193 30V200Z', steel.main) +
    shape('M236 206L228 132L208 12H201V206Z', steel.deep) +
    shape('M230 200L222 132L207 30V200Z', steel.light) +
    row({ name: 'tooth', count: 8, step: [0, 10] }, stroke('M194 34h12', steel.deep, 2.5)),
  grip: () =>
    shape('M150 212Q120 150 140 92Q160 44 232 30L240 58Q190 76 182 112L196 200Z', steel.dark) +
    shape('M156 204Q130 150 148 98Q164 56 232 40L236 54Q180 74 172 114L186 200Z', steel.main) +
    shape('M250 212Q274 150 260 102Q252 80 230 72L208 98Q224 112 212 150L200 200Z', steel.deep) +
    shape('M246 206Q266 150 252 106Q246 90 232 82L218 98Q232 114 220 152L206 200Z', steel.light) +
    row({ name: 'tooth', count: 4, step: [-10, 12] }, stroke('M226 62l8 14', steel.deep, 4)),
} satisfies Record<string, () => string>

export const plier = ({ tint, kind }: { tint: Tint; kind: keyof typeof jaws }) =>
  picture(shadow([206, 376], 110), turned(24, scaled(0.95, jaws[kind](), handles(tint), joint(196))))

/** Crimping pliers with a ratchet, or the hydraulic press. */
export const crimpTool = ({ tint, isHydraulic }: { tint: Tint; isHydraulic: boolean }) =>
  isHydraulic
    ? picture(
        shadow([206, 372], 120),
        turned(
          30,
          '<g transform="translate(14 10) scale(.93)">',
          shape('M142 146V66Q142 18 200 18Q262 18 262 76H226Q226 54 202 54Q178 54 178 78V146Z', steel.deep),
          shape('M146 142V66Q146 22 200 22Q256 22 258 70H232Q226 48 202 48Q172 48 172 78V142Z', steel.main),
          stroke('M156 130V68Q158 34 198 32', steel.pale, 6),
          box([182, 96, 46, 46], slate.main, 5),
          box([190, 82, 30, 22], slate.light, 3),
          box([138, 140, 126, 62], slate.deep, 10),
          box([138, 140, 50, 62], slate.main, 10),
          tube('M200 202V350', tint, 58, { isRound: true, isUpright: true }),
          box([170, 232, 60, 14], black.main, 4),
          tube('M252 196C300 240 300 300 292 360', black, 26, { isRound: true }),
          tube('M296 300C298 330 296 344 292 362', tint, 34, { isRound: true }),
          '</g>',
        ),
      )
    : picture(
        shadow([206, 376], 110),
        turned(
          24,
          shape('M140 196V76Q142 40 178 36H204V196Z', steel.deep),
          shape('M146 190V80Q148 48 180 44H198V190Z', steel.main),
          shape('M260 196V76Q258 40 222 36H204V196Z', steel.dark),
          shape('M254 190V80Q252 48 220 44H208V190Z', steel.light),
          each(3, (place) => disc([204, 66 + place * 32], 12 - place * 2, '#39424b')),
          row({ name: 'pivot', count: 2, step: [68, 0] }, screw([168, 160], 9)),
          handles(tint),
          shape('M176 216H224L214 262H186Z', slate.main),
          disc([200, 236], 8, steel.pale),
        ),
      )

const cutters = {
  shears: (tint: Tint) =>
    turned(
      24,
      shape('M206 190Q110 170 118 84Q124 44 150 22Q138 90 206 146Z', steel.dark) +
        shape('M206 184Q122 160 126 84Q130 54 144 36Q138 104 206 156Z', steel.light) +
        shape('M194 190Q290 170 282 84Q276 44 250 22Q262 90 194 146Z', steel.deep) +
        shape('M194 184Q278 160 274 84Q270 54 256 36Q262 104 194 156Z', steel.main) +
        handles(tint) +
        joint(188),
    ),
  ratchet: (tint: Tint) =>
    turned(
      20,
      ring([206, 104], 66, steel.deep, 44) +
        ring([204, 102], 66, steel.main, 36) +
        ring([202, 98], 74, steel.pale, 5) +
        each(9, (place) => {
          const turn = Math.PI * (0.95 - place * 0.12)
          return disc([206 + Math.cos(turn) * 88, 104 - Math.sin(turn) * 88], 6, steel.deep)
        }) +
        handles(tint) +
        joint(182),
    ),
  stripper: (tint: Tint) =>
    turned(
      20,
      shape('M120 60H280V116L244 146H158L120 116Z', tint.dark) +
        shape('M120 54H280V104L244 134H158L120 104Z', tint.main) +
        box([132, 62, 136, 12], tint.light, 4) +
        box([106, 40, 40, 76], steel.main, 4) +
        box([106, 40, 14, 76], steel.pale, 4) +
        box([254, 40, 40, 76], steel.dark, 4) +
        each(4, (place) => disc([126, 52 + place * 16], 5, '#39424b')) +
        disc([200, 96], 20, black.main) +
        stroke('M200 96l8 -10', '#ffffff', 4) +
        grip({ d: 'M174 146C150 210 140 280 138 362', tint, width: 42 }) +
        grip({ d: 'M226 146C252 200 268 270 276 352', tint, width: 38 }),
    ),
  knife: (tint: Tint) =>
    turned(
      38,
      shape('M178 168V72Q180 26 232 16Q222 92 222 168Z', steel.dark) +
        shape('M184 168V78Q186 38 222 26Q212 96 212 168Z', steel.light) +
        stroke('M222 26Q212 96 212 164', '#ffffff', 3) +
        box([164, 152, 72, 44], black.main, 8) +
        box([160, 186, 80, 192], tint.dark, 26) +
        box([160, 186, 62, 188], tint.main, 26) +
        box([170, 200, 12, 150], tint.light, 6) +
        row({ name: 'rib', count: 5, step: [0, 24] }, box([186, 234, 40, 9], black.main, 4)),
    ),
} satisfies Record<string, (tint: Tint) => string>

export const cutTool = ({ tint, kind }: { tint: Tint; kind: keyof typeof cutters }) =>
  picture(shadow([206, 374], 110), scaled(0.95, cutters[kind](tint)))

const tips = {
  SL: () => shape('M190 74L184 30H216L210 74Z', steel.dark) + shape('M192 72L188 34H208L204 72Z', steel.light),
  PH: () => shape('M188 78V52L200 22L212 52V78Z', steel.dark) + shape('M196 78V48L200 26L204 48V78Z', steel.pale),
  PZ: () => shape('M186 78V46L194 26H206L214 46V78Z', steel.dark) + stroke('M200 30V76M192 44V74M208 44V74', steel.pale, 3),
  TX: () => shape('M186 78V32H214V78Z', steel.dark) + stroke('M193 32V76M200 30V76M207 32V76', steel.pale, 3.5),
} satisfies Record<string, () => string>

const badges = {
  SL: () => box([184, 196, 32, 8], '#ffffff', 3),
  PH: () => stroke('M200 186v28M186 200h28', '#ffffff', 7),
  PZ: () => stroke('M200 186v28M186 200h28', '#ffffff', 6) + stroke('M191 191l18 18M209 191l-18 18', '#ffffff', 3),
  TX: () =>
    each(
      3,
      (place) =>
        `<path d="M200 185v30" stroke="#ffffff" stroke-width="8" stroke-linecap="round" transform="rotate(${place * 60} 200 200)"/>`,
    ),
} satisfies Record<string, () => string>

/** An insulated screwdriver; the mark on its handle shows the tip. */
export const screwdriver = ({ tint, tip }: { tint: Tint; tip: keyof typeof tips }) =>
  picture(
    shadow([206, 366], 120),
    turned(
      42,
      tips[tip](),
      tube('M200 70V206', tint, 26, { isUpright: true }),
      box([176, 190, 48, 26], black.main, 8),
      shape('M168 216Q164 240 170 262Q158 300 166 352Q170 384 200 384T234 352Q242 300 230 262Q236 240 232 216Z', tint.dark),
      shape('M168 216Q164 240 170 262Q158 300 166 352Q170 378 196 380Q214 340 212 262Q218 240 214 216Z', tint.main),
      stroke('M182 232Q178 250 182 262Q174 310 180 350', tint.light, 9),
      stroke('M206 276V346M222 282V340', black.main, 7),
      disc([200, 240], 25, black.main),
      `<g transform="translate(0 40)">${badges[tip]()}</g>`,
    ),
  )

import { box, each, moved, oval, picture, row, shadow, shape, stroke, tube, turned } from './canvas.ts'
import { aluminium, copper, steel, type Tones, tones } from './tones.ts'

const insulation = {
  белый: '#eef1f4',
  синий: '#2f74d0',
  'жёлто-зелёный': '#f2c818',
  красный: '#d63a31',
  чёрный: '#363c43',
  коричневый: '#875634',
  серый: '#a4adb6',
  жёлтый: '#f3cf3a',
  оранжевый: '#ef7d22',
} as const
type CoreColour = keyof typeof insulation

const sets: Record<number, readonly CoreColour[]> = {
  1: ['коричневый'],
  2: ['коричневый', 'синий'],
  3: ['коричневый', 'синий', 'жёлто-зелёный'],
  4: ['коричневый', 'чёрный', 'серый', 'жёлто-зелёный'],
  5: ['коричневый', 'чёрный', 'серый', 'синий', 'жёлто-зелёный'],
}

/** Colours of cores as the rules for installations ask: phases, neutral, earth; many control cores are white. */
export const coreColours = (count: number): readonly CoreColour[] =>
  sets[count] ?? ['белый', 'белый', 'коричневый', 'белый', 'белый', 'синий', 'жёлто-зелёный']

const earthStripe = (d: string, colour: CoreColour, width: number) =>
  colour === 'жёлто-зелёный' ? `<path d="${d}" fill="none" stroke="#3a9a48" stroke-width="${Math.round(width * 0.36)}"/>` : ''

/** The bare end of a core, to be placed where the insulation stops. */
const bareEnd = ({ girth, metal, isStranded }: { girth: number; metal: Tones; isStranded: boolean }) =>
  isStranded
    ? each(5, (place) => {
        const spread = (place - 2) * girth * 0.2
        const tone = [metal.light, metal.main, metal.light, metal.main, metal.dark][place] ?? metal.main
        return stroke(`M0 ${(spread * 0.8).toFixed(1)}l46 ${(spread * 0.7).toFixed(1)}`, tone, girth * 0.2)
      })
    : tube('M0 0H44', metal, girth * 0.56) + oval([44, 0], [girth * 0.1, girth * 0.27], metal.pale)

type Fan = { cores: readonly CoreColour[]; from: number; girth: number; spread: number; metal: Tones; isStranded: boolean }

const fan = ({ cores, from, girth, spread, metal, isStranded }: Fan) => {
  // The outer cores go first, so that the middle ones lie on top of them.
  const middle = (cores.length - 1) / 2
  const far = (place: number) => 200 + (place - middle) * spread
  const order = cores
    .map((colour, place) => ({ colour, place }))
    .toSorted((one, other) => Math.abs(other.place - middle) - Math.abs(one.place - middle))
  return (
    moved([317, far(0)], row({ name: 'end', count: cores.length, step: [0, spread] }, bareEnd({ girth, metal, isStranded }))) +
    order
      .map(({ colour, place }) => {
        const near = Math.round(200 + (place - middle) * Math.min(girth * 0.86, 84 / cores.length))
        const d = `M${from} ${near}C${from + 50} ${near} 270 ${Math.round(far(place))} 318 ${Math.round(far(place))}`
        return tube(d, tones(insulation[colour]), girth) + earthStripe(d, colour, girth)
      })
      .join('')
  )
}

const TAIL = 'M84 190C100 120 170 92 262 92'

const coil = (colour: CoreColour, girth: number, metal: Tones) => {
  const hue = tones(insulation[colour])
  const width = 15 * girth
  return (
    shadow([200, 334], 130) +
    each(5, (place) => {
      const lift = place * 15
      return `<g fill="none"><ellipse cx="196" cy="${270 - lift}" rx="128" ry="46" stroke="${hue.dark}" stroke-width="${width}"/><ellipse cx="196" cy="${267 - lift}" rx="128" ry="46" stroke="${hue.main}" stroke-width="${width * 0.62}"/>${colour === 'жёлто-зелёный' ? `<ellipse cx="196" cy="${269 - lift}" rx="128" ry="46" stroke="#3a9a48" stroke-width="${width * 0.34}"/>` : `<ellipse cx="196" cy="${265 - lift}" rx="128" ry="46" stroke="${hue.light}" stroke-width="${width * 0.2}"/>`}</g>`
    }) +
    moved([261, 92], bareEnd({ girth: width, metal, isStranded: true })) +
    tube(TAIL, hue, width) +
    earthStripe(TAIL, colour, width)
  )
}

type Cut = {
  cores: readonly CoreColour[]
  isAluminium?: boolean
  isFlat?: boolean
  isArmoured?: boolean
  isStranded?: boolean
  isBare?: boolean
  sheath?: CoreColour
  girth: number
}

const sheathOf = ({ to, height, colour }: { to: number; height: number; colour: Tones }) =>
  tube(`M24 200H${to}`, colour, height) + oval([to, 200], [height * 0.17, height / 2], colour.deep)

/** A flat cable shows its broad face with a groove between the cores. */
const flatSheath = ({ cores, height, colour }: { cores: number; height: number; colour: Tones }) =>
  box([24, 200 - height / 2, 152, height], colour.deep, 12) +
  box([24, 200 - height / 2, 148, height - 8], colour.main, 12) +
  each(cores, (place) => box([28, 200 - height / 2 + 8 + (place * (height - 8)) / cores, 140, 7], colour.light, 3)) +
  box([168, 200 - height / 2, 11, height], colour.deep, 5)

/** A cable with its end stripped in steps; a single wire without a sheath lies in a coil. */
export function cableCut(cut: Cut): string {
  const {
    cores,
    isAluminium = false,
    isFlat = false,
    isArmoured = false,
    isStranded = false,
    isBare = false,
    sheath = 'чёрный',
    girth,
  } = cut
  const metal = isAluminium ? aluminium : copper
  const [only] = cores
  if (isBare && cores.length === 1 && only !== undefined) return picture(coil(only, girth, metal))
  const shown = cores.slice(0, 7)
  const thick = (shown.length > 5 ? 20 : shown.length > 3 ? 25 : shown.length > 1 ? 30 : 44) * girth
  const height = isFlat ? shown.length * thick * 1.02 + 12 : (shown.length > 1 ? 88 : 66) * girth
  const colour = tones(insulation[sheath])
  const spread = isFlat ? thick * 1.2 : Math.max(thick * 1.3, shown.length > 5 ? 27 : 34)
  if (isBare)
    return picture(
      shadow([206, 350], 120),
      turned(
        -32,
        each(shown.length, (place) =>
          tube(
            `M24 ${(200 + (place - (shown.length - 1) / 2) * thick * 0.8).toFixed(1)}c30 -${thick * 0.5} 50 ${thick * 0.5} 84 0s54 ${thick * 0.5} 84 0`,
            tones(insulation[shown[place] ?? 'чёрный']),
            thick,
          ),
        ),
        fan({ cores: shown, from: 190, girth: thick, spread, metal, isStranded }),
      ),
    )
  return picture(
    shadow([206, 350], 120),
    turned(
      -32,
      isFlat ? flatSheath({ cores: shown.length, height, colour }) : '',
      isArmoured
        ? sheathOf({ to: 200, height: height * 0.76, colour }) +
            sheathOf({ to: 164, height: height * 0.88, colour: steel }) +
            each(4, (place) => stroke(`M${110 + place * 16} ${200 + height * 0.42}l14 ${-height * 0.84}`, steel.deep, 3))
        : '',
      isFlat ? '' : sheathOf({ to: isArmoured ? 110 : 172, height, colour }),
      isFlat || isArmoured ? '' : oval([172, 200], [height * 0.12, height * 0.38], colour.main),
      fan({ cores: shown, from: isArmoured ? 200 : 172, girth: thick, spread, metal, isStranded }),
    ),
  )
}

const pairHues = ['#ef7d22', '#3c9a52', '#2f74d0', '#875634', '#8a939c', '#d63a31']

const twist = ({ from, y, lift, first, second }: { from: number; y: number; lift: number; first: Tones; second: Tones }) => {
  const wave = (up: number) => `M${from} ${y}q14 ${-up} 28 0t28 0 28 0 28 0 28 0`
  return `<g transform="rotate(${lift} ${from} 200)">${bareTips(from + 140, y)}${tube(wave(17), second, 12)}${tube(wave(-17), first, 12)}</g>`
}

const bareTips = (x: number, y: number) => stroke(`M${x} ${y}l20 -7M${x} ${y}l20 8`, copper.main, 5)

/** A cable of twisted pairs, with foil around them when it is screened. */
export function pairCable({ pairs, sheath, isScreened }: { pairs: number; sheath: string; isScreened: boolean }): string {
  const shown = Math.min(pairs, 6)
  const isFire = pairs <= 4 && sheath === '#d9452b'
  const height = shown > 4 ? 112 : shown > 1 ? 88 : 66
  const colour = tones(sheath)
  const from = isScreened ? 196 : 170
  return picture(
    shadow([206, 350], 120),
    turned(
      -32,
      each(shown, (place) => {
        const offset = place - (shown - 1) / 2
        const hue = isFire ? '#d63a31' : (pairHues[place] ?? '#8a939c')
        return twist({ from, y: 200 + (offset * (height * 0.7)) / shown, lift: offset * 9, first: tones(hue), second: tones('#eef1f4') })
      }),
      isScreened
        ? tube(`M120 200H198`, aluminium, height * 0.84) +
            shape(`M198 ${200 - height * 0.42}l10 12-8 12 12 14-9 14 8 12-13 10z`, aluminium.main) +
            stroke(`M150 ${200 - height * 0.36}l20 ${height * 0.72}M174 ${200 - height * 0.36}l18 ${height * 0.6}`, aluminium.dark, 2.5)
        : '',
      tube(`M24 200H${isScreened ? 140 : 172}`, colour, height),
      oval([isScreened ? 140 : 172, 200], [height * 0.15, height / 2], colour.deep),
      isScreened ? oval([142, 200], [height * 0.12, height * 0.4], aluminium.main) : '',
    ),
  )
}

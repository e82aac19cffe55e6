import {
  block,
  box,
  disc,
  each,
  faded,
  moved,
  oval,
  picture,
  ring,
  row,
  scaled,
  screw,
  shadow,
  shape,
  stroke,
  tube,
  turned,
} from './canvas.ts'
import { black, brass, grey, steel, tones, white, type Tones } from './tones.ts'
import { cup, finishes, plate, usbPorts, type Finish } from './wall-plate.ts'

/** A wall socket of one to three places. */
export function socketFace(look: { posts: number; finish: Finish; hasLid: boolean; hasUsb: boolean; isGrounded: boolean }): string {
  const { posts, finish, hasLid, hasUsb, isGrounded } = look
  const hue = tones(finishes[finish])
  const size = posts === 1 ? 1.2 : posts === 2 ? 0.86 : 0.6
  const step = 196 * size
  return picture(
    plate({ width: step * posts + 76 * size, height: 272 * size, hue }),
    row(
      { name: 'post', count: posts, step: [step, 0] },
      `<g transform="translate(${200 - ((posts - 1) * step) / 2} 200) scale(${size})">${cup({ hue, isGrounded, hasLid })}${hasUsb ? usbPorts(hue) : ''}</g>`,
    ),
  )
}

const keyFace = ({ x, width, hue, hasLight, isTwoWay }: { x: number; width: number; hue: Tones; hasLight: boolean; isTwoWay: boolean }) =>
  box([x, 96, width, 208], hue.deep, 8) +
  box([x, 96, width, 204], hue.light, 8) +
  shape(`M${x} 190H${x + width}V292Q${x + width} 300 ${x + width - 8} 300H${x + 8}Q${x} 300 ${x} 292Z`, hue.main) +
  stroke(`M${x + 4} 190H${x + width - 4}`, hue.dark, 2) +
  (hasLight ? box([x + width / 2 - 14, 112, 28, 8], '#ff9d2e', 4) + faded(0.35, oval([x + width / 2, 116], [24, 12], '#ffb65c')) : '') +
  (isTwoWay ? shape(`M${x + width / 2} 236l13 16h-26z`, hue.deep) + shape(`M${x + width / 2} 278l13 -16h-26z`, hue.deep) : '')

/** A light switch by its keys, or a dimmer by its knob. */
export function rocker(look: { keys: number; finish: Finish; isDimmer: boolean; hasLight: boolean; isTwoWay: boolean }): string {
  const { keys, finish, isDimmer, hasLight, isTwoWay } = look
  const hue = tones(finishes[finish])
  const width = 208 / keys
  return picture(
    plate({ width: 308, height: 308, hue }),
    box([93, 93, 214, 214], hue.deep, 11),
    isDimmer
      ? box([96, 96, 208, 208], hue.light, 10) +
          each(11, (place) => {
            const turn = Math.PI * (0.75 + place * 0.15)
            return disc([200 + Math.cos(turn) * 86, 200 + Math.sin(turn) * 86], 3 + place * 0.35, hue.deep)
          }) +
          disc([200, 206], 68, hue.deep) +
          disc([200, 200], 68, hue.dark) +
          disc([200, 197], 62, hue.main) +
          stroke('M226 168l14 -17', hue.deep, 7)
      : row({ name: 'key', count: keys, step: [width, 0] }, keyFace({ x: 97, width: width - 2, hue, hasLight, isTwoWay })),
  )
}

/** A cover frame with its openings really open. */
export function frameOf({ posts, finish, isVertical }: { posts: number; finish: Finish; isVertical: boolean }): string {
  const hue = tones(finishes[finish])
  const step = [232, 158, 112, 85, 69][posts - 1] ?? 69
  const edge = step * 0.17
  const long = step * posts + edge * 2
  const wide = step + edge * 2
  const left = 200 - long / 2
  const top = 200 - wide / 2
  const round = step * 0.11
  const opening = (grow: number) =>
    each(posts, (place) => {
      const size = step * 0.84 + grow * 2
      return `M${(left + edge + place * step + step * 0.08 - grow).toFixed(1)} ${(top + edge + step * 0.08 - grow).toFixed(1)}h${size.toFixed(1)}v${size.toFixed(1)}h${(-size).toFixed(1)}Z`
    })
  const outline = (drop: number) =>
    `M${(left + round).toFixed(1)} ${(top + drop).toFixed(1)}h${(long - round * 2).toFixed(1)}q${round.toFixed(1)} 0 ${round.toFixed(1)} ${round.toFixed(1)}v${(wide - round * 2).toFixed(1)}q0 ${round.toFixed(1)} ${(-round).toFixed(1)} ${round.toFixed(1)}h${(-(long - round * 2)).toFixed(1)}q${(-round).toFixed(1)} 0 ${(-round).toFixed(1)} ${(-round).toFixed(1)}v${(-(wide - round * 2)).toFixed(1)}q0 ${(-round).toFixed(1)} ${round.toFixed(1)} ${(-round).toFixed(1)}Z`
  const drawn =
    `<g fill-rule="evenodd">${shape(outline(7) + opening(0), hue.deep)}${shape(outline(0) + opening(0), hue.dark)}${shape(outline(-3) + opening(step * 0.035), hue.main)}</g>` +
    box([left + round, top + 1, long - round * 2, 4], hue.light, 2)
  return picture(
    shadow([200, isVertical ? 200 + long / 2 + 10 : 200 + wide / 2 + 14], (isVertical ? wide : long) * 0.46),
    isVertical ? turned(90, drawn) : drawn,
  )
}

const rubber = tones('#5a646f')

const pinSpots = (pins: number, radius: number) =>
  Array.from({ length: pins }, (_, place) => {
    const turn = Math.PI / 2 + (place * Math.PI * 2) / pins
    return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const
  })

const contacts = ({ pins, isPlug }: { pins: number; isPlug: boolean }) =>
  pinSpots(pins, 38)
    .map((spot, place) =>
      isPlug
        ? disc(spot, place === 0 ? 15 : 12, brass.deep) + disc([spot[0] - 2, spot[1] - 3], place === 0 ? 13 : 10, brass.light)
        : disc(spot, place === 0 ? 16 : 13, '#14181c'),
    )
    .join('')

/** An industrial connector: blue for 230 V, red for 400 V, as its standard paints them. */
export function powerPlug({ pins, isPlug, isWall }: { pins: number; isPlug: boolean; isWall: boolean }): string {
  const hue = tones(pins === 3 ? '#2468c0' : '#d03d32')
  const face =
    disc([0, 4], 88, hue.deep) +
    disc([0, 0], 88, hue.main) +
    disc([0, 0], 74, hue.dark) +
    disc([0, 3], 68, isPlug ? '#262c33' : hue.main) +
    (isPlug ? '' : disc([0, 0], 58, '#e3e8ed')) +
    contacts({ pins, isPlug }) +
    box([-12, 70, 24, 20], hue.light, 4)
  if (isWall)
    return picture(
      shadow([204, 366], 110),
      box([166, 342, 54, 22], black.main, 6),
      block([102, 58, 180, 288], grey, { depth: 32, round: 14 }),
      row({ name: 'bolt', count: 2, step: [142, 0] }, screw([121, 80], 8), screw([121, 326], 8)),
      moved([192, 214], face),
      isPlug
        ? ''
        : shape('M110 150Q116 84 192 84T274 150L262 176Q192 134 122 176Z', hue.dark) +
            shape('M114 146Q122 90 192 90T270 146L262 166Q192 124 122 166Z', hue.light) +
            box([170, 74, 44, 16], hue.deep, 6),
    )
  return picture(
    shadow([206, 352], 128),
    turned(
      -24,
      tube('M20 232C50 200 60 200 96 200', black, 26),
      box([82, 172, 40, 56], black.main, 10),
      box([82, 172, 40, 16], black.light, 10),
      shape('M112 162L190 136H214V264H190L112 238Z', grey.main),
      shape('M112 162L190 136H214V156H190L112 180Z', grey.pale),
      shape('M112 238L190 264H214V240H190L112 220Z', grey.dark),
      box([204, 116, 62, 168], hue.main, 10),
      box([204, 116, 62, 30], hue.light, 10),
      box([204, 246, 62, 38], hue.dark, 10),
      isPlug
        ? each(Math.min(pins, 4), (place) => {
            const y = 142 + place * (112 / Math.min(pins - 1, 3))
            return tube(`M266 ${Math.round(y)}H338`, brass, 15, { isRound: true })
          }) + box([262, 112, 26, 176], hue.dark, 6)
        : oval([266, 200], [32, 84], hue.dark) +
            oval([270, 200], [26, 68], '#e3e8ed') +
            pinSpots(pins, 38)
              .map(([x, y]) => oval([270 + x * 0.4, 200 + y], [5, 10], '#14181c'))
              .join('') +
            shape('M262 118L352 82Q376 84 374 110L352 132L284 140Z', hue.main) +
            shape('M262 118L352 82Q362 82 368 90L276 128Z', hue.light),
    ),
  )
}

const smallSocket = (hue: Tones) =>
  disc([0, 0], 26, hue.dark) +
  disc([0, 1], 23, hue.deep) +
  disc([-10, 0], 4, '#101418') +
  disc([10, 0], 4, '#101418') +
  box([-3, -24, 6, 8], brass.light, 1) +
  box([-3, 16, 6, 8], brass.light, 1)

const plugEnd = (hue: Tones) =>
  box([0, -20, 52, 40], hue.dark, 9) +
  box([0, -20, 52, 30], hue.main, 9) +
  row({ name: 'prong', count: 2, step: [0, 22] }, box([50, -15, 30, 8], steel.main, 4))

/** An extension lead: a bar of sockets, a drum or a plain cord. */
export function extensionLead(look: { sockets: number; isReel: boolean; isCord: boolean; hasSwitch: boolean; colour: string }): string {
  const { sockets, isReel, isCord, hasSwitch, colour } = look
  const hue = tones(colour)
  if (isReel)
    return picture(
      shadow([200, 372], 130),
      stroke('M96 366L150 240M304 366L250 240M80 368H320', black.main, 14),
      stroke('M150 74Q150 40 200 40T250 74', black.main, 16),
      disc([200, 204], 142, black.main),
      ring([200, 204], 126, hue.main, 26),
      each(3, (place) => ring([200, 204], 116 + place * 9, hue.dark, 2)),
      disc([200, 204], 104, black.light),
      disc([200, 204], 98, black.main),
      [
        [-46, -20],
        [46, -20],
        [-24, 44],
        [24, 44],
      ]
        .map(([x = 0, y = 0], place) =>
          place < Math.max(sockets, 2) ? moved([200 + x, 200 + y], `<g transform="scale(.84)">${smallSocket(rubber)}</g>`) : '',
        )
        .join(''),
      disc([200, 150], 12, '#d43a2f'),
    )
  if (isCord)
    return picture(
      shadow([200, 344], 130),
      each(4, (place) => tube(`M90 ${284 - place * 18}a110 42 0 1 0 220 0a110 42 0 1 0 -220 0`, hue, 17)),
      tube('M96 216C70 140 110 96 168 96', hue, 16),
      tube('M304 216C330 180 320 150 280 150', hue, 16),
      moved([164, 96], plugEnd(hue === white ? grey : hue)),
      `<g transform="translate(284 150) rotate(180)">${box([0, -24, 74, 48], hue.dark, 12)}${box([0, -20, 74, 40], hue.main, 12)}${oval([72, 0], [8, 20], hue.deep)}</g>`,
    )
  const length = sockets * 58 + (hasSwitch ? 52 : 0) + 26
  const x = 200 - length / 2
  return picture(
    shadow([206, 318], 150),
    `<g transform="rotate(-16 200 200)">`,
    scaled(
      Math.min(1.25, 350 / length),
      tube(`M${x - 30} 290C${x - 60} 230 ${x - 40} 200 ${x + 6} 200`, hue, 13),
      block([x, 160, length, 80], hue, { depth: 20, round: 14 }),
      box([x + 8, 164, length - 16, 6], hue.light, 3),
      moved([x + 42, 200], row({ name: 'post', count: sockets, step: [58, 0] }, smallSocket(hue))),
      hasSwitch
        ? box([x + length - 56, 178, 38, 44], '#20262c', 6) +
            box([x + length - 52, 182, 30, 36], '#e0442f', 4) +
            box([x + length - 52, 182, 30, 14], '#f58070', 4)
        : '',
    ),
    '</g>',
  )
}

export function junctionBox({ isWide, colour }: { isWide: boolean; colour: string }): string {
  const hue = tones(colour)
  const width = isWide ? 276 : 228
  const height = isWide ? 208 : 228
  const x = 192 - width / 2
  const y = 206 - height / 2
  const inlet = (spot: readonly [number, number]) => disc(spot, 22, rubber.dark) + disc(spot, 16, rubber.main) + disc(spot, 8, rubber.dark)
  return picture(
    shadow([206, y + height + 30], width * 0.56),
    row(
      { name: 'below', count: isWide ? 3 : 2, step: [84, 0] },
      box([192 - (isWide ? 84 : 42) - 20, y + height - 6, 40, 24], rubber.main, 6),
      box([192 - (isWide ? 84 : 42) - 14, y + height + 14, 28, 10], rubber.dark, 4),
    ),
    row({ name: 'left', count: 2, step: [0, 88] }, box([x - 22, y + height / 2 - 64, 26, 40], rubber.main, 6)),
    block([x, y, width, height], hue, { depth: 34, round: 16 }),
    box([x + 8, y + 8, width - 16, height - 16], hue.dark, 12),
    box([x + 10, y + 10, width - 20, height - 22], hue.main, 11),
    box([x + 40, y + 12, width - 80, 5], hue.light, 2),
    row({ name: 'bolt', count: 2, step: [width - 52, 0] }, screw([x + 26, y + 27], 10), screw([x + 26, y + height - 27], 10)),
    box([x + 52, y + 46, width - 104, height - 92], hue.light, 8),
    stroke(`M192 ${y + height / 2 - 28}v28h36M192 ${y + height / 2}h-36M192 ${y + height / 2}v28`, hue.dark, 7),
    inlet([x + width + 18, y + height / 2 - 10]),
  )
}

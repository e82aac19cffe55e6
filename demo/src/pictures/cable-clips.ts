import { block, box, disc, each, moved, oval, polygon, row, screw, shape, stroke, tube } from './canvas.ts'
import { steel, type Tones } from './tones.ts'

export const clips = {
  dowel: (hue: Tones) =>
    moved(
      [-4, 0],
      shape(
        'M118 62Q118 30 152 30H250Q336 34 336 118T250 206H236V176H250Q304 172 304 118T250 62H160V150Q160 164 140 164T118 150Z',
        hue.deep,
      ),
    ) +
    shape(
      'M114 58Q114 26 148 26H246Q332 30 332 114T246 202H232V172H246Q300 168 300 114T246 58H156V146Q156 160 136 160T114 146Z',
      hue.main,
    ) +
    stroke('M124 52Q124 36 150 36H246Q322 42 322 114', hue.light, 5) +
    tube('M196 172V352', hue, 44) +
    each(5, (place) => shape(`M168 ${226 + place * 24}h56l12 -14h-80z`, place % 2 ? hue.dark : hue.main)) +
    shape('M174 346h44l-22 34z', hue.dark) +
    box([168, 164, 56, 26], hue.dark, 6),
  clip: (hue: Tones) =>
    shape(
      'M92 120Q84 70 130 62L142 84Q112 94 118 130Q124 226 200 226T282 130Q288 94 258 84L270 62Q316 70 308 120Q306 252 200 252T92 120Z',
      hue.deep,
    ) +
    moved(
      [0, -6],
      shape(
        'M92 120Q84 70 130 62L142 84Q112 94 118 130Q124 226 200 226T282 130Q288 94 258 84L270 62Q316 70 308 120Q306 252 200 252T92 120Z',
        hue.main,
      ),
    ) +
    stroke('M104 140Q112 232 200 236', hue.light, 6) +
    block([116, 244, 158, 64], hue, { depth: 26 }) +
    disc([194, 276], 15, hue.deep) +
    screw([194, 276], 11) +
    box([84, 300, 222, 22], hue.dark, 5),
  bracket: () =>
    shape('M44 268H112V206Q112 108 200 108T288 206V268H356V296H264V208Q264 134 200 134T136 208V296H44Z', steel.deep) +
    shape('M44 262H112V200Q112 102 200 102T288 200V262H356V286H264V202Q264 128 200 128T136 202V286H44Z', steel.main) +
    stroke('M120 232V200Q120 110 200 110T280 200', steel.pale, 6) +
    polygon(
      [
        [44, 286],
        [136, 286],
        [136, 296],
        [44, 296],
      ],
      steel.dark,
    ) +
    row(
      { name: 'bolt', count: 2, step: [226, 0] },
      oval([88, 272], [22, 9], steel.deep),
      oval([88, 270], [20, 8], steel.light),
      stroke('M74 270h28', '#5b6672', 4),
    ),
} satisfies Record<string, (hue: Tones) => string>

import { box, disc, each, letters, picture, ring, row, stroke, type Tint } from './canvas.ts'
import { leftOf, MODULE, railBody } from './rail-body.ts'
import { black, type Tones, tones } from './tones.ts'

const lever = ({ x, width, colour }: { x: number; width: number; colour: Tones }) =>
  box([x, 176, width, 66], '#59646f', 5) +
  box([x + 3, 214, width - 6, 25], '#38414a', 3) +
  box([x + 3, 180, width - 6, 36], colour.main, 4) +
  box([x + 3, 180, width - 6, 11], colour.light, 4) +
  box([x + 3, 207, width - 6, 9], colour.dark, 3)

const contactSign = (x: number) => stroke(`M${x} 250V256L${x + 9} 268M${x} 270V276`, '#7d8995', 2.6) + disc([x, 249], 2.6, '#7d8995')

const testButton = ({ x, y, tint, label }: { x: number; y: number; tint: Tint; label: string }) =>
  box([x - 17, y - 15, 34, 30], tint.dark, 5) + box([x - 15, y - 14, 30, 25], tint.main, 4) + letters([x, y + 6], label, '#ffffff', 18)

/** A modular breaker; with a leakage trip it has one wide lever and a test button. */
export function breaker(look: { tint: Tint; poles: number; label: string; isDifferential?: boolean; handle?: string }): string {
  const { tint, poles, label, isDifferential = false, handle } = look
  const x = leftOf(poles)
  const width = poles * MODULE
  const colour = handle === undefined ? black : tones(handle)
  const grips = isDifferential ? poles - 1 : poles
  return picture(
    railBody({ modules: poles, joints: isDifferential ? Math.max(2, poles / 2) : poles }),
    box([x, 132, width, 11], tint.main),
    box([x, 132, width, 4], tint.light),
    row({ name: 'lever', count: grips, step: [MODULE, 0] }, lever({ x: x + 13, width: MODULE - 26, colour })),
    grips > 1
      ? box([x + 22, 186, grips * MODULE - 44, 20], colour.main, 3) + box([x + 22, 186, grips * MODULE - 44, 6], colour.light, 3)
      : '',
    row({ name: 'sign', count: poles, step: [MODULE, 0] }, contactSign(x + MODULE / 2 - 14)),
    isDifferential
      ? testButton({ x: x + width - MODULE / 2, y: 196, tint, label: 'T' }) +
          ring([x + width - MODULE / 2, 234], 8, '#7d8995', 2.6) +
          stroke(`M${x + width - MODULE / 2 - 20} 234h40`, '#7d8995', 2.6)
      : '',
    label === 'T' ? '' : letters([x + MODULE / 2 + 10, 169], label, '#46525e', 20),
    handle === undefined ? box([x + MODULE / 2 + 4, 252, 14, 12], '#39a45c', 2) : '',
  )
}

const display = ({ x, y, width }: { x: number; y: number; width: number }) =>
  box([x - width / 2, y, width, 44], '#2b333b', 5) +
  box([x - width / 2 + 4, y + 4, width - 8, 36], '#1d3c35', 3) +
  letters([x, y + 32], '220', '#7df0b0', 28)

const dial = ([x, y]: readonly [number, number], tint: Tint) =>
  each(7, (place) => {
    const turn = Math.PI * (0.8 + place * 0.233)
    return disc([x + Math.cos(turn) * 21, y + Math.sin(turn) * 21], 2, '#7d8995')
  }) +
  disc([x, y], 15, tint.dark) +
  disc([x, y - 1], 13, tint.main) +
  stroke(`M${x} ${y - 1}l6 -8`, '#ffffff', 3)

const lamp = ([x, y]: readonly [number, number], colour: string) => disc([x, y], 6, '#55606b') + disc([x, y], 4.5, colour)

const faces = {
  cartridge: ({ x, modules, tint }) =>
    row(
      { name: 'cartridge', count: modules, step: [MODULE, 0] },
      box([x + 6, 134, MODULE - 12, 142], tint.dark, 5),
      box([x + 6, 134, MODULE - 12, 136], tint.main, 5),
      box([x + 6, 134, MODULE - 12, 12], tint.light, 5),
      box([x + 20, 240, MODULE - 40, 16], '#2f3740', 3),
      box([x + 23, 243, MODULE - 46, 10], '#4fd07c', 2),
      stroke(`M${x + MODULE / 2 + 6} 164l-14 30h16l-12 28`, '#ffffff', 5),
    ),
  contactor: ({ x, modules, tint }) =>
    box([x, 132, modules * MODULE, 11], tint.main) +
    box([x + (modules * MODULE) / 2 - 15, 158, 30, 62], '#59646f', 5) +
    box([x + (modules * MODULE) / 2 - 11, 178, 22, 24], '#eef2f5', 3) +
    letters([x + (modules * MODULE) / 2, 174], 'I', '#ffffff', 13) +
    letters([x + (modules * MODULE) / 2, 217], '0', '#ffffff', 13) +
    stroke(`M${x + (modules * MODULE) / 2 - 20} 246h10m20 0h10m-30 -8h20v16h-20z`, '#7d8995', 2.6),
  display: ({ x, modules, tint }) =>
    box([x, 132, modules * MODULE, 11], tint.main) +
    display({ x: x + (modules * MODULE) / 2, y: 158, width: modules * MODULE - 36 }) +
    row(
      { name: 'key', count: 3, step: [32, 0] },
      box([x + (modules * MODULE) / 2 - 44, 226, 24, 18], tint.dark, 5),
      box([x + (modules * MODULE) / 2 - 44, 226, 24, 14], tint.main, 5),
    ) +
    lamp([x + 20, 264], '#ffcf4a') +
    lamp([x + 40, 264], '#4fd07c'),
  dials: ({ x, modules, tint }) =>
    box([x, 132, modules * MODULE, 11], tint.main) +
    row({ name: 'dials', count: modules, step: [MODULE, 0] }, dial([x + MODULE / 2, 180], tint), dial([x + MODULE / 2, 232], tint)) +
    lamp([x + MODULE / 2 - 9, 268], '#ffcf4a') +
    lamp([x + MODULE / 2 + 9, 268], '#4fd07c'),
  wheel: ({ x, modules, tint }) => {
    const middle = x + (modules * MODULE) / 2
    return (
      box([x, 132, modules * MODULE, 11], tint.main) +
      disc([middle, 212], 56, '#59646f') +
      disc([middle, 212], 52, '#e7ebf0') +
      each(24, (place) => {
        const turn = (place * Math.PI) / 12
        const colour = place > 5 && place < 12 ? tint.main : '#9aa5b1'
        return stroke(
          `M${(middle + Math.cos(turn) * 43).toFixed(1)} ${(212 + Math.sin(turn) * 43).toFixed(1)}L${(middle + Math.cos(turn) * 50).toFixed(1)} ${(212 + Math.sin(turn) * 50).toFixed(1)}`,
          colour,
          5,
        )
      }) +
      disc([middle, 212], 34, '#ffffff') +
      ring([middle, 212], 34, '#c3ccd5', 2) +
      stroke(`M${middle} 212V188M${middle} 212l14 10`, '#46525e', 4) +
      disc([middle, 212], 5, tint.main)
    )
  },
} satisfies Record<string, (look: { x: number; modules: number; tint: Tint }) => string>

/** A device on a DIN rail that is known by its face. */
export const dinDevice = ({ tint, modules, face }: { tint: Tint; modules: number; face: keyof typeof faces }) =>
  picture(railBody({ modules, joints: face === 'cartridge' ? modules : 1 }), faces[face]({ x: leftOf(modules), modules, tint }))

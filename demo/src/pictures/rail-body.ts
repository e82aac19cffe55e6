import { block, box, disc, each, row, screw, shadow } from './canvas.ts'
import { type Tones, white } from './tones.ts'

/** Width of one module; its height is drawn in the real proportion of 18 to 85 mm. */
export const MODULE = 66

export const leftOf = (modules: number) => 190 - (modules * MODULE) / 2

const terminal = (x: number, y: number) => disc([x, y], 17, '#a3aeb9') + screw([x, y], 13)

/** The body of a device on a DIN rail: terminals above and below, the nose between them, poles parted by joints. */
export const railBody = ({ modules, body = white, joints = modules }: { modules: number; body?: Tones; joints?: number }) => {
  const x = leftOf(modules)
  const width = modules * MODULE
  const first = x + MODULE / 2
  return (
    shadow([206, 366], width * 0.5 + 34) +
    block([x, 46, width, 316], body, { depth: 22 }) +
    box([x, 118, width, 8], body.dark) +
    box([x, 282, width, 10], body.dark) +
    row(
      { name: 'clamps', count: modules, step: [MODULE, 0] },
      box([first - 15, 46, 30, 10], '#5d6874', 2),
      box([first - 15, 352, 30, 10], '#5d6874', 2),
      terminal(first, 86),
      terminal(first, 324),
    ) +
    block([x, 124, width, 160], { ...body, main: '#fbfcfd' }, { depth: 8, round: 4 }) +
    each(joints - 1, (place) => {
      const joint = x + ((place + 1) * width) / joints
      return box([joint - 1, 48, 2, 312], '#b9c3cd')
    })
  )
}

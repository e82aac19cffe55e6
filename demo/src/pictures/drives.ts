import { block, box, disc, each, letters, picture, polygon, row, scaled, screw, shadow, shape, stroke, type Tint } from './canvas.ts'
import { black, slate, steel, tones, white } from './tones.ts'

/** An induction motor: ribbed frame, terminal box, fan cowl, shaft; on feet or with a flange. */
export const inductionMotor = ({ tint, size, isFlanged }: { tint: Tint; size: number; isFlanged: boolean }) =>
  picture(
    scaled(
      Math.min(size, 1),
      shadow([196, 338], 165),
      isFlanged
        ? ''
        : row({ name: 'foot', count: 2, step: [120, 0] }, shape('M112 280h56l12 46h-80z', tint.deep), box([94, 316, 92, 18], tint.dark, 4)),
      box([330, 188, 54, 30], steel.main, 4),
      box([330, 188, 54, 9], steel.pale, 4),
      box([330, 208, 54, 10], steel.dark, 4),
      box([350, 192, 28, 7], '#59646f', 2),
      shape('M30 128Q16 130 16 150V256Q16 276 30 278H84V128Z', tint.dark),
      shape('M34 128Q20 130 20 150V200H84V128Z', tint.main),
      row({ name: 'grille', count: 6, step: [0, 20] }, box([24, 148, 40, 7], tint.deep, 3)),
      box([80, 116, 210, 174], tint.main, 6),
      box([80, 116, 210, 30], tint.light, 6),
      row({ name: 'rib', count: 7, step: [0, 22] }, box([84, 138, 202, 8], tint.dark, 3), box([84, 134, 202, 4], tint.light, 2)),
      isFlanged
        ? box([286, 84, 26, 240], tint.deep, 6) +
            box([286, 84, 12, 240], tint.main, 5) +
            row({ name: 'bolt', count: 2, step: [0, 190] }, box([310, 100, 14, 20], steel.main, 3))
        : shape('M286 116H306Q326 130 330 172V236Q326 276 306 290H286Z', tint.dark) +
            shape('M286 116H306Q324 128 329 164L286 160Z', tint.light),
      isFlanged ? shape('M310 160H330V246H310Z', tint.dark) : '',
      block([140, 66, 96, 56], tint, { depth: 20 }),
      screw([152, 80], 5),
      screw([224, 80], 5),
      disc([160, 104], 10, tint.deep),
      box([126, 190, 92, 52], steel.light, 3),
      stroke('M138 206h56M138 222h40', '#7d8995', 5),
    ),
  )

const keypad = ([x, y]: readonly [number, number], tint: Tint) =>
  box([x, y, 116, 120], '#20262c', 8) +
  box([x + 10, y + 10, 96, 40], '#3a0f0d', 4) +
  letters([x + 58, y + 43], '50.0', '#ff5a4a', 34) +
  row({ name: 'keys', count: 3, step: [33, 0] }, box([x + 12, y + 60, 26, 20], '#7d8995', 4)) +
  box([x + 12, y + 88, 42, 22], '#33a057', 4) +
  box([x + 62, y + 88, 42, 22], '#e0442f', 4) +
  disc([x + 92, y + 70], 12, tint.main)

export const frequencyDrive = ({ tint, size }: { tint: Tint; size: number }) =>
  picture(
    scaled(
      Math.min(size, 1),
      shadow([210, 368], 116),
      block([104, 36, 168, 326], tones('#59626d'), { depth: 54, round: 10 }),
      each(7, (place) =>
        polygon(
          [
            [280, 90 + place * 32],
            [318, 68 + place * 32],
            [318, 78 + place * 32],
            [280, 100 + place * 32],
          ],
          '#39424b',
        ),
      ),
      box([112, 44, 152, 44], tint.main, 6),
      box([112, 44, 152, 13], tint.light, 6),
      stroke('M128 72q12 -22 24 0t24 0 24 0 24 0', '#ffffff', 6),
      keypad([130, 104], tint),
      box([112, 240, 152, 70], '#6f7a86', 6),
      stroke('M128 258h80M128 274h54', '#a5b0bb', 5),
      box([112, 316, 152, 40], '#20262c', 5),
      row({ name: 'clamp', count: 5, step: [28, 0] }, screw([132, 336], 10)),
    ),
  )

export const softStarter = ({ tint, size }: { tint: Tint; size: number }) =>
  picture(
    scaled(
      Math.min(size, 1),
      shadow([206, 366], 136),
      block([82, 60, 212, 276], white, { depth: 44, round: 10 }),
      box([82, 60, 212, 46], black.main, 8),
      box([82, 290, 212, 46], black.main, 8),
      row(
        { name: 'bar', count: 3, step: [62, 0] },
        box([110, 38, 32, 40], '#d17f48', 3),
        disc([126, 54], 8, '#7c4321'),
        box([110, 326, 32, 40], '#d17f48', 3),
        disc([126, 350], 8, '#7c4321'),
      ),

      row({ name: 'slot', count: 3, step: [62, 0] }, box([104, 74, 44, 20], '#20262c', 4), box([104, 304, 44, 20], '#20262c', 4)),
      box([82, 106, 212, 10], tint.main),
      box([104, 132, 168, 70], slate.deep, 8),
      shape('M116 192L168 146H258V192Z', `${tint.main}66`),
      stroke('M116 190L168 148H258', '#ffffff', 6),
      row(
        { name: 'dial', count: 3, step: [62, 0] },
        disc([126, 246], 24, '#59646f'),
        disc([126, 244], 20, tint.main),
        stroke('M126 244l9 -12', '#ffffff', 5),
      ),
    ),
  )

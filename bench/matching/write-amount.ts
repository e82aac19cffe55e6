import type { Good } from './goods.ts'
import type { LabelledLine, LineClass } from './labelled-line.ts'
import type { Random } from './random.ts'
import type { Wordings } from './wordings/wordings.ts'

/** The unit as the labels write it. */
const UNITS: Readonly<Record<Good['unit'], string>> = { piece: 'шт', metre: 'м', pack: 'уп', set: 'компл' }

// No hundreds of metres: with them a coil of a hundred would be as good an answer as a cut length.
const METRES = [15, 24, 35, 45, 60, 85, 120, 150, 180, 250, 340]
const PIECES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 16, 20, 24, 25, 30, 40, 48, 50, 64, 100]
const FEW = [1, 2, 3, 4, 5, 6, 8, 10, 12]

const unitOf = (template: string, { unit, of }: { unit: string; of: Good['unit'] }) =>
  template.includes('{u}') ? (unit === 'км' ? unit : UNITS[of]) : template.includes(' шт') ? UNITS.piece : null

type Amount = Pick<LabelledLine, 'text' | 'amount' | 'unit'>

export function withAmount(
  name: string,
  { cls, of, wordings, random }: { cls: LineClass; of: Good['unit']; wordings: Wordings; random: Random },
): Amount {
  const { amounts } = wordings
  const isOdd = cls === 'units'
  const templates =
    cls === 'amount-glued' ? amounts.glued : cls === 'amount-first' ? amounts.first : isOdd ? amounts.withUnit : amounts.plain
  if (templates === amounts.plain && random.isChance(0.1)) return { text: name, amount: null, unit: null }
  const unit = random.pick((isOdd ? wordings.oddUnits : wordings.units)[of])
  const whole = random.pick(of === 'metre' ? METRES : of === 'piece' ? PIECES : FEW)
  const amount = unit === 'км' ? whole / 1000 : whole
  const template = random.pick(templates.filter((one) => of !== 'metre' || !one.includes(' шт')))
  const text = template
    .replace('{name}', () => name)
    .replace('{n}', String(amount).replace('.', ','))
    .replace('{u}', unit)
    .replace('..', '.')
  return { text, amount, unit: unitOf(template, { unit, of }) }
}

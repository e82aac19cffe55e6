import type { Good } from './goods.ts'
import type { LabelledLine, LineClass } from './labelled-line.ts'
import type { Random } from './random.ts'
import type { Layout, Wordings } from './wordings/wordings.ts'

/** The unit as the labels write it. */
const UNITS: Readonly<Record<Good['unit'], string>> = { piece: 'шт', metre: 'м', pack: 'уп', set: 'компл' }

// No hundreds of metres: with them a coil of a hundred would be as good an answer as a cut length.
const METRES = [15, 24, 35, 45, 60, 85, 120, 150, 180, 250, 340]
const PIECES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 16, 20, 24, 25, 30, 40, 48, 50, 64, 100]
const FEW = [1, 2, 3, 4, 5, 6, 8, 10, 12]

const unitOf = (template: string, { unit, of }: { unit: string; of: Good['unit'] }) =>
  template.includes('{u}') ? (unit === 'км' ? unit : UNITS[of]) : template.includes(' шт') ? UNITS.piece : null

/** `code` and `name` are apart for lists with a column of codes; other lists have `text` alone. */
export type Written = { text: string; code?: string; name?: string }
type Amounted = Pick<LabelledLine, 'text' | 'amount' | 'unit'>
type Where = { cls: LineClass; of: Good['unit']; layout: Layout; wordings: Wordings; random: Random }

const UNSAID = 0.1

export function withAmount(
  { text, code = '', name = code === '' ? text : '' }: Written,
  { cls, of, layout, wordings, random }: Where,
): Amounted {
  const { glued, first, withUnit } = wordings.amounts
  const special = { 'amount-glued': glued, 'amount-first': first, units: withUnit }
  const isSpecial = cls === 'amount-glued' || cls === 'amount-first' || cls === 'units'
  const templates = isSpecial ? special[cls] : layout.lines
  const template = random.pick(templates.filter((one) => of !== 'metre' || !one.includes(' шт')))
  const isTable = /\t|;/.test(template)
  const isUnsaid = !isSpecial && random.isChance(UNSAID)
  if (isUnsaid && !isTable) return { text, amount: null, unit: null }
  const unit = random.pick((cls === 'units' ? wordings.oddUnits : wordings.units)[of])
  const whole = random.pick(of === 'metre' ? METRES : of === 'piece' ? PIECES : FEW)
  const amount = isUnsaid ? null : unit === 'км' ? whole / 1000 : whole
  const line = template
    .replace('{code}', () => code)
    .replace('{name}', () => (template.includes('{code}') ? name : text))
    .replace('{n}', amount === null ? '' : String(amount).replace('.', ','))
    .replace('{u}', isUnsaid ? '' : unit)
    .replace('..', '.')
  return { text: line, amount, unit: isUnsaid ? null : unitOf(template, { unit, of }) }
}

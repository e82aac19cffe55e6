import type { PromiseStep } from '@vitrina/contract/promise/promise'
import { type AmountPromise, isLateFor, promiseAt } from '@vitrina/contract/promise/promise-steps.rules'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import { formatWeekday, sellerToday } from '#lib/dates.ts'
import { type ProductTexts, useProductTexts } from '#parts/product/use-product-texts.ts'
import { plainClass } from '#ui/plain-class.ts'

type Props = {
  /** `promise` of a product, or `stepsOf(line.sources)`. */
  steps: readonly PromiseStep[]
  amount: number
  unit: { name: string }
  /** line: the day alone, the rest on hover; block: with what could be had sooner. */
  size?: 'line' | 'block'
}

const root = plainClass(({ theme }) => ({
  minWidth: 0,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '& .day': { fontSize: 13, fontWeight: 500, color: theme.vars?.palette.text.secondary },
  '& .more': { fontSize: 12, color: theme.vars?.palette.text.secondary },
  '&[data-state=firm] .day': { color: theme.vars?.palette.success.main },
  '&[data-state=estimated] .day': { color: theme.vars?.palette.warning.main },
  '&[data-late] .day': { color: theme.vars?.palette.error.main },
  '&[data-size=line] > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))

/** A day in words: today and tomorrow are named. */
export function promisedDay(day: string, { t }: Pick<ProductTexts, 't'>): string {
  const today = sellerToday()
  const date = formatWeekday(day, today)
  if (day === today) return t('promise.today', { date: date.slice(date.indexOf(' ') + 1) })
  return day === shiftDay(today, 1) ? t('promise.tomorrow', { date: date.slice(date.indexOf(' ') + 1) }) : date
}

/** «10 шт — вт 17.11», or that the manager will name the day. */
function promiseText({ day, confidence }: AmountPromise, amount: string, words: ProductTexts): string {
  if (day === null) return words.t('promise.unknown', { amount })
  return words.t(confidence === 'firm' ? 'promise.firm' : 'promise.estimated', { amount, day: promisedDay(day, words) })
}

export const PromiseView = (props: Props) => <PromiseText {...props} words={useProductTexts()} />

/** When this amount is at the buyer's destination: the one promise of list, product, cart and order. */
export function PromiseText({ steps, amount, unit, size = 'block', words }: Props & { words: ProductTexts }) {
  const { t, number, neededOn } = words
  const promised = promiseAt(steps, amount)
  const amountOf = (value: number) => `${number(value)} ${unit.name}`
  const main = promiseText(promised, amountOf(amount), words)
  const isLate = isLateFor(neededOn, promised.day)
  const notes = [
    isLate && neededOn ? t('promise.late', { day: formatWeekday(neededOn) }) : null,
    promised.confidence === 'estimated' ? t('promise.whyEstimated') : null,
    ...promised.sooner.map((part) => t('promise.sooner', { amount: amountOf(part.amount), day: promisedDay(part.day, words) })),
  ].filter((note) => note !== null)
  // The part that comes last of those that come sooner is the largest.
  const shown = size === 'block' ? notes.slice(isLate ? 0 : -1) : []
  return (
    <div
      className={root}
      data-state={promised.confidence}
      data-size={size}
      data-late={isLate || undefined}
      title={size === 'line' || notes.length > shown.length ? [main, ...notes].join('\n') : undefined}
    >
      <div className="day">{main}</div>
      {shown.slice(0, 1).map((note) => (
        <div key={note} className="more">
          {note}
        </div>
      ))}
    </div>
  )
}

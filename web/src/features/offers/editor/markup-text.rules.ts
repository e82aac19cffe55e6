import { type Markup, markupBounds, MAX_OFFER_PRICE, type SharedMarkup } from '@vitrina/contract/offers/offer-price.rules'

export const markupModes = ['percent', 'coefficient', 'margin', 'fixed'] as const
export type MarkupMode = (typeof markupModes)[number]

const figure = (basisPoints: number) => String(basisPoints / 100).replace('.', ',')

/** 18 %, ×1,25, м 20 %, =1500: as it is typed and read in the table. */
export function markupText(markup: Markup): string {
  switch (markup.mode) {
    case 'percent':
      return `${figure(markup.basisPoints)} %`
    case 'coefficient':
      return `×${String(markup.basisPoints / 10_000).replace('.', ',')}`
    case 'margin':
      return `м ${figure(markup.basisPoints)} %`
    case 'fixed':
      return `=${String(markup.price / 100).replace('.', ',')}`
  }
}

const PATTERNS: [MarkupMode, RegExp][] = [
  ['fixed', /^=(.+)$/],
  ['coefficient', /^[×xхkк*](.+)$/i],
  ['margin', /^[мm](.+?)%?$/i],
  ['percent', /^(.+?)%?$/],
]

const readFigure = (text: string): number | null => {
  const plain = text.replace(/\s+/g, '').replace(',', '.').replace('−', '-')
  return /^[+-]?\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null
}

/** The markup of a mode and a figure; null: the figure cannot be one. */
export function markupOf(mode: MarkupMode, text: string): Markup | null {
  const value = readFigure(text)
  if (value === null) return null
  if (mode === 'fixed') {
    const price = Math.round(value * 100)
    return price >= 0 && price <= MAX_OFFER_PRICE ? { mode, price } : null
  }
  const basisPoints = Math.round(value * (mode === 'coefficient' ? 10_000 : 100))
  const { least, most } = markupBounds[mode]
  return basisPoints >= least && basisPoints <= most ? { mode, basisPoints } : null
}

/** The meaning of a typed text; undefined: nothing. A plain number is per cent. */
export function readMarkup(text: string): Markup | undefined {
  const plain = text.replace(/\s+/g, '')
  for (const [mode, pattern] of PATTERNS) {
    const [, written] = pattern.exec(plain) ?? []
    if (written !== undefined) return markupOf(mode, written) ?? undefined
  }
  return undefined
}

/** Of a group or of the whole: prices by hand belong to lines alone. */
export function readSharedMarkup(text: string): SharedMarkup | undefined {
  const read = readMarkup(text)
  return read?.mode === 'fixed' ? undefined : read
}

/** The figure alone, for a field beside a choice of the mode. */
export const markupFigure = (markup: Markup): string =>
  markupText(markup)
    .replace(/^[×=м]\s*/, '')
    .replace(/\s*%$/, '')

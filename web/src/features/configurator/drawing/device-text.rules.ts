import type { CircuitResult, Position } from '@vitrina/contract/configurator/assembly-shapes'

/** As documents write numbers: a comma before the decimals. */
export const decimal = (value: number, decimals = 1): string =>
  String(Math.round(value * 10 ** decimals) / 10 ** decimals).replace('.', ',')

/** Text printed on a device: 'C16', '40 А', '30 мА'. The short lines of its label, the most important first. */
export function ratingLines({ kind, features }: Pick<Position, 'kind' | 'features'>): string[] {
  const { current, curve, leak, surgeClass, leakType } = features
  const amperes = current === undefined ? [] : [`${curve ?? ''}${current}${curve ? '' : ' А'}`]
  const leakage = leak === undefined ? [] : [`${leak} мА`]
  if (kind === 'spd') return surgeClass === undefined ? [] : [`класс ${surgeClass}`]
  if (kind === 'rcd' && String(leakType).endsWith('S')) return [...amperes, ...leakage.map((text) => `${text} S`)]
  return [...amperes, ...leakage]
}

/** '3×2,5', with the protective core where it is thinner: '4×50+1×25'. */
export function cableText({ cores, section, peSection }: NonNullable<CircuitResult['cable']>): string {
  if (peSection === section) return `${cores}×${decimal(section)}`
  return `${cores - 1}×${decimal(section)}+1×${decimal(peSection)}`
}

/** A word longer than the line goes on in the next one after a hyphen. */
function hyphenated(word: string, perLine: number): string[] {
  const parts: string[] = []
  let rest = word
  while (rest.length > perLine) {
    parts.push(`${rest.slice(0, perLine - 1)}-`)
    rest = rest.slice(perLine - 1)
  }
  return [...parts, rest]
}

/** Breaks a name into lines of at most so many characters; what does not fit into the last line is cut with an ellipsis. */
export function wrapText(text: string, { perLine, lines }: { perLine: number; lines: number }): string[] {
  const wrapped: string[] = []
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((one) => hyphenated(one, perLine))) {
    const last = wrapped.at(-1)
    if (last !== undefined && !last.endsWith('-') && last.length + 1 + word.length <= perLine)
      wrapped[wrapped.length - 1] = `${last} ${word}`
    else wrapped.push(word)
  }
  if (wrapped.length <= lines) return wrapped
  const shown = wrapped.slice(0, lines)
  return [...shown.slice(0, -1), `${(shown.at(-1) ?? '').slice(0, perLine - 1).replace(/-$/, '')}…`]
}

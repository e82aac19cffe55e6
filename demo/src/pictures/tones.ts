/** One colour under light: from its highlight to its shade. */
export type Tones = { pale: string; light: string; main: string; dark: string; deep: string }

const channels = (hex: string) => [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16))

/** Goes a share of the way from one colour to another. */
export function mixed({ from, to, share }: { from: string; to: string; share: number }): string {
  const target = channels(to)
  const blended = channels(from).map((value, place) => Math.round(value + ((target[place] ?? value) - value) * share))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** White and nearly white: its lit side would melt into a white page. */
export const isPale = (colour: string) => channels(colour).every((value) => value > 0xd8)

/** Pale plastics get cool shades and dark ones stay readable, so that neither melts into a white page or a black blot. */
export const tones = (colour: string): Tones => ({
  pale: mixed({ from: colour, to: '#ffffff', share: 0.62 }),
  light: mixed({ from: colour, to: '#ffffff', share: 0.26 }),
  main: colour,
  dark: mixed({ from: colour, to: '#16263b', share: 0.2 }),
  deep: mixed({ from: colour, to: '#16263b', share: 0.42 }),
})

export const white = tones('#f1f4f7')
export const grey = tones('#c6ced7')
export const slate = tones('#6b7785')
export const black = tones('#363d46')
export const steel: Tones = { pale: '#eef2f6', light: '#dbe2e9', main: '#bcc6d0', dark: '#94a0ad', deep: '#6c7885' }
export const brass: Tones = { pale: '#fbeec2', light: '#efd284', main: '#d9b14c', dark: '#b38a2f', deep: '#876520' }
export const copper: Tones = { pale: '#f8d5b8', light: '#eaa877', main: '#d17f48', dark: '#a75d2e', deep: '#7c4321' }
export const aluminium: Tones = { pale: '#f5f7f9', light: '#e4e9ee', main: '#cbd3db', dark: '#a7b2bd', deep: '#7f8b97' }

const two = (part: string): string => part.padStart(2, '0')

/** Reads a time of day as people type it: 09:30, 9.30, 9 30, 0930, 930, 9; undefined for what no clock shows. */
export function readTime(text: string): string | undefined {
  const found = /^(\d\d?)(?:[ .,:-]?(\d\d))?$/.exec(text.trim())
  if (!found) return undefined
  const [, hours = '', minutes = '00'] = found
  return Number(hours) < 24 && Number(minutes) < 60 ? `${two(hours)}:${minutes}` : undefined
}

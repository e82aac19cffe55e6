import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A little of everything that has broken servers; the long lists are read from `HOSTILE_DIR`. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f',
  '\ud800',
  '\ufeff\u200b\u202e',
  '👩‍👩‍👧‍👦é𝔘𝔫𝔦',
  'ﷺ'.repeat(50),
  'а'.repeat(10_000),
  '0',
  '-1',
  '-0',
  '1.5',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '1,,2,',
  ','.repeat(5_000),
  Array.from({ length: 5_000 }, (_, n) => n + 1).join(','),
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "' or 1=1; drop table products; --",
  '%',
  '%00%FF',
  '_%\\',
  '{{7*7}}${7*7}<%= 7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '(((((((((a*)*)*)*)*)*)*)*)*',
  '[',
  '{"a":1}',
  '()&|!:*',
  '~',
  '10~1',
]

/** Whole collections of such texts: every `.json` that is a list of strings or of objects with a `payload`. */
export function hostileCollection(folder: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const read = JSON.parse(readFileSync(join(folder, name), 'utf8')) as (string | { payload: string })[]
    return read.map((one) => (typeof one === 'string' ? one : one.payload))
  })
}

import * as z from 'zod'

/** A class of the international classification of electrical goods, with the sections it stands in. */
export const etimClass = z.object({
  sections: z.array(z.string().trim().min(1).max(200)).min(1).max(3),
  code: z.string().regex(/^EC\d{6}$/),
  name: z.string().trim().min(1).max(200),
})
export type EtimClass = z.infer<typeof etimClass>

/** Classes of a table with the columns level1, level2, level3, etim_group, etim_class, name_ru; null when it is no such table. */
export function readEtimClasses(text: string): EtimClass[] | null {
  const [head = '', ...lines] = text.replace(/^﻿/, '').split(/\r?\n/)
  const separator = ['\t', ';', ','].find((one) => head.includes(one)) ?? '\t'
  const columns = head.split(separator).map((name) => name.trim().toLowerCase())
  const placeOf = (name: string) => columns.indexOf(name)
  if (['level1', 'etim_class', 'name_ru'].some((name) => placeOf(name) < 0)) return null
  const classes = new Map<string, EtimClass>()
  for (const line of lines) {
    const cells = line.split(separator).map((cell) => cell.trim())
    const cell = (name: string) => cells[placeOf(name)] ?? ''
    const read = etimClass.safeParse({
      sections: ['level1', 'level2', 'level3'].map(cell).filter((level) => level !== ''),
      code: cell('etim_class'),
      name: cell('name_ru'),
    })
    // Classes stand in several branches of the tree; a kind has one section.
    if (read.success && !classes.has(read.data.code)) classes.set(read.data.code, read.data)
  }
  return classes.size > 0 ? [...classes.values()] : null
}

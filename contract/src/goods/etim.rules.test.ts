import { expect, test } from 'vitest'
import { readEtimClasses } from './etim.rules.ts'
import { freeSlug } from './slug.rules.ts'

test('classes are read with their sections, each once, whatever parts the columns', () => {
  const head = ['level1', 'level2', 'level3', 'etim_group', 'etim_class', 'name_ru']
  const rows = [
    ['Кабель', 'Силовой', '', 'EG000001', 'EC003248', 'Кабель до 1 кВ'],
    ['Провод', '', '', '', 'EC003248', 'То же в другой ветке'],
    ['Кабель', '', '', '', 'нет класса', 'Пропущен'],
  ]
  for (const separator of ['\t', ';'])
    expect(readEtimClasses([head, ...rows].map((cells) => cells.join(separator)).join('\r\n'))).toEqual([
      { sections: ['Кабель', 'Силовой'], code: 'EC003248', name: 'Кабель до 1 кВ' },
    ])
  expect(readEtimClasses('артикул;цена\n1;2')).toBeNull()
})

test('an address of a name is free of what is taken', () => {
  expect(freeSlug('Кабель силовой', new Set())).toBe('kabel-silovoy')
  expect(freeSlug('Кабель силовой', new Set(['kabel-silovoy', 'kabel-silovoy-2']))).toBe('kabel-silovoy-3')
  expect(freeSlug('«»', new Set())).toBe('n')
})

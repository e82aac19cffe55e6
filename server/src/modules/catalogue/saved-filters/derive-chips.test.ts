import { expect, test } from 'vitest'
import { aReference } from '#test/builders.reference'
import { textsIn } from '#texts/texts'
import { chipsOf, normaliseUrl } from './derive-chips.ts'

const chips = (url: string, language: 'ru' | 'en' = 'ru') =>
  chipsOf(aReference(), { names: textsIn('ru').filters, language }, url).map(
    ({ id, name, text, isAvailable }) => `${id}|${name}|${text}${isAvailable ? '' : '|gone'}`,
  )

test.each([
  ['section=2', ['section|Раздел|Силовой']],
  ['type=2', ['type|Тип товара|Тип 2']],
  ['brands=2,1', ['brands|Бренд|Бренд 2', 'brands|Бренд|Бренд 1']],
  ['series=2', ['series|Серия|Серия 2']],
  ['manufacturer=2', ['manufacturer|Производитель|Завод 2']],
  ['sellers=2', ['sellers|Продавец|Продавец 2']],
  ['set=2', ['set|Комплект|Комплект 2']],
  [
    'manufacturerCountries=ru,XX',
    ['manufacturerCountries|Страна производства|Россия', 'manufacturerCountries|Страна производства|XX|gone'],
  ],
  ['brands=99', ['brands|Бренд|99|gone']],
  ['keyword=кабель', ['keyword||кабель']],
  ['priceMin=10&priceMax=20', ['priceMin|Цена|от 10', 'priceMax|Цена|до 20']],
  ['instock=1&recommended=1', ['instock||В наличии', 'recommended||Рекомендуем']],
  ['features=colour:12;section:1.5~4', ['colour|Цвет|серый', 'section|Сечение|от 1.5 до 4 мм²']],
  ['features=section:21', ['section|Сечение|10 мм²']],
  ['features=section:~4', ['section|Сечение|до 4 мм²']],
  ['custom-colour=11', ['colour|Цвет|белый']],
  // A value of another feature, and a feature that is gone.
  ['features=colour:21;nonesuch:1', ['colour|Цвет|21|gone', 'nonesuch|nonesuch|1|gone']],
  ['sort=price', []],
])('the chips of %s', (url, expected) => {
  expect(chips(url)).toEqual(expected)
})

test('countries are named in the reader’s language', () => {
  expect(chips('manufacturerCountries=RU', 'en')).toEqual(['manufacturerCountries|Страна производства|Russia'])
})

test('an address is kept without page and open product, its parts in one order', () => {
  expect(normaliseUrl('/catalog?page=3&section=2&pageSize=50&brands=&product=7&brands=1')).toBe('brands=1&section=2')
})

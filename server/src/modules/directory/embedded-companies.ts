import type { CompanySuggestion, PartyStatus } from '@vitrina/contract/directory/directory'
import { regions } from './embedded-places.ts'
import { companyInn, kpp, ogrn, ogrnip, padded, personInn } from './made-requisites.ts'

/** Invented companies and sole traders with right check digits, so that sign-up can be walked where no service answers. */

const first = [
  'Альтаир',
  'Береговой',
  'Ветерок',
  'Горизонт',
  'Дельта',
  'Заречье',
  'Импульс',
  'Каскад',
  'Ладога',
  'Магистраль',
  'Нордвест',
  'Орбита',
  'Полюс',
  'Радиус',
  'Сфера',
  'Тандем',
  'Уралец',
  'Форпост',
  'Центр',
  'Энергия',
]
const second = ['Электромонтаж', 'Энергосервис', 'Строй', 'Свет', 'Инжиниринг', 'Комплект', 'Кабель', 'Проект', 'Щит', 'Автоматика']

const men = ['Андреев Илья Петрович', 'Белкин Олег Иванович', 'Власов Юрий Сергеевич', 'Громов Никита Андреевич', 'Дроздов Павел Ильич']
const women = ['Ермакова Анна Олеговна', 'Жукова Ирина Павловна', 'Зорина Вера Юрьевна', 'Ильина Ольга Ивановна', 'Котова Мария Денисовна']
const people = [...men, ...women]

const places = regions.flatMap((region) => region.cities.map((city) => ({ region, city })))

/** Most are active; the others show that a buyer is warned. */
function statusOf(number: number): PartyStatus {
  if (number % 29 === 0) return 'LIQUIDATED'
  return number % 37 === 0 ? 'BANKRUPT' : 'ACTIVE'
}

function common(number: number) {
  const place = places[number % places.length]
  if (!place) throw new Error('The directory has no places')
  const { region, city } = place
  const year = 2003 + (number % 21)
  const registered = Date.UTC(year, number % 12, 1 + (number % 27))
  const where = region.isCity ? region.full : `${region.full}, г ${city.name}`
  const address = `${where}, ул Промышленная, д ${1 + (number % 80)}`
  return {
    taxRegion: region.code,
    year,
    told: {
      ogrn_date: registered,
      okpo: padded(40_000_000 + number * 7_919, 8),
      okved: ['43.21', '46.69', '41.20', '27.12', '71.12'][number % 5] ?? '43.21',
      address: { value: address, unrestricted_value: `${city.postalCode}, ${address}` },
      state: { status: statusOf(number), registration_date: registered },
    },
  }
}

function company(name: string, number: number): CompanySuggestion {
  const { taxRegion, year, told } = common(number)
  const short = `ООО «${name}»`
  return {
    value: short,
    unrestricted_value: short,
    data: {
      ...told,
      inn: companyInn({ taxRegion, number: 60_000 + number * 53 }),
      kpp: kpp(taxRegion),
      ogrn: ogrn({ taxRegion, number: 50_000 + number * 97, year }),
      type: 'LEGAL',
      branch_type: 'MAIN',
      name: { full_with_opf: `Общество с ограниченной ответственностью «${name}»`, short_with_opf: short, full: name, short: name },
      opf: { code: '12300', full: 'Общество с ограниченной ответственностью', short: 'ООО' },
      management: { name: people[number % people.length] ?? null, post: number % 3 === 0 ? 'Директор' : 'Генеральный директор' },
    },
  }
}

function trader(name: string, number: number): CompanySuggestion {
  const { taxRegion, year, told } = common(number)
  return {
    value: `ИП ${name}`,
    unrestricted_value: `ИП ${name}`,
    data: {
      ...told,
      inn: personInn({ taxRegion, number: 700_000 + number * 37 }),
      kpp: null,
      ogrn: ogrnip({ taxRegion, number: 3_000_000 + number * 411, year }),
      type: 'INDIVIDUAL',
      branch_type: null,
      name: { full_with_opf: `Индивидуальный предприниматель ${name}`, short_with_opf: `ИП ${name}`, full: name, short: null },
      opf: { code: '50102', full: 'Индивидуальный предприниматель', short: 'ИП' },
      management: null,
    },
  }
}

export const embeddedCompanies: readonly CompanySuggestion[] = [
  ...first.flatMap((begins, row) => second.map((ends, column) => company(`${begins}-${ends}`, row * second.length + column + 1))),
  ...people.flatMap((name, place) => [1, 2].map((n) => trader(name, 400 + place * 2 + n))),
]

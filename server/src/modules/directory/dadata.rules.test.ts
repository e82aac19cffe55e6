import { describe, expect, test } from 'vitest'
import { readAddresses, readParties } from './dadata.rules.ts'

const party = {
  value: 'ООО РОМАШКА',
  data: { inn: '7707083893', kpp: 770701001, ogrn: '1027700132195', ogrn_date: 5, type: 'LEGAL', name: { short: 'РОМАШКА' } },
}
const read = (given: object) => readParties({ suggestions: [{ ...party, ...given }] })[0]

describe('a company of the service', () => {
  test('is read with its fields; missing ones are null', () => {
    expect(read({})).toMatchObject({
      value: 'ООО РОМАШКА',
      unrestricted_value: 'ООО РОМАШКА',
      data: {
        inn: '7707083893',
        kpp: '770701001',
        ogrn_date: 5,
        okpo: null,
        branch_type: null,
        name: { short: 'РОМАШКА', full: null },
        management: null,
        address: null,
        state: { status: 'ACTIVE', registration_date: null },
      },
    })
  })

  test('keeps its director, address and state', () => {
    const data = {
      ...party.data,
      branch_type: 'BRANCH',
      management: { name: 'Иванов', post: 'директор' },
      address: { value: 'Москва' },
      state: { status: 'LIQUIDATED' },
    }
    expect(read({ unrestricted_value: 'whole', data })).toMatchObject({
      unrestricted_value: 'whole',
      data: {
        branch_type: 'BRANCH',
        management: { name: 'Иванов', post: 'директор' },
        address: { value: 'Москва', unrestricted_value: 'Москва' },
        state: { status: 'LIQUIDATED' },
      },
    })
  })

  test('may change the type of optional fields', () => {
    expect(read({ data: { ...party.data, ogrn_date: 'soon', okved: [], branch_type: 7, state: { status: 'NEW' } } })?.data).toMatchObject({
      ogrn_date: null,
      okved: null,
      branch_type: null,
      state: { status: 'ACTIVE' },
    })
  })

  test('without an ИНН is of no use', () => {
    expect(() => read({ data: { ...party.data, inn: undefined } })).toThrow(/inn/)
  })
})

test('an address of the service keeps its fields as words, and has every field', () => {
  const [address] = readAddresses({ suggestions: [{ value: 'Москва', data: { city: 'Москва', geo_lat: 55.75, house: null } }] })
  expect(address).toMatchObject({
    value: 'Москва',
    unrestricted_value: 'Москва',
    data: { city: 'Москва', geo_lat: '55.75', house: null, fias_id: null },
  })
})

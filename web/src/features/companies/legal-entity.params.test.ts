import { expect, test } from 'vitest'
import { emptyEntity, fromDirectory, requisitesOf } from './legal-entity.params.ts'

test('pasted spaces are not sent, nor fields this kind of party does not have', () => {
  const typed = { ...emptyEntity, shortName: ' ИП Орлов ', inn: '7795 4100 7490', kpp: '779501001', ogrn: '3 04 779', headName: 'Орлов' }
  expect(requisitesOf({ ...typed, type: 'ip' })).toMatchObject({
    shortName: 'ИП Орлов',
    inn: '779541007490',
    kpp: '',
    ogrn: '304779',
    headName: '',
  })
  expect(requisitesOf({ ...typed, type: 'fl' })).toMatchObject({ kpp: '', ogrn: '' })
  expect(requisitesOf({ ...typed, type: 'ul' })).toMatchObject({ kpp: '779501001', headName: 'Орлов' })
})

test('the directory fills the form; fields it does not have stay empty', () => {
  const told = { full_with_opf: null, short_with_opf: null, full: null, short: null }
  const party = {
    value: 'ИП Орлов',
    unrestricted_value: 'ИП Орлов',
    data: {
      inn: '779541007490',
      kpp: null,
      ogrn: null,
      ogrn_date: null,
      okpo: null,
      okved: null,
      type: 'INDIVIDUAL' as const,
      branch_type: null,
      name: told,
      opf: { code: null, full: null, short: null },
      management: null,
      address: null,
      state: { status: 'ACTIVE' as const, registration_date: null },
    },
  }
  expect(fromDirectory(party)).toEqual({
    type: 'ip',
    shortName: 'ИП Орлов',
    fullName: 'ИП Орлов',
    inn: '779541007490',
    kpp: '',
    ogrn: '',
    legalAddress: '',
    headName: '',
    headPost: '',
  })
})

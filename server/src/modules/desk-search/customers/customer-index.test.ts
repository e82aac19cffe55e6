import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { CustomerIndex, type IndexedCompany, type IndexedPerson, type Shown } from './customer-index.ts'
import { WordIndex, wordsOf } from './word-index.ts'

const aCompany = (changes: Partial<IndexedCompany> & { id: number; name: string }): IndexedCompany => ({
  inn: null,
  entities: [],
  inns: [],
  managers: [],
  ...changes,
})
const aPerson = (changes: Partial<IndexedPerson> & { id: number; text: string }): IndexedPerson => ({
  name: changes.text,
  phone: null,
  email: null,
  companyIds: [1],
  ...changes,
})
const everyone: Shown = { sees: () => true, most: 7 }

let index: CustomerIndex
beforeEach(() => {
  index = new CustomerIndex()
  index.putCompany(aCompany({ id: 1, name: 'ООО «Стройсвет 4321»', inns: ['7700012345'], inn: '7700012345', managers: [5] }))
  index.putCompany(aCompany({ id: 2, name: 'ТД Электросвет', entities: ['ООО «Журавль»'], inns: ['7800000001', '7700099999'] }))
  index.putPerson(aPerson({ id: 11, text: 'Журавлёв Пётр Ильич petr-777@mail.test', phone: '+79161234567', companyIds: [1, 2] }))
})

const companies = (words: string, shown = everyone) => index.findCompanies({ words, inn: null }, shown).map(({ id }) => id)
const people = (words: string, shown = everyone) => index.findPeople({ words, phones: [] }, shown)

describe('customers in memory', () => {
  test.each([
    ['стройсвет', [1]],
    ['СВЕТ', [1, 2]],
    ['свет 43', [1]],
    ['4321 строй', [1]],
    ['журавль', [2]],
    ['тд', []],
    ['тд электро', [2]],
    ['гирлянда', []],
    ['%%%', []],
  ])('a company by %s', (words, ids) => {
    expect(companies(words).toSorted()).toEqual(ids)
  })

  test('a company by the first digits of any of its ИНН', () => {
    const byInn = (inn: string) => index.findCompanies({ words: null, inn }, everyone).map(({ id }) => id)
    expect(byInn('77000').toSorted()).toEqual([1, 2])
    expect(byInn('7800000001')).toEqual([2])
    expect(byInn('0001')).toEqual([])
  })

  test('a person by the name in any order, without the dots of ё, by the e-mail and by the phone, once for each company', () => {
    for (const words of ['журавлев', 'Пётр Журавлёв', 'petr-777@mail.test', '777'])
      expect([words, people(words).map(({ id, companyId }) => [id, companyId])]).toEqual([
        words,
        [
          [11, 1],
          [11, 2],
        ],
      ])
    expect(index.findPeople({ words: null, phones: ['+79161'] }, everyone)).toMatchObject([{ contact: '+79161234567' }, { companyId: 2 }])
    expect(index.findPeople({ words: null, phones: ['+79162'] }, everyone)).toEqual([])
  })

  test('nothing of a company that is not seen', () => {
    const stranger = { ...everyone, sees: (managers: readonly number[]) => !managers.includes(5) }
    expect(companies('свет', stranger)).toEqual([2])
    expect(people('журавлёв', stranger).map(({ companyId }) => companyId)).toEqual([2])
  })

  test('what was changed is found anew, and what was removed no more', () => {
    index.removeCompany(1)
    index.putCompany(aCompany({ id: 1, name: 'Промэнерго', inns: ['7755555555'] }))
    index.removePerson(11)
    expect([companies('стройсвет'), companies('промэнерго'), people('журавлёв')]).toEqual([[], [1], []])
    expect(index.findCompanies({ words: null, inn: '77000' }, everyone).map(({ id }) => id)).toEqual([2])
    expect(index.findPeople({ words: null, phones: ['+7916'] }, everyone)).toEqual([])
  })

  test('a text that led to nobody leads to whoever comes later', () => {
    for (const words of ['журавлёв кс', 'журавлёв ксен']) expect(people(words)).toEqual([])
    index.putPerson(aPerson({ id: 12, text: 'Журавлёва Ксения' }))
    expect(people('журавлёв ксен').map(({ id }) => id)).toEqual([12])
    index.putPerson(aPerson({ id: 13, text: 'Журавлёв Макс Енисеевич' }))
    expect(people('журавлёв кс ен').map(({ id }) => id)).toEqual([13, 12])
  })

  test('names that begin with the text come first, and no more than are wanted', () => {
    for (let id = 100; id < 120; id++) index.putCompany(aCompany({ id, name: `Мегастрой ${id}` }))
    index.putCompany(aCompany({ id: 200, name: 'Строй Мега' }))
    expect(companies('строй', { ...everyone, most: 3 })).toEqual([1, 200, 100])
  })
})

test('the words of an index find what comparing every text finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('а', 'б', 'ё', ' ', '1', '-'), maxLength: 12 })
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 20 }), letters, (texts, asked) => {
      const words = new WordIndex()
      for (const [id, text] of texts.entries()) words.put(id, text)
      const typed = wordsOf(asked)
      const isFindable = typed.some((word) => word.length >= 3)
      const expected = texts.flatMap((text, id) => {
        const own = wordsOf(text).join(' ')
        return isFindable && typed.every((word) => own.includes(word)) ? [id] : []
      })
      expect(words.find(typed, { isWanted: () => true, most: 1_000 }).toSorted((one, other) => one - other)).toEqual(expected)
    }),
  )
})

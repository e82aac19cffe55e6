import { expect, test } from 'vitest'
import { readDataUrl } from './requisites-file.rules.ts'
import { partyOf, personOf, stateOf, wrongInParty } from './sign-up.rules.ts'

test('the type of a party follows from the length of its ИНН and the form', () => {
  expect(partyOf({})).toBeNull()
  expect(partyOf({ company: {}, companyName: ' ' })).toBeNull()
  expect(partyOf({ company: { name: 'ООО «Ток»', inn: '7707083893', kpp: '770701001' } })).toMatchObject({ type: 'ul', kpp: '770701001' })
  expect(partyOf({ company: { inn: '5001 0073 2259', kpp: '770701001' } })).toMatchObject({ type: 'ip', inn: '500100732259', kpp: null })
  expect(partyOf({ isIndividual: true, company: { inn: '7707083893' } })).toMatchObject({ type: 'fl' })
})

test('check digits are asked by its kind', () => {
  const wrongOf = (given: Parameters<typeof partyOf>[0]) => wrongInParty(partyOf(given) as never).map(({ field }) => field)
  expect(wrongOf({ company: { inn: '7707083893', kpp: '770701001', ogrn: '1027700132195' } })).toEqual([])
  expect(wrongOf({ company: { inn: '7707083890', kpp: '7', ogrn: '304500116000157' } })).toEqual(['inn', 'kpp', 'ogrn'])
  expect(wrongOf({ company: { inn: '500100732259', ogrn: '304500116000157' } })).toEqual([])
  expect(wrongOf({ isIndividual: true, inn: '7707083893' })).toEqual(['inn'])
  expect(wrongOf({ company: { name: 'ООО', inn: '12345' } })).toEqual(['inn'])
})

test('a name in one piece stays in one piece', () => {
  expect(personOf({ name: 'Анна Орлова' })).toEqual({ lastName: '', firstName: 'Анна Орлова', middleName: '' })
  expect(personOf({ name: 'x', lastname: 'Орлова', firstname: 'Анна' })).toEqual({ lastName: 'Орлова', firstName: 'Анна', middleName: '' })
})

test('a known ИНН waits for approval, and every company where the seller asks for it', () => {
  expect(stateOf({ isInnKnown: true, isApprovalRequired: false })).toBe('pending')
  expect(stateOf({ isInnKnown: false, isApprovalRequired: true })).toBe('pending')
  expect(stateOf({ isInnKnown: false, isApprovalRequired: false })).toBe('approved')
})

test.each(['', 'AAAA', 'data:text/plain,hello', 'data:;base64,', 'data:application/pdf;base64,A*A', 'http://x/y'])(
  '%j is no file',
  (text) => {
    expect(readDataUrl(text)).toBeNull()
  },
)

test('[A-04] a data-URL gives the bytes of its file and their declared type', () => {
  expect(readDataUrl('data:application/pdf;base64,JVBERi0=')).toEqual({ type: 'application/pdf', body: Buffer.from('%PDF-') })
  expect(readDataUrl('data:Application/PDF;name=x;base64,JVBERi0=')).toEqual({ type: 'application/pdf', body: Buffer.from('%PDF-') })
})

test('a company is named by the directory, else by the form, and known by an ИНН alone', () => {
  expect(partyOf({ company: { name: ' ООО «Ток» ' }, companyName: 'Ток' })).toMatchObject({ name: 'ООО «Ток»', inn: null, type: 'ul' })
  expect(partyOf({ company: { name: '' }, companyName: ' Ток ' })?.name).toBe('Ток')
  expect(partyOf({ companyName: 'Ток' })).toEqual({ type: 'ul', name: 'Ток', inn: null, kpp: null, ogrn: null, address: '' })
  expect(partyOf({ inn: '7707 083893' })).toEqual({ type: 'ul', name: '', inn: '7707083893', kpp: null, ogrn: null, address: '' })
  expect(partyOf({ inn: '500100732259' })).toMatchObject({ type: 'ip', kpp: null, ogrn: null, address: '' })
  expect(partyOf({ company: { inn: '7707083893', address: ' Москва ', ogrn: '1027 700132195' } })).toMatchObject({
    address: 'Москва',
    ogrn: '1027700132195',
  })
})

test('a person has neither a КПП nor a state number nor an address', () => {
  expect(partyOf({ isIndividual: true, company: { kpp: '770701001', ogrn: '1027700132195', address: 'Москва' } })).toEqual({
    type: 'fl',
    name: '',
    inn: null,
    kpp: null,
    ogrn: null,
    address: '',
  })
})

test('a party without an ИНН has none that is wrong', () => {
  expect(wrongInParty({ type: 'ul', name: 'Ток', inn: null, kpp: null, ogrn: null, address: '' })).toEqual([])
})

test('a person without a name has empty ones', () => {
  expect(personOf({})).toEqual({ lastName: '', firstName: '', middleName: '' })
  expect(personOf({ lastname: 'Орлова', name: 'x' })).toEqual({ lastName: 'Орлова', firstName: '', middleName: '' })
})

test('a data-URL stands alone, with its padding or without, and may have no type', () => {
  expect(readDataUrl('data:application/pdf;base64,JVBERg==')?.body.toString()).toBe('%PDF')
  expect(readDataUrl('data:application/pdf;base64,JVBE')?.body.toString()).toBe('%PD')
  expect(readDataUrl('data:;base64,JVBE')?.type).toBe('')
  for (const wrong of ['x data:;base64,JVBE', 'data:;base64,JVBE x', 'data:;base64,JVBE===']) expect(readDataUrl(wrong)).toBeNull()
})

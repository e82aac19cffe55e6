import fc from 'fast-check'
import { generatedOffer } from '@vitrina/contract/offers/generated-offers'
import { applyOfferChanges, type OfferChange, type OfferState } from '@vitrina/contract/offers/offer-document.rules'
import { expect, test } from 'vitest'
import { joinChanges, rowsBefore, yieldTo } from './join-changes.rules.ts'

const anyOfferState = fc.nat().map(generatedOffer)
const idAt = ({ document: { lines } }: OfferState, at: number) => lines[at % lines.length]?.id ?? ''
const note = (id: string, text: string): OfferChange => ({ op: 'setLines', lines: [{ id, note: text }] })
const setClient = ({ terms: { client } }: OfferState, fields: object): OfferChange => ({
  op: 'setTerms',
  terms: { client: { ...client, ...fields } },
})

test('what only one side changed stays on both sides, of the client field by field; nothing is asked', () => {
  fc.assert(
    fc.property(anyOfferState, fc.nat(), (base, at) => {
      const id = idAt(base, at)
      const theirs = applyOfferChanges(base, [setClient(base, { contact: 'Анна' }), { op: 'setLines', lines: [{ id, unit: 'кг' }] }])
      const pending = [setClient(base, { inn: '7700000000' }), note(id, 'Срочно')]
      const { changes, overlaps } = joinChanges({ base, pending, theirs })
      expect(overlaps).toEqual([])
      const joined = applyOfferChanges(theirs, changes)
      expect(joined.terms.client).toMatchObject({ contact: 'Анна', inn: '7700000000' })
      expect(joined.document.lines.find((line) => line.id === id)).toMatchObject({ unit: 'кг', note: 'Срочно' })
    }),
  )
})

test('what both changed is listed with both values; taking theirs gives up that field alone', () => {
  fc.assert(
    fc.property(anyOfferState, fc.nat(), (base, at) => {
      const id = idAt(base, at)
      const theirs = applyOfferChanges(base, [note(id, 'Их')])
      const pending: OfferChange[] = [{ op: 'setLines', lines: [{ id, note: 'Моё', article: 'Новый' }] }]
      const { changes, overlaps } = joinChanges({ base, pending, theirs })
      expect(overlaps).toMatchObject([{ row: id, field: 'note', theirs: 'Их', mine: 'Моё' }])
      const lineIn = (state: OfferState) => state.document.lines.find((line) => line.id === id)
      expect(lineIn(applyOfferChanges(theirs, changes))).toMatchObject({ note: 'Моё', article: 'Новый' })
      expect(lineIn(applyOfferChanges(theirs, yieldTo(changes, overlaps, theirs)))).toMatchObject({ note: 'Их', article: 'Новый' })
    }),
  )
})

test('a line they removed and that was changed here comes back, unless theirs is taken', () => {
  fc.assert(
    fc.property(anyOfferState, fc.nat(), (base, at) => {
      const id = idAt(base, at)
      const theirs = applyOfferChanges(base, [{ op: 'removeLines', ids: [id] }])
      const { changes, overlaps } = joinChanges({ base, pending: [note(id, 'Моё')], theirs })
      expect(overlaps).toMatchObject([{ row: id, field: null, theirs: 'removed', mine: 'changed' }])
      const has = (state: OfferState) => state.document.lines.some((line) => line.id === id)
      expect(has(applyOfferChanges(theirs, changes))).toBe(true)
      expect(has(applyOfferChanges(theirs, yieldTo(changes, overlaps, theirs)))).toBe(false)
    }),
  )
})

test('after a reload the rows that were touched are enough, and a batch that had arrived asks nothing', () => {
  fc.assert(
    fc.property(anyOfferState, fc.nat(), (base, at) => {
      const id = idAt(base, at)
      const pending = [note(id, 'Моё'), setClient(base, { inn: '7700000000' })]
      const left = rowsBefore(base, pending)
      expect(left.document.lines).toHaveLength(1)
      expect(joinChanges({ base: left, pending, theirs: applyOfferChanges(base, pending) }).overlaps).toEqual([])
      expect(joinChanges({ base: left, pending, theirs: applyOfferChanges(base, [note(id, 'Их')]) }).overlaps).toMatchObject([
        { field: 'note', theirs: 'Их', mine: 'Моё' },
      ])
    }),
  )
})

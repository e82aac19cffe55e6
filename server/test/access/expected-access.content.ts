import type { Expected } from './expected.ts'

const staff = { may: 'staff', permission: 'content' } as const
const content = '/api/v1/back-office/content'
const page = { kind: 'page', title: { ru: 'Другое' }, slug: 'drugoe', html: { ru: '<p>Текст</p>' }, from: null, until: null }
const ofPage = { ...staff, params: { kind: 'page' }, objects: { 'params.id': 'contentEntry' } } as const
const text = { subject: 'Пароль изменён', body: 'Текст', button: '' }
const ofLetter = { ...staff, params: { name: 'account.passwordChanged' } } as const
const papers = {
  header: '',
  footer: '',
  color: '',
  logo: null,
  stamp: null,
  signature: null,
  headPost: '',
  headName: '',
  accountantName: '',
}
let pages = 0
const anotherPage = () => ({ ...page, slug: `drugoe-${pages++}` })

/** Texts for buyers: content editors and administrators. */
export const contentAccess: Record<string, Expected> = {
  [`GET ${content}/reference`]: staff,
  [`GET ${content}/entries/:kind`]: { ...staff, params: { kind: 'page' }, shows: 'contentEntry' },
  [`GET ${content}/entries/:kind/:id`]: ofPage,
  [`POST ${content}/entries`]: { ...staff, body: () => ({ body: anotherPage() }) },
  [`PUT ${content}/entries/:kind/:id`]: { ...ofPage, body: () => ({ version: 1, body: anotherPage() }) },
  [`POST ${content}/entries/:kind/:id/publish`]: { ...ofPage, body: { version: 1 } },
  [`POST ${content}/entries/:kind/:id/withdraw`]: { ...ofPage, body: { version: 1 } },
  [`DELETE ${content}/entries/:kind/:id`]: ofPage,
  [`POST ${content}/entries/:kind/:id/undelete`]: { ...ofPage, objects: { 'params.id': 'deletedEntry' } },
  [`GET ${content}/entries/:kind/:id/versions`]: ofPage,
  [`POST ${content}/entries/:kind/:id/restore`]: { ...ofPage, body: { version: 1, versionId: 1 }, expectedAnswer: 'content.not-found' },
  [`PUT ${content}/order`]: { ...staff, body: { kind: 'block', ids: [2_000_000_000] } },
  [`POST ${content}/preview`]: { ...staff, body: { body: page, language: 'ru' } },
  [`GET ${content}/letters`]: staff,
  [`GET ${content}/letters/:name`]: ofLetter,
  // Another call of the matrix may have saved a newer version.
  [`PUT ${content}/letters/:name`]: {
    ...ofLetter,
    body: { version: 0, texts: { ru: text, en: text, uz: text } },
    expectedAnswer: [200, 'content.changed'],
  },
  [`DELETE ${content}/letters/:name`]: ofLetter,
  [`POST ${content}/letters/:name/preview`]: { ...ofLetter, body: { language: 'ru', text } },
  [`POST ${content}/letters/:name/test`]: { ...ofLetter, body: { language: 'ru', text } },
  [`GET ${content}/papers`]: staff,
  // Another call of the matrix may have saved a newer version.
  [`PUT ${content}/papers`]: { ...staff, body: { version: 0, papers }, expectedAnswer: [200, 'content.changed'] },
  [`POST ${content}/papers/preview`]: { ...staff, body: { papers, kind: 'upd' } },
  [`POST ${content}/pictures`]: { ...staff, photo: 'file', expectedAnswer: 'goods.bad-picture' },
}
